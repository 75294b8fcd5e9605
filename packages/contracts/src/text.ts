/** Invisible characters: controls (except tab and newline), zero-width, bidi controls, BOM. */
const INVISIBLE = /(?![\n\t])[\p{Cc}\p{Cf}]/gu
/** Terminal control sequences, removed whole so that no "[31m" remains. */
const ANSI = /\p{Cc}\[[0-?]*[ -/]*[@-~]/gu
/** More than two combining marks on one character ("Zalgo"). */
const PILED_MARKS = /(\p{M}{2})\p{M}+/gu
/** Zero-width joiners combine emoji such as families; elsewhere they are noise. */
const JOINER_OUTSIDE_EMOJI =
  /(?<!\p{Extended_Pictographic}\uFE0F?|\p{Emoji_Modifier})\u200D|\u200D(?!\p{Extended_Pictographic})/gu

/**
 * A person's text as it is stored: NFC, trimmed, with \n line ends, without control, zero-width and bidi characters, with
 * at most two combining marks per character. Lone surrogates become U+FFFD.
 */
export function cleanText(text: string): string {
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(/\r\n?|\u0085|\u2028|\u2029/gu, '\n')
    .replace(ANSI, '')
    .replace(JOINER_OUTSIDE_EMOJI, '')
    .replace(INVISIBLE, (c) => (c === '\u200D' ? c : ''))
    .replace(PILED_MARKS, '$1')
    .trim()
}

/** Shared, because each instance holds memory that is freed slowly. Made when it is needed, because it takes 12 MB. */
let segmenter: Intl.Segmenter | undefined
const graphemes = () => (segmenter ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' }))
/** Text in which each code unit is one character. */
const PLAIN = /^[ -~\n]*$/

/**
 * The first `length` grapheme clusters, then `ellipsis` if anything was cut.
 * @example truncate('Headache after lunch', 8, '...') // 'Headache...'
 */
export function truncate(text: string, length: number, ellipsis: string): string {
  if (text.length <= length) return text
  // One more, because a combining mark may follow the last character.
  if (PLAIN.test(text.slice(0, length + 1))) return text.slice(0, length) + ellipsis
  let end = 0
  let count = 0
  for (const { index, segment } of graphemes().segment(text)) {
    if (count++ === length) return text.slice(0, end) + ellipsis
    end = index + segment.length
  }
  return text
}

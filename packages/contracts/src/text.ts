/** Characters that print nothing or steer text: controls (but tab and newline), zero-width, bidi controls, BOM. */
const INVISIBLE = /(?![\n\t])[\p{Cc}\p{Cf}]/gu
/** Control sequences of terminals, removed whole so that no "[31m" stays behind. */
const ANSI = /\p{Cc}\[[0-?]*[ -/]*[@-~]/gu
/** More than two combining marks on one character ("Zalgo"). */
const PILED_MARKS = /(\p{M}{2})\p{M}+/gu
/** Zero-width joiners hold emoji such as families together; elsewhere they are noise. */
const JOINER_OUTSIDE_EMOJI =
  /(?<!\p{Extended_Pictographic}\uFE0F?|\p{Emoji_Modifier})\u200D|\u200D(?!\p{Extended_Pictographic})/gu

/**
 * The form in which a person's text is stored: NFC, line ends as \n, without control, zero-width and bidi characters,
 * with piled-up combining marks capped, trimmed. Lone surrogates become U+FFFD.
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

/** One for all: making one, and asking it for a text's segments, takes memory that is only slowly given back. */
const GRAPHEMES = new Intl.Segmenter(undefined, { granularity: 'grapheme' })
/** Text in which each code unit is a character of its own. */
const PLAIN = /^[ -~\n]*$/

/** The first `length` characters as a person counts them (grapheme clusters), then `ellipsis` if anything was cut. */
export function truncate(text: string, length: number, ellipsis: string): string {
  if (text.length <= length) return text
  // One more: a mark after the last character would belong to it.
  if (PLAIN.test(text.slice(0, length + 1))) return text.slice(0, length) + ellipsis
  let end = 0
  let count = 0
  for (const { index, segment } of GRAPHEMES.segment(text)) {
    if (count++ === length) return text.slice(0, end) + ellipsis
    end = index + segment.length
  }
  return text
}

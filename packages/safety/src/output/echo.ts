import { tokenise } from '@soulsign/language'
import { splitSentences } from './sentences.ts'

/** This many consecutive words count as a quotation. */
const ECHO_WORDS = 6
/** Minimum of content words: a run of function words ("at the end of the day") is no quotation. */
const ECHO_CONTENT_WORDS = 3
const FUNCTION_WORDS = new Set(
  [
    'a an the of to in on at by for with from as and or but if not no so it its is are was be been am i',
    'you he she we they me my your his her our their this that these those there what who when where how',
    'do does did have has had can could may might will would just very all out up down into over',
  ]
    .join(' ')
    .split(' '),
)
const LINE_MARK = /^\s*(?:#{1,6}\s|[-*•]\s|\d+[.)]\s)/u
const WORDS_OF_A_MARKED_LINE = 2
const WORDS_OF_A_LINE = 4

/** The words of a text in one plain form, joined by single spaces. */
const normalise = (text: string): string =>
  tokenise(text)
    .map(({ word }) => word)
    .join(' ')

function* runsOf(text: string): Generator<string> {
  const words = normalise(text).split(' ')
  for (let start = 0; start + ECHO_WORDS <= words.length; start++) {
    const run = words.slice(start, start + ECHO_WORDS)
    if (run.filter((word) => !FUNCTION_WORDS.has(word)).length >= ECHO_CONTENT_WORDS) yield run.join(' ')
  }
}

/** Recognises a person's own words in a text: runs of six words, and whole lines or sentences. */
export class EchoFinder {
  readonly #runs: ReadonlySet<string>
  readonly #lines: ReadonlySet<string>

  constructor(personText: string) {
    this.#runs = new Set(runsOf(personText))
    this.#lines = new Set(
      splitSentences(personText).flatMap((line) => {
        const words = normalise(line.replace(LINE_MARK, ''))
        const needed = LINE_MARK.test(line) ? WORDS_OF_A_MARKED_LINE : WORDS_OF_A_LINE
        return words.split(' ').length >= needed ? [words] : []
      }),
    )
  }

  find(text: string): string | null {
    if (this.#runs.size > 0) for (const run of runsOf(text)) if (this.#runs.has(run)) return run
    if (this.#lines.size === 0) return null
    return (
      splitSentences(text)
        .map((sentence) => normalise(sentence.replace(LINE_MARK, '')))
        .find((sentence) => this.#lines.has(sentence)) ?? null
    )
  }
}

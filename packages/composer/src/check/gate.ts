import { type CheckContext, OutputCheck, type Violation } from './check.ts'
import { lastSentenceEnd, splitSentences } from './sentences.ts'

/** Longer than any sentence should be. */
const SENTENCE_MAX_LENGTH = 1_000

export interface Released {
  /** Checked text that may be shown now; empty while a sentence is incomplete. */
  text: string
  /** What ended the stream; nothing more is released after it. */
  violation: Violation | null
}

/** Lets an analysis through as it is written, a sentence at a time, each checked first. */
export class SentenceGate {
  readonly #output: OutputCheck
  #pending = ''
  #previous = ''
  #begun = false
  #violation: Violation | null = null

  constructor(context: CheckContext) {
    this.#output = new OutputCheck(context)
  }

  /** Takes the next piece of the analysis. */
  push(delta: string): Released {
    this.#pending += delta
    const end = lastSentenceEnd(this.#pending)
    const complete = this.#pending.slice(0, end)
    this.#pending = this.#pending.slice(end)
    if (this.#pending.length > SENTENCE_MAX_LENGTH) {
      this.#violation ??= { rule: 'structure', excerpt: `a sentence of more than ${SENTENCE_MAX_LENGTH} characters` }
    }
    return this.#release(complete)
  }

  /** The analysis is complete: lets its last sentence through. */
  end(): Released {
    const rest = this.#pending
    this.#pending = ''
    return this.#release(rest)
  }

  #release(text: string): Released {
    let released = ''
    for (const sentence of splitSentences(text)) {
      this.#violation ??= this.#check(sentence)
      if (this.#violation) break
      released += sentence
    }
    return { text: released, violation: this.#violation }
  }

  #check(sentence: string): Violation | null {
    if (sentence.trim() === '') return null
    if (!this.#begun && !sentence.trimStart().startsWith('#')) {
      return { rule: 'structure', excerpt: 'no heading at the start' }
    }
    this.#begun = true
    const violation = this.#output.check(sentence) ?? this.#output.check(this.#previous + sentence)
    this.#previous = sentence
    return violation
  }
}

import { type CheckContext, OutputCheck, type Violation } from './check.ts'
import { lastSentenceEnd, splitSentences } from './sentences.ts'

/** Longer than any reasonable sentence. */
const SENTENCE_MAX_LENGTH = 1_000

export interface Released {
  /** Checked text to show now; empty while a sentence is incomplete. */
  text: string
  /** The violation that ended the stream; no text is released after it. */
  violation: Violation | null
}

/**
 * Releases an analysis while it is written, one checked sentence at a time.
 * @example
 * const gate = new SentenceGate({ personText: 'a stiff neck' })
 * const { text, violation } = gate.push('# A stiff neck\n\nThe neck ')
 */
export class SentenceGate {
  readonly #output: OutputCheck
  #pending = ''
  #previous = ''
  #begun = false
  #violation: Violation | null = null

  constructor(context: CheckContext) {
    this.#output = new OutputCheck(context)
  }

  /** Adds the next piece of the analysis. */
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

  /** Ends the analysis and releases its last sentence. */
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

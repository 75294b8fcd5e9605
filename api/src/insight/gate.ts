import type { Reading } from '@soulsign/composer'
import type { Insight } from '@soulsign/contracts'
import type { EntryToRead } from './generations.sql.ts'

/** Lets text through sentence by sentence, each checked first. */
export interface Gate {
  /** Takes more text. Answers the rule it breaks, if it does. */
  push(text: string): string | undefined
  /** All that may be shown so far. */
  released(): string
  /** Checks the whole. Answers the rule it breaks, if it does. */
  finish(insight: Insight): string | undefined
}

export function openGate(_entry: EntryToRead, _reading: Reading): Gate {
  let all = ''
  return {
    push(text) {
      all += text
      return undefined
    },
    released: () => all.slice(0, all.lastIndexOf('. ') + 1),
    finish: () => undefined,
  }
}

import type { Writer } from '@soulsign/contracts'
import type { Reading } from './read-symptom.ts'

/** The line that says who wrote an insight and what it is. */
const AUTHOR_LINES: Record<Reading['mode'], Record<Writer, string>> = {
  reflect: {
    ai: '*An AI wrote this symbolic reading for reflection. It is not medical advice.*',
    guide: '*Our built-in guide, not an AI, wrote this symbolic reading for reflection. It is not medical advice.*',
  },
  companion: {
    ai: '*An AI wrote this symbolic reading to keep you company. It explains nothing and is not medical advice.*',
    guide:
      '*Our built-in guide, not an AI, wrote this symbolic reading to keep you company. It explains nothing and is not medical advice.*',
  },
}

/** When to seek care. */
const CARE_LINE =
  '*If what you feel is new, strong, getting worse or not going away, please have a health professional look at it.*'

/** Ends an analysis with the lines that every insight carries: who wrote it, what it is, and when to seek care. */
export function withRequiredLines(analysis: string, { mode }: Pick<Reading, 'mode'>, writer: Writer): string {
  const lines = new Set([...Object.values(AUTHOR_LINES).flatMap((byWriter) => Object.values(byWriter)), CARE_LINE])
  const body = analysis
    .split('\n')
    .filter((line) => !lines.has(line.trim()))
    .join('\n')
    .trim()
  return `${body}\n\n${AUTHOR_LINES[mode][writer]}\n\n${CARE_LINE}`
}

import type { Reading } from './read-symptom.ts'

/** The line that says who wrote an insight and what it is. */
const AUTHOR_LINES: Record<Reading['mode'], string> = {
  reflect: '*An AI guide wrote this symbolic reading for reflection. It is not medical advice.*',
  companion:
    '*An AI guide wrote this symbolic reading to keep you company. It explains nothing and is not medical advice.*',
}

/** When to seek care. */
const CARE_LINE =
  '*If what you feel is new, strong, getting worse or not going away, please have a health professional look at it.*'

/** The lines that end every insight's `ai_analysis`. */
const requiredLines = ({ mode }: Pick<Reading, 'mode'>): string => `${AUTHOR_LINES[mode]}\n\n${CARE_LINE}`

/** Ends an analysis with the lines that every insight carries. A second call changes nothing. */
export function withRequiredLines(analysis: string, { mode }: Pick<Reading, 'mode'>): string {
  const lines = new Set<string>([...Object.values(AUTHOR_LINES), CARE_LINE])
  const body = analysis
    .split('\n')
    .filter((line) => !lines.has(line.trim()))
    .join('\n')
    .trim()
  return `${body}\n\n${requiredLines({ mode })}`
}

export type { Assessment } from './assess.ts'
export type { ScreenedText } from './reading.ts'
export { type Screener, startScreener, TooManyTextsError } from './screener.ts'
export { toSafety } from './to-safety.ts'

import { type Assessment, assess } from './assess.ts'
import type { ScreenedText } from './reading.ts'

/** What the thread of `startScreener` runs. */
export default (text: ScreenedText): Assessment | null => assess(text)

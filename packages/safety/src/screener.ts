import { Piscina } from 'piscina'
import type { Assessment } from './assess.ts'
import type { ScreenedText } from './reading.ts'

/** Screens texts in a thread of its own, so that nobody waits for somebody else's long text. */
export interface Screener {
  assess(text: ScreenedText): Promise<Assessment | null>
  close(): Promise<void>
}

/**
 * Starts the thread, which loads words, rules and the reader's model.
 * @throws Error that names what is missing
 */
export async function startScreener(): Promise<Screener> {
  // One thread: each holds words and model, and a text takes milliseconds.
  const pool = new Piscina<ScreenedText, Assessment | null>({
    filename: new URL('screening-thread.ts', import.meta.url).href,
    minThreads: 1,
    maxThreads: 1,
  })
  try {
    await pool.run({ description: '' })
  } catch (error) {
    await pool.destroy()
    throw error
  }
  return { assess: (text) => pool.run(text), close: () => pool.close() }
}

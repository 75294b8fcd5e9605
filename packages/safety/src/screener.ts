import { fileURLToPath } from 'node:url'
import { Piscina } from 'piscina'
import type { Assessment } from './assess.ts'
import type { ScreenedText } from './reading.ts'
import { WaitingLine } from './waiting-line.ts'

/** Screens texts in a thread of its own, so that nobody waits for somebody else's long text. */
export interface Screener {
  /**
   * @param sender whose texts wait behind one another, while other senders' are read in between
   * Rejects with TooManyTextsError if there is no room for this text, or it gave way to that of a sender with fewer
   */
  assess(text: ScreenedText, sender?: string): Promise<Assessment | null>
  close(): Promise<void>
}

/** Too many texts wait. Nothing is known about this one. */
export class TooManyTextsError extends Error {
  constructor() {
    super('Too many texts wait to be screened. Send this one again in a moment.')
  }
}

interface Waiting {
  readonly text: ScreenedText
  readonly answer: PromiseWithResolvers<Assessment | null>
}

/** Where Node keeps the thread's code without types, which it would otherwise work out at each start. */
const CODE_CACHE = fileURLToPath(new URL('../node_modules/.cache/code', import.meta.url))
/** A text leaves little garbage behind. Without a limit the engine would let it grow to three times as much. */
const YOUNG_MB = 8

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
    env: { ...process.env, NODE_COMPILE_CACHE: CODE_CACHE },
    resourceLimits: { maxYoungGenerationSizeMb: YOUNG_MB },
  })
  try {
    await pool.run({ description: '' })
  } catch (error) {
    await pool.destroy()
    throw error
  }
  return screenerOn(pool)
}

/** @param pool reads one text at a time */
function screenerOn(pool: Pick<Piscina<ScreenedText, Assessment | null>, 'run' | 'close'>): Screener {
  const line = new WaitingLine<Waiting>()
  let reading: Promise<void> | undefined
  const readAll = async () => {
    for (let waiting = line.next(); waiting; waiting = line.next())
      await pool.run(waiting.text).then(waiting.answer.resolve, waiting.answer.reject)
    reading = undefined
  }
  return {
    assess(text, sender = '') {
      const answer = Promise.withResolvers<Assessment | null>()
      line.add(sender, { text, answer })?.answer.reject(new TooManyTextsError())
      reading ??= readAll()
      return answer.promise
    },
    close: async () => {
      await reading
      await pool.close()
    },
  }
}

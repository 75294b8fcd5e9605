import { once } from 'node:events'
import { ConfigError } from '../api/src/config.ts'
import { ReleaseError } from '../api/src/releases/dist.ts'
import { Advice, ROOT } from './steps.ts'

/** What a command has started so far. */
export interface Running {
  /** Aborts when the command is told to stop. */
  signal: AbortSignal
  /** Ends a part when the command stops; the last one started is ended first. */
  onStop(stop: () => Promise<void>): void
}

/** Starts the parts, waits for Ctrl-C or SIGTERM, ends them in reverse order, and exits with 0. */
export async function runUntilStopped(start: (running: Running) => Promise<void>): Promise<never> {
  // Paths such as DATA_DIR are the project's, from wherever the command is called.
  process.chdir(ROOT)
  const stopping = new AbortController()
  const stops: (() => Promise<void>)[] = []
  let told = 0
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      told += 1
      if (told === 1) console.log('\nStopping: finishing what is running …')
      // A terminal's Ctrl-C can come twice, directly and through pnpm; only insisting ends it at once.
      if (told > 3) process.exit(1)
      stopping.abort()
    })
  }
  try {
    await start({ signal: stopping.signal, onStop: (stop) => stops.unshift(stop) })
    if (!stopping.signal.aborted) await once(stopping.signal, 'abort')
  } catch (error) {
    if (!stopping.signal.aborted) {
      console.error(`\n${isExpected(error) ? error.message : (error as Error).stack}`)
      process.exitCode = 1
    }
  }
  for (const stop of stops) await stop()
  process.exit()
}

const isExpected = (error: unknown): error is Error =>
  error instanceof Advice || error instanceof ConfigError || error instanceof ReleaseError

import { once } from 'node:events'
import { ConfigError } from '../api/src/config.ts'
import { ReleaseError } from '../api/src/releases/refusal.ts'
import { watchPackageManagers } from './orphan.ts'
import { Advice, ROOT } from './steps.ts'

/** A running command, for the parts that it starts. */
export interface Running {
  /** Aborts when the command has to stop. */
  signal: AbortSignal
  /** Registers how to stop a part. Parts stop in reverse order. */
  onStop(stop: () => Promise<void>): void
}

/**
 * Starts the parts of a command, waits for Ctrl-C or SIGTERM, stops the parts in reverse order, and exits: with 0, or
 * with 1 if `start` failed.
 * @example
 * await runUntilStopped(async ({ onStop }) => {
 *   const server = await startServer(config)
 *   onStop(() => server.close())
 * })
 */
export async function runUntilStopped(start: (running: Running) => Promise<void>): Promise<never> {
  // Relative paths such as DATA_DIR start at the project's folder.
  process.chdir(ROOT)
  const stopping = new AbortController()
  const stops: (() => Promise<void>)[] = []
  let told = 0
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.on(signal, () => {
      told += 1
      if (told === 1) console.log('\nStopping: finishing what is running …')
      // A single Ctrl-C can arrive twice, directly and through pnpm. Only repeated ones force an exit.
      if (told > 3) process.exit(1)
      stopping.abort()
    })
  }
  void watchPackageManagers(() => stopping.abort())
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

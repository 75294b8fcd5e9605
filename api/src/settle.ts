import { flushCompileCache } from 'node:module'

/** When what code was loaded for is likely done, in milliseconds. */
const DONE_MS = 2_000

/**
 * Ends a start: keeps the code for the next one, and frees what the start alone needed. While little happens, the engine
 * would hold that for hours.
 */
export function settle(): void {
  flushCompileCache()
  // `--expose-gc` gives it.
  void globalThis.gc?.({ type: 'major', execution: 'async', flavor: 'last-resort' })
}

/**
 * Loads code when it is first needed, and frees a moment later what loading it needed.
 * @example const sdk = late(() => import('stripe'))
 */
export function late<T>(load: () => Promise<T>): () => Promise<T> {
  let loaded: Promise<T> | undefined
  return () => {
    loaded ??= load().finally(() => setTimeout(settle, DONE_MS).unref())
    return loaded
  }
}

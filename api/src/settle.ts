import { flushCompileCache } from 'node:module'

/** How long the first use of loaded code takes, roughly, in milliseconds. */
const USE_MS = 2_000

/**
 * Ends a start: keeps the code for the next one, and frees what the start alone needed. While little happens, the engine
 * would hold that for hours.
 */
export function settle(): void {
  flushCompileCache()
  // `--expose-gc` gives it.
  void globalThis.gc?.({ type: 'major', execution: 'async', flavor: 'last-resort' })
}

let settling: NodeJS.Timeout | undefined

/**
 * Loads code when it is first needed, and frees what the loading alone needed, once for all that is loaded together.
 * @example const sdk = late(() => import('stripe'))
 */
export function late<T>(load: () => Promise<T>): () => Promise<T> {
  let isLoaded = false
  return async () => {
    const loaded = await load()
    if (!isLoaded) {
      isLoaded = true
      clearTimeout(settling)
      settling = setTimeout(settle, USE_MS).unref()
    }
    return loaded
  }
}

import { flushCompileCache } from 'node:module'

/**
 * Ends a start: keeps the code for the next one, and frees what the start alone needed. While little happens, the engine
 * would hold that for hours.
 */
export function settle(): void {
  flushCompileCache()
  // `--expose-gc` gives it.
  void globalThis.gc?.({ type: 'major', execution: 'async', flavor: 'last-resort' })
}

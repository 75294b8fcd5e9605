import { LRUCache } from 'lru-cache'

/** A value that is read from its source once for many callers. */
export interface Cached<Value> {
  /** Returns the cached value while it is fresh. Otherwise reads it once for all concurrent callers. */
  read(): Promise<Value>
  /** Call it after a change: the next `read` asks the source, even while an older read is under way. */
  changed(): void
}

interface Freshness {
  /** How long a value is fresh, in milliseconds, or a function of the duration of its read. */
  freshMs: number | ((tookMs: number) => number)
  /**
   * Is told why a read failed. The last value is then kept for another period, unless it throws. Callers also get it
   * when a read stalls. Without it, errors reach the caller, who waits for as long as the read takes.
   */
  onFailure?: (error: unknown) => void
}

const KEY = 'value'
/** How long callers wait for a stalled read before they get the last value. */
const PATIENCE_MS = 1_000

/**
 * Caches a value until it is stale, and never runs two reads at once.
 * @param load reads the value from its source
 * @example
 * const site = cached(() => readSite(database), { freshMs: 500, onFailure: (error) => log.failure('not read', error) })
 * const { settings } = await site.read()
 */
export function cached<Value extends object>(
  load: () => Promise<Value>,
  { freshMs, onFailure }: Freshness,
): Cached<Value> {
  const ttlOf = (tookMs: number) => Math.max(1, Math.ceil(typeof freshMs === 'number' ? freshMs : freshMs(tookMs)))
  const cache = new LRUCache<typeof KEY, Value>({
    max: 1,
    ttl: ttlOf(0),
    ttlResolution: 0,
    // Callers that wait for a read overtaken by `changed` still get its value; it is not kept.
    ignoreFetchAbort: true,
    async fetchMethod(_, last, { options }) {
      const begun = performance.now()
      try {
        return await load()
      } catch (error) {
        if (!(last && onFailure)) throw error
        onFailure(error)
        return last
      } finally {
        options.ttl = ttlOf(performance.now() - begun)
      }
    },
  })
  return {
    read() {
      const reading = cache.forceFetch(KEY)
      const last = cache.peek(KEY, { allowStale: true })
      return onFailure && last ? within(PATIENCE_MS, reading, last) : reading
    },
    changed() {
      const last = cache.peek(KEY, { allowStale: true })
      if (!last) cache.delete(KEY)
      // Keep it as stale: it stands in when the source cannot be read.
      else cache.set(KEY, last, { ttl: 1, start: performance.now() - 2 })
    },
  }
}

/** Resolves to the value of `reading`, or to `last` if that takes longer than `milliseconds`. */
async function within<Value>(milliseconds: number, reading: Promise<Value>, last: Value): Promise<Value> {
  let timer: NodeJS.Timeout | undefined
  const patience = new Promise<Value>((resolve) => {
    timer = setTimeout(resolve, milliseconds, last)
  })
  try {
    return await Promise.race([reading, patience])
  } finally {
    clearTimeout(timer)
  }
}

import { LRUCache } from 'lru-cache'

/** A value that is read from its source only now and then, however many ask for it. */
export interface Cached<Value> {
  /** What was read last while that is fresh, else what is read now, once for all who ask meanwhile. */
  read(): Promise<Value>
  /** To be called after a change: the next `read` asks the source, even while an older reading is under way. */
  changed(): void
}

interface Freshness {
  /** How long a value stands, in milliseconds; or that, given how long its reading took. */
  freshMs: number | ((tookMs: number) => number)
  /** Hears why a reading failed, and lets the last value stand that long again; unless it throws. Without it errors pass. */
  onFailure?: (error: unknown) => void
}

const KEY = 'value'

/**
 * Reads a value again only when it is not fresh any more, and never twice at once.
 * @param load reads it from its source
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
    // Those who wait for a reading that `changed` overtakes still get it; it is not kept.
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
    read: () => cache.forceFetch(KEY),
    changed() {
      const last = cache.peek(KEY, { allowStale: true })
      if (!last) cache.delete(KEY)
      // It is kept as stale: it may have to stand in for what cannot be read.
      else cache.set(KEY, last, { ttl: 1, start: performance.now() - 2 })
    },
  }
}

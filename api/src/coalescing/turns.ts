/** Does work once for many callers. Each gets a result of work that began after their call. */
export interface Turns<T> {
  /** Runs `work` for `key`. Callers that arrive while it runs share the next run. */
  take(key: string, work: () => Promise<T>): Promise<T>
}

export function createTurns<T>(): Turns<T> {
  const running = new Map<string, Promise<unknown>>()
  const next = new Map<string, Promise<T>>()

  function start(key: string, work: () => Promise<T>): Promise<T> {
    const turn = work()
    const settled = turn.then(
      () => undefined,
      () => undefined,
    )
    running.set(key, settled)
    settled.then(() => running.get(key) === settled && running.delete(key))
    return turn
  }

  return {
    take(key, work) {
      const current = running.get(key)
      if (!current) return start(key, work)
      const waiting =
        next.get(key) ??
        current.then(() => {
          next.delete(key)
          return start(key, work)
        })
      next.set(key, waiting)
      return waiting
    },
  }
}

/**
 * Runs work for the same key one after the other, in the order in which it came, and work for other keys beside it. Work
 * that would wait for the same row in the database then holds one connection of the pool, and not all of them.
 */
export function oneByOne(): <T>(key: string, work: () => Promise<T>) => Promise<T> {
  const last = new Map<string, Promise<unknown>>()
  return (key, work) => {
    const mine = (last.get(key) ?? Promise.resolve()).then(work)
    const over = mine.catch(() => undefined)
    last.set(key, over)
    void over.then(() => {
      if (last.get(key) === over) last.delete(key)
    })
    return mine
  }
}

import { CONNECTION_WAIT_MS } from '../database/database.ts'
import { unavailable } from '../http/problem.ts'

/**
 * Runs work for the same key one after the other, in the order in which it came, and work for other keys beside it. Work
 * that would wait for the same row in the database then holds one connection of the pool, and not all of them.
 *
 * Work whose turn has not come after `waitMs`, or whose caller has left by then, is not done.
 * @throws ProblemError unavailable
 */
export function oneByOne(waitMs = CONNECTION_WAIT_MS) {
  const last = new Map<string, Promise<void>>()
  return <T>(key: string, caller: AbortSignal, work: () => Promise<T>): Promise<T> => {
    const { promise: mine, resolve, reject } = Promise.withResolvers<T>()
    let refused = false
    const refuse = () => {
      refused = true
      reject(unavailable())
    }
    const timer = setTimeout(refuse, waitMs)
    const take = async () => {
      clearTimeout(timer)
      if (caller.aborted) refuse()
      if (!refused) await work().then(resolve, reject)
    }
    const over = (last.get(key) ?? Promise.resolve()).then(take)
    last.set(key, over)
    void over.then(() => {
      if (last.get(key) === over) last.delete(key)
    })
    return mine
  }
}

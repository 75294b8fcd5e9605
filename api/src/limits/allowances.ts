import { LRUCache } from 'lru-cache'
import { inBatches } from '../coalescing/batches.ts'

/** What a call counts towards one ceiling. */
export interface Count {
  /** A hash of the address or the person. */
  subject: Buffer
  kind: string
  amount: number
}

/** What all nodes have counted of an hour. */
export interface CallCount {
  subject: Buffer
  kind: string
  calls: number
  seconds_left: number
}

interface Limited extends Count {
  /** The highest count of an hour. */
  ceiling: number
}

/** The part of a ceiling that a node counts in advance, and then gives out by itself. */
const ADVANCE = 1 / 100
/** Whoever is forgotten, because so many others came, loses what was counted in advance. */
const REMEMBERED = 10_000

const keyOf = ({ subject, kind }: Omit<Count, 'amount'>) => `${kind} ${subject.toString('base64')}`

/**
 * Takes calls from their ceilings. Most are taken from what the node has counted in advance, the others with those that
 * come at once. All nodes together never give out more than a ceiling, because they count what they give out before.
 * @param countTogether counts for all nodes, and returns their totals
 * @returns takes a call, and resolves to 0, or to the seconds until it may come again
 */
export function createAllowances(countTogether: (counts: Count[]) => Promise<CallCount[]>) {
  /** What is left, until the hour ends. */
  const advances = new LRUCache<string, number>({ max: REMEMBERED })

  function takeHere(count: Limited): boolean {
    const key = keyOf(count)
    const left = (advances.get(key) ?? 0) - count.amount
    if (left >= 0) advances.set(key, left, { noUpdateTTL: true })
    return left >= 0
  }

  const takeTogether = inBatches(async (calls: Limited[][]): Promise<number[]> => {
    // Others of the same person may have fetched an advance since.
    const missing = calls.map((counts) => counts.filter((count) => !takeHere(count)))
    const asked = [...Map.groupBy(missing.flat(), keyOf)].map(([key, same]) => {
      const [first] = same as [Limited]
      const advance = Math.floor(first.ceiling * ADVANCE)
      return { ...first, key, advance, amount: advance + same.reduce((sum, { amount }) => sum + amount, 0) }
    })
    if (asked.length === 0) return calls.map(() => 0)
    const totals = new Map((await countTogether(asked)).map((total) => [keyOf(total), total]))
    const hours = new Map(
      asked.map(({ key, amount, ceiling }) => {
        const { calls = 0, seconds_left = 0 } = totals.get(key) ?? {}
        return [key, { left: ceiling - (calls - amount), seconds: Math.max(1, seconds_left) }]
      }),
    )
    const waits = missing.map((counts) =>
      counts.reduce((wait, count) => {
        const hour = hours.get(keyOf(count))
        if (!hour) return wait
        if (count.amount > hour.left) return hour.seconds
        hour.left -= count.amount
        return wait
      }, 0),
    )
    for (const { key, advance } of asked) {
      const { left, seconds } = hours.get(key) ?? { left: 0, seconds: 1 }
      const more = Math.min(advance, left)
      if (more > 0) advances.set(key, (advances.get(key) ?? 0) + more, { ttl: seconds * 1_000 })
    }
    return waits
  })

  return async (counts: Limited[]): Promise<number> => {
    const missing = counts.filter((count) => !takeHere(count))
    return missing.length > 0 ? takeTogether(missing) : 0
  }
}

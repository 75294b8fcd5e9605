import { createHash } from 'node:crypto'

/** Choices that are the same in each run. */
export interface Random {
  /** One of several, each as likely. Throws when there is none. */
  pick<Item>(items: readonly Item[]): Item
  shuffled<Item>(items: readonly Item[]): Item[]
}

/** Choices that follow from a seed: numbers from SHA-256 over the seed and a counter. */
export function createRandom(seed: string): Random {
  let counter = 0
  const below = (limit: number) => {
    const hash = createHash('sha256').update(`${seed}:${counter++}`).digest()
    return hash.readUInt32BE(0) % limit
  }
  return {
    pick(items) {
      if (items.length === 0) throw new Error('There is nothing to pick from.')
      return items[below(items.length)] as (typeof items)[number]
    },
    shuffled(items) {
      const left = [...items]
      return items.map(() => left.splice(below(left.length), 1)[0] as (typeof items)[number])
    },
  }
}

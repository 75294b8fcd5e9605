import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createAllowances } from './allowances.ts'

const HOUR_LEFT = 1_800
const person = (name: string, ceiling: number, amount = 1) => ({
  subject: Buffer.from(name),
  kind: 'journal',
  amount,
  ceiling,
})

// The cache treats 0 as no time at all.
let now = 1_000
beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => now))
afterEach(() => void vi.restoreAllMocks())

/** Counts as the database does for all nodes. */
function counter() {
  const totals = new Map<string, number>()
  let asked = 0
  return {
    asked: () => asked,
    totals,
    node: () =>
      createAllowances(async (counts) => {
        asked += 1
        return counts.map(({ subject, kind, amount }) => {
          const calls = (totals.get(String(subject)) ?? 0) + amount
          totals.set(String(subject), calls)
          return { subject, kind, calls, seconds_left: HOUR_LEFT }
        })
      }),
  }
}

test('a node counts in advance, so that few calls ask', async () => {
  const { asked, node } = counter()
  const take = node()
  for (let call = 0; call < 101; call += 1) expect(await take([person('ada', 10_000)])).toBe(0)
  expect(asked()).toBe(1)
})

test('nodes give out a whole ceiling but for what others hold in advance, and never more', async () => {
  const { node } = counter()
  const nodes = [node(), node(), node()]
  let given = 0
  for (let round = 0; round < 60; round += 1) {
    const crowd = Array.from({ length: 20 }, (_, place) => nodes[place % 3]?.([person('ada', 1_000)]))
    given += (await Promise.all(crowd)).filter((wait) => wait === 0).length
  }
  expect(given).toBeLessThanOrEqual(1_000)
  expect(given).toBeGreaterThanOrEqual(1_000 - 2 * 10)
})

test('a call is refused if one of its subjects has had enough, and is told for how long', async () => {
  const { node } = counter()
  const take = node()
  const both = () => take([person('address', 500), person('ada', 3)])
  expect([await both(), await both(), await both(), await both()]).toEqual([0, 0, 0, HOUR_LEFT])
  expect(await take([person('address', 500), person('bea', 3)])).toBe(0)
})

test('a small ceiling is counted call by call', async () => {
  const { totals, node } = counter()
  const take = node()
  for (let call = 0; call < 3; call += 1) await take([person('ada', 20)])
  expect(totals.get('ada')).toBe(3)
})

test('what counts for much is refused as a whole, and leaves room for less', async () => {
  const { node } = counter()
  const take = node()
  expect(await take([person('ada', 100, 90)])).toBe(0)
  expect(await take([person('ada', 100, 20)])).toBe(HOUR_LEFT)
  expect(await take([person('ada', 100, 1)])).toBe(0)
})

test('a crowd that comes at once fetches one advance', async () => {
  const { asked, totals, node } = counter()
  const take = node()
  await Promise.all(Array.from({ length: 50 }, () => take([person('ada', 10_000)])))
  expect(asked()).toBe(1)
  expect(totals.get('ada')).toBe(50 + 100)
})

test('what was counted in advance ends with its hour', async () => {
  const { asked, totals, node } = counter()
  const take = node()
  await take([person('ada', 10_000)])
  now += HOUR_LEFT * 1_000 + 1
  totals.clear()
  await take([person('ada', 10_000)])
  expect([asked(), totals.get('ada')]).toEqual([2, 101])
})

import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inBatches } from './batches.ts'

/** Work that ends when the test says so. */
function slowWork() {
  const sent: { calls: number[]; end: PromiseWithResolvers<void> }[] = []
  const ask = inBatches(async (calls: number[]) => {
    const end = Promise.withResolvers<void>()
    sent.push({ calls, end })
    await end.promise
    return calls.map((call) => call * 10)
  })
  return { sent, ask, calls: () => sent.map(({ calls }) => calls) }
}

test('calls that come at once go together, and those that come meanwhile once they are back', async () => {
  const { sent, ask, calls } = slowWork()
  const first = Promise.all([ask(1), ask(2)])
  await setImmediate()
  expect(calls()).toEqual([[1, 2]])
  const others = Promise.all([ask(3), ask(4)])
  await setImmediate()
  expect(calls()).toEqual([[1, 2]])
  sent[0]?.end.resolve()
  expect(await first).toEqual([10, 20])
  await expect.poll(calls).toEqual([
    [1, 2],
    [3, 4],
  ])
  sent[1]?.end.resolve()
  expect(await others).toEqual([30, 40])
  void ask(5)
  await expect.poll(calls).toEqual([[1, 2], [3, 4], [5]])
})

test('one that takes long does not hold up the next', async () => {
  const { sent, ask, calls } = slowWork()
  const first = ask(1)
  await setImmediate()
  const second = ask(2)
  await expect.poll(calls).toEqual([[1], [2]])
  sent[1]?.end.resolve()
  expect(await second).toBe(20)
  sent[0]?.end.resolve()
  expect(await first).toBe(10)
})

test('a failure reaches everyone who was part of it, and nobody else', async () => {
  const { sent, ask, calls } = slowWork()
  const first = ask(1)
  await setImmediate()
  const failing = [ask(2), ask(3)]
  const failures = Promise.allSettled(failing)
  sent[0]?.end.resolve()
  await first
  await expect.poll(calls).toHaveLength(2)
  sent[1]?.end.reject(new Error('away'))
  for (const { status } of await failures) expect(status).toBe('rejected')
  const next = ask(4)
  await expect.poll(calls).toHaveLength(3)
  sent[2]?.end.resolve()
  expect(await next).toBe(40)
})

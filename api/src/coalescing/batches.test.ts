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

test('a call begins at once, and those that come meanwhile go together', async () => {
  const { sent, ask, calls } = slowWork()
  const first = ask(1)
  expect(calls()).toEqual([[1]])
  const others = Promise.all([ask(2), ask(3)])
  await setImmediate()
  expect(calls()).toEqual([[1]])
  sent[0]?.end.resolve()
  expect(await first).toBe(10)
  await expect.poll(calls).toEqual([[1], [2, 3]])
  sent[1]?.end.resolve()
  expect(await others).toEqual([20, 30])
  void ask(4)
  await expect.poll(calls).toEqual([[1], [2, 3], [4]])
})

test('one that takes long does not hold up the next', async () => {
  const { sent, ask, calls } = slowWork()
  const first = ask(1)
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

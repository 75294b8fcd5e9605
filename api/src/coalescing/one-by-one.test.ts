import { setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { oneByOne } from './one-by-one.ts'

/** Work that ends when the test says so. */
function slowWork() {
  const begun: { name: string; end: PromiseWithResolvers<string> }[] = []
  const work = (name: string) => () => {
    const end = Promise.withResolvers<string>()
    begun.push({ name, end })
    return end.promise
  }
  return { work, begun: () => begun.map(({ name }) => name), end: (at: number) => begun[at]?.end }
}

test('work for one key waits for what came before, and work for another does not', async () => {
  const { work, begun, end } = slowWork()
  const run = oneByOne()
  const first = run('a', work('first'))
  const second = run('a', work('second'))
  const other = run('b', work('other'))
  await setImmediate()
  expect(begun()).toEqual(['first', 'other'])
  end(1)?.resolve('of b')
  expect(await other).toBe('of b')
  expect(begun()).toHaveLength(2)
  end(0)?.resolve('one')
  expect(await first).toBe('one')
  await setImmediate()
  end(2)?.resolve('two')
  expect(await second).toBe('two')
})

test('a failure reaches its own caller, and the next one has its turn', async () => {
  const run = oneByOne()
  const failing = run('a', () => Promise.reject(new Error('away')))
  const next = run('a', async () => 'done')
  await expect(failing).rejects.toThrow('away')
  expect(await next).toBe('done')
})

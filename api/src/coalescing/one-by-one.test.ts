import { setTimeout as delay, setImmediate } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { oneByOne } from './one-by-one.ts'

const HERE = new AbortController().signal

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
  const first = run('a', HERE, work('first'))
  const second = run('a', HERE, work('second'))
  const other = run('b', HERE, work('other'))
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
  const failing = run('a', HERE, () => Promise.reject(new Error('away')))
  const next = run('a', HERE, async () => 'done')
  await expect(failing).rejects.toThrow('away')
  expect(await next).toBe('done')
})

test('work whose turn does not come in time is refused then, and never done', async () => {
  const { work, begun, end } = slowWork()
  const run = oneByOne(50)
  const first = run('a', HERE, work('first'))
  const late = run('a', HERE, work('late'))
  await expect(late).rejects.toMatchObject({ key: 'unavailable', details: { headers: { 'retry-after': '2' } } })
  const next = run('a', HERE, work('next'))
  end(0)?.resolve('one')
  expect(await first, 'what has begun may take longer').toBe('one')
  await setImmediate()
  expect(begun()).toEqual(['first', 'next'])
  await delay(60)
  end(1)?.resolve('two')
  expect(await next).toBe('two')
})

test('work whose caller has left is not done when its turn comes', async () => {
  const { work, begun, end } = slowWork()
  const run = oneByOne()
  const caller = new AbortController()
  const first = run('a', HERE, work('first'))
  const left = run('a', caller.signal, work('left'))
  const next = run('a', HERE, work('next'))
  caller.abort()
  await setImmediate()
  end(0)?.resolve('one')
  await first
  await expect(left).rejects.toMatchObject({ key: 'unavailable' })
  await setImmediate()
  expect(begun()).toEqual(['first', 'next'])
  end(1)?.resolve('two')
  expect(await next).toBe('two')
})

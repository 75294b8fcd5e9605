import { setImmediate } from 'node:timers/promises'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { cached } from './cached.ts'

// The cache treats 0 as no time at all.
let now = 1_000
beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => now))
afterEach(() => void vi.restoreAllMocks())
const pass = (milliseconds: number) => {
  now += milliseconds
}

/** A source whose reads finish when the test says so. */
function slowSource() {
  const readings: PromiseWithResolvers<{ n: number }>[] = []
  return {
    readings,
    load() {
      const reading = Promise.withResolvers<{ n: number }>()
      readings.push(reading)
      return reading.promise
    },
    end: (index: number) => readings[index]?.resolve({ n: index }),
  }
}
/** A source that immediately returns its number of reads, or fails. */
function quickSource() {
  let reads = 0
  return {
    failing: false,
    async load() {
      if (this.failing) throw new Error('away')
      return { n: reads++ }
    },
  }
}

test('concurrent callers share one read, also when the last value is stale', async () => {
  const source = slowSource()
  const value = cached(source.load, { freshMs: 500 })
  for (const reading of [0, 1]) {
    const asked = Promise.all(Array.from({ length: 50 }, () => value.read()))
    source.end(reading)
    expect(new Set(await asked)).toEqual(new Set([{ n: reading }]))
    expect(source.readings).toHaveLength(reading + 1)
    pass(501)
  }
})

test('a value is cached for its time and no longer', async () => {
  const source = quickSource()
  const value = cached(() => source.load(), { freshMs: 500 })
  await value.read()
  pass(499)
  expect(await value.read()).toEqual({ n: 0 })
  pass(2)
  expect(await value.read()).toEqual({ n: 1 })
})

test('the cache time may depend on the duration of the read', async () => {
  const source = slowSource()
  const value = cached(source.load, { freshMs: (tookMs) => 10 * tookMs })
  const first = value.read()
  pass(30)
  source.end(0)
  await first
  pass(299)
  expect(await value.read()).toEqual({ n: 0 })
  pass(2)
  const second = value.read()
  source.end(1)
  expect(await second).toEqual({ n: 1 })
})

test('a read that a change overtakes is returned to its callers but not kept', async () => {
  const source = slowSource()
  const value = cached(source.load, { freshMs: 500 })
  for (const [before, after] of [
    [0, 1],
    [2, 3],
  ] as const) {
    value.changed()
    const early = value.read()
    value.changed()
    const late = value.read()
    source.end(after)
    expect(await late).toEqual({ n: after })
    source.end(before)
    expect(await early).toEqual({ n: before })
    expect(await value.read()).toEqual({ n: after })
  }
})

test('the last value is kept while its source is away, also after a change', async () => {
  const source = quickSource()
  const failures: string[] = []
  const value = cached(() => source.load(), { freshMs: 500, onFailure: (error) => failures.push(String(error)) })
  await value.read()
  source.failing = true
  value.changed()
  expect([await value.read(), await value.read()]).toEqual([{ n: 0 }, { n: 0 }])
  expect(failures).toEqual(['Error: away'])
  pass(501)
  value.changed()
  expect(await value.read()).toEqual({ n: 0 })
  source.failing = false
  pass(501)
  expect(await value.read()).toEqual({ n: 1 })
})

test.each([
  ['nothing was read before', undefined, false],
  ['failures are not tolerated', undefined, true],
  [
    'this failure is not tolerated',
    (error: unknown) => {
      throw error
    },
    true,
  ],
])('an error reaches the caller when %s, and the next call reads again', async (_, onFailure, readBefore) => {
  const source = quickSource()
  const value = cached(() => source.load(), { freshMs: 500, ...(onFailure && { onFailure }) })
  if (readBefore) await value.read()
  value.changed()
  source.failing = true
  await expect(value.read()).rejects.toThrow('away')
  source.failing = false
  await setImmediate()
  expect(await value.read()).toEqual({ n: readBefore ? 1 : 0 })
})

test('while a read stalls, callers get the last value, if failures may show it', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  const source = slowSource()
  const value = cached(source.load, { freshMs: 500, onFailure: () => undefined })
  const first = value.read()
  source.end(0)
  expect(await first).toEqual({ n: 0 })
  pass(501)
  const stalled = value.read()
  // No more: a server of the same worker may poll.
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await stalled).toEqual({ n: 0 })
  vi.useRealTimers()
})

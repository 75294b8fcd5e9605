import { beforeEach, expect, it, vi } from 'vitest'
import { readTicks, writeTicks } from './ticks.ts'

const stored = new Map<string, string>()
beforeEach(() => {
  stored.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => void stored.set(key, value),
  })
})

const evening = new Date(2026, 2, 4, 23)

it('keeps what was ticked off of each plan', () => {
  writeTicks('a', ['spiritual', 'physical'], evening)
  writeTicks('b', ['emotional'], evening)
  expect(readTicks('a', evening)).toEqual(['physical', 'spiritual'])
  expect(readTicks('b', evening)).toEqual(['emotional'])
  expect(readTicks('c', evening)).toEqual([])
})

it('starts empty each day and forgets the day before', () => {
  writeTicks('a', ['physical'], evening)
  const morning = new Date(2026, 2, 5, 1)
  expect(readTicks('a', morning)).toEqual([])
  writeTicks('b', ['physical'], morning)
  expect([...stored.values()].join()).not.toContain('"a"')
})

it.each(['{', 'null', '{"date":"Wed Mar 04 2026","plans":{"a":"physical"}}', '{"date":"Wed Mar 04 2026"}'])(
  'reads %s as nothing',
  (text) => {
    writeTicks('a', [], evening)
    for (const key of stored.keys()) stored.set(key, text)
    expect(readTicks('a', evening)).toEqual([])
  },
)

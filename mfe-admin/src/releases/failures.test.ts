import { RELEASE_USE_HOURS } from '@soulsign/contracts'
import { expect, test } from 'vitest'
import { failuresByVersion } from './failures.ts'

const NOW = Date.parse('2026-03-04T10:20:00Z')

test('each version that failed gets a count for each hour, the current one last', () => {
  const hours = [
    { hour: '2026-03-02T10:00:00.000Z', version: '1.0.0', pages: 0, failures: 4 },
    { hour: '2026-03-04T09:00:00.000Z', version: '1.0.0', pages: 9, failures: 2 },
    { hour: '2026-03-04T10:00:00.000Z', version: '1.0.0', pages: 3, failures: 1 },
    { hour: '2026-03-04T10:00:00.000Z', version: '1.1.0', pages: 50, failures: 0 },
  ]
  const [only, ...others] = failuresByVersion(hours, NOW)
  expect(others).toEqual([])
  expect(only?.version).toBe('1.0.0')
  expect(only?.failures).toHaveLength(RELEASE_USE_HOURS)
  expect(only?.failures.slice(-3)).toEqual([0, 2, 1])
  // Of the oldest hour only a part lies in the period; its failures stand in the first one.
  expect(only?.failures[0]).toBe(4)
})

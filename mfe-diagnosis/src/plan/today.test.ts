import { expect, it } from 'vitest'
import { dayOf } from './today.ts'

const at = (day: number, hour: number) => new Date(2026, 2, day, hour)

it.each([
  ['the same evening', at(4, 23), 0],
  ['the next morning, less than a day later', at(5, 1), 1],
  ['a week later', at(11, 9), 7],
  ['a clock that went back', at(1, 9), 0],
])('counts calendar days: %s', (_, now, days) => {
  expect(dayOf(at(4, 18).toISOString(), now)).toBe(days)
})

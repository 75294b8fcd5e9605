import { describe, expect, it } from 'vitest'
import { daysInMonth, formatDate, lastDay, lastMonth, NO_DATE, parseDate, reduceDate } from './dates.ts'

const max = { year: 2026, month: 11, day: 21 }

describe('days of a month', () => {
  it.each([
    [2024, 2, 29],
    [2023, 2, 28],
    [1900, 2, 28],
    [2000, 2, 29],
    [null, 2, 29],
    [2024, 4, 30],
    [2024, 12, 31],
    [2024, null, 31],
  ])('%s-%s has %s', (year, month, days) => {
    expect(daysInMonth(year, month)).toBe(days)
  })
})

describe('reducing', () => {
  it('reduces the day in a shorter month', () => {
    expect(reduceDate({ year: 2023, month: 4, day: 31 }, max).day).toBe(30)
  })
  it('reduces 29 February outside leap years', () => {
    expect(reduceDate({ year: 2023, month: 2, day: 29 }, max)).toEqual({ year: 2023, month: 2, day: 28 })
    expect(reduceDate({ year: 2024, month: 2, day: 29 }, max).day).toBe(29)
  })
  it('leaves missing parts', () => {
    expect(reduceDate({ year: 2023, month: null, day: 31 }, max)).toEqual({ year: 2023, month: null, day: 31 })
    expect(reduceDate(NO_DATE, max)).toEqual(NO_DATE)
  })
  it('never passes the last date', () => {
    expect(reduceDate({ year: 2026, month: 12, day: 31 }, max)).toEqual(max)
    expect(lastMonth(2026, max)).toBe(11)
    expect(lastMonth(2025, max)).toBe(12)
    expect(lastDay({ year: 2026, month: 11, day: null }, max)).toBe(21)
    expect(lastDay({ year: 2026, month: 10, day: null }, max)).toBe(31)
  })
})

describe('as text', () => {
  it('reads its own output', () => {
    expect(parseDate(formatDate({ year: 1987, month: 3, day: 9 }))).toEqual({ year: 1987, month: 3, day: 9 })
  })
  it.each(['', '1987-3-9', '2023-02-29', '2023-13-01', '2023-00-10', '2023-01-00', 'x', null])('refuses %s', (text) => {
    expect(parseDate(text)).toEqual(NO_DATE)
  })
  it('is null while a part is missing', () => {
    expect(formatDate({ year: 1987, month: 3, day: null })).toBeNull()
  })
})

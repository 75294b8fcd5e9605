/** A date that is being picked; null for missing parts. `month` and `day` count from 1. */
export interface DateParts {
  year: number | null
  month: number | null
  day: number | null
}

export const NO_DATE: DateParts = { year: null, month: null, day: null }

/**
 * The number of days in a month. February has 29 if the year is unknown, so that people can choose 29 February first.
 */
export function daysInMonth(year: number | null, month: number | null): number {
  if (month === null) return 31
  return new Date(Date.UTC(year ?? 2000, month, 0)).getUTCDate()
}

/** The parts of `YYYY-MM-DD`; all null for anything else. */
export function parseDate(text: string | null): DateParts {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(text ?? '')
  if (!match) return NO_DATE
  const [year, month, day] = match.slice(1).map(Number) as [number, number, number]
  return month >= 1 && month <= 12 && day >= 1 && day <= daysInMonth(year, month) ? { year, month, day } : NO_DATE
}

/** `YYYY-MM-DD`, or null while a part is missing. */
export function formatDate({ year, month, day }: DateParts): string | null {
  if (year === null || month === null || day === null) return null
  return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`
}

/** The last month that may be chosen: 12, except in the year of `max`. */
export const lastMonth = (year: number | null, max: DateParts) => (year === max.year ? (max.month ?? 12) : 12)

/** The last day that may be chosen: the month's length, but no later than `max`. */
export function lastDay({ year, month }: DateParts, max: DateParts): number {
  const length = daysInMonth(year, month)
  return year === max.year && month === max.month ? Math.min(length, max.day ?? length) : length
}

/** The date with month and day reduced to the last valid ones, and no later than `max`. */
export function reduceDate(date: DateParts, max: DateParts): DateParts {
  const month = date.month === null ? null : Math.min(date.month, lastMonth(date.year, max))
  const day = date.day === null ? null : Math.min(date.day, lastDay({ ...date, month }, max))
  return { year: date.year, month, day }
}

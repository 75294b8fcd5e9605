import { CURRENCY } from '@soulsign/contracts'

/** An amount of cents as people write it: 444 is '$4.44' in English. */
export const formatPrice = (language: string, cents: number) =>
  new Intl.NumberFormat(language, { style: 'currency', currency: CURRENCY }).format(cents / 100)

/** The day of a time (ISO 8601) in the person's time zone. */
export const formatDay = (language: string, moment: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(moment))

import { localeOf } from '@soulsign/remote-kit'

interface DateFormats {
  day: Intl.DateTimeFormat
  month: Intl.DateTimeFormat
}

const made = new Map<string, DateFormats>()

/** How the journal writes dates in a language. Made once: to make one for each card takes longer than the card. */
export function dateFormats(language: string): DateFormats {
  const known = made.get(language)
  if (known) return known
  const locale = localeOf(language)
  const formats = {
    day: new Intl.DateTimeFormat(locale, { dateStyle: 'medium' }),
    month: new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric' }),
  }
  made.set(language, formats)
  return formats
}

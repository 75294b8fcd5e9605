import { localeOf } from '@soulsign/remote-kit'
import { useTranslation } from 'react-i18next'

/** Formats dates for the admin area. `dateTime` includes the time. */
export function useDates() {
  const { i18n } = useTranslation('admin')
  const language = localeOf(i18n.language)
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return {
    date: (iso: string) => day.format(new Date(iso)),
    dateTime: (iso: string) => moment.format(new Date(iso)),
  }
}

import { useTranslation } from 'react-i18next'

/** How dates are written in the area. `dateTime` says the time too. */
export function useDates() {
  const { i18n } = useTranslation('admin')
  const language = i18n.language === 'en' ? 'en-US' : i18n.language
  const day = new Intl.DateTimeFormat(language, { dateStyle: 'medium' })
  const moment = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short' })
  return {
    date: (iso: string) => day.format(new Date(iso)),
    dateTime: (iso: string) => moment.format(new Date(iso)),
  }
}

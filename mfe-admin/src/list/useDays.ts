import { localeOf } from '@soulsign/remote-kit'
import { useTranslation } from 'react-i18next'

/** Formats the days of figures, which are counted in UTC. */
export function useDays() {
  const { i18n } = useTranslation('admin')
  const format = new Intl.DateTimeFormat(localeOf(i18n.language), { dateStyle: 'medium', timeZone: 'UTC' })
  return (day: string) => format.format(new Date(day))
}

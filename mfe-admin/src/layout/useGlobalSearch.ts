import { type AdminSearchResult, SEARCH_MAX_LENGTH } from '@soulsign/contracts'
import { useShell } from '@soulsign/remote-kit'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useDebounce } from 'use-debounce'
import { useDates } from '../list/dates.ts'
import { ADMIN_KEY } from '../list/index.ts'
import { SEARCH_PAUSE_MS } from '../list/SearchBox.tsx'
import { useEditablePages } from '../seo/useSeo.ts'
import { SETTINGS_TABS } from '../settings/tabs.ts'
import { SCREENS } from './screens.ts'

/** A screen or a record, and its address. */
export interface Found {
  key: string
  kind: 'screens' | 'users' | 'subscribers' | 'diagnoses' | 'partners'
  text: string
  to: string
}

const listOf = (path: string, search: string) =>
  `${path}?${new URLSearchParams({ search: search.slice(0, SEARCH_MAX_LENGTH) })}`

function toFound(
  { users, subscribers, diagnoses, partners }: AdminSearchResult,
  date: (time: string) => string,
): Found[] {
  return [
    ...users.map(({ id, email, full_name: name }) => ({
      key: `user ${id}`,
      kind: 'users' as const,
      text: name ? `${email} · ${name}` : email,
      to: `/admin/users/${id}`,
    })),
    ...subscribers.map(({ id, email, subscription_tier: tier }) => ({
      key: `subscriber ${id}`,
      kind: 'subscribers' as const,
      text: tier ? `${email} · ${tier}` : email,
      to: listOf('/admin/subscriptions', email),
    })),
    // Found by address; the words stay closed.
    ...diagnoses.map(({ id, created_at, user_email: email }) => ({
      key: `diagnosis ${id}`,
      kind: 'diagnoses' as const,
      text: [email, date(created_at)].join(' · '),
      to: listOf('/admin/diagnoses', email ?? ''),
    })),
    ...partners.map(({ id, name, origins }) => ({
      key: `partner ${id}`,
      kind: 'partners' as const,
      text: [name, ...origins.slice(0, 1)].join(' · '),
      to: `/admin/partners/${id}`,
    })),
  ]
}

/** Finds screens at once, and records when the person pauses. `status` describes the progress in words. */
export function useGlobalSearch(typed: string): { items: Found[]; status: string } {
  const { t } = useTranslation('admin')
  const { api } = useShell()
  const { date } = useDates()
  const words = typed.trim()
  const { data: pages = [] } = useEditablePages()
  const [q] = useDebounce(words, SEARCH_PAUSE_MS)
  const records = useQuery({
    queryKey: [ADMIN_KEY, 'search', q],
    queryFn: ({ signal }) => api.call('adminSearch', { query: { q } }, { signal }),
    enabled: q !== '',
    placeholderData: keepPreviousData,
  })
  const fits = ({ text }: Found) => text.toLowerCase().includes(words.toLowerCase())
  const toScreen = (to: string, text: string) => ({ key: to, kind: 'screens' as const, text, to })
  const whole = SCREENS.map(({ key, path }) => toScreen(path, t(`screens.${key}`)))
  if (words === '') return { items: whole, status: t('search.hint') }
  const parts = [
    ...SETTINGS_TABS.map((tab) =>
      toScreen(`/admin/settings?tab=${tab}`, `${t('screens.settings')} · ${t(`settings.tabs.${tab}`)}`),
    ),
    ...pages.map(({ seo }) => toScreen(`/admin/seo?page=${seo.key}`, `${t('screens.seo')} · ${seo.label}`)),
  ]
  const screens = [...whole, ...parts].filter(fits)

  const waiting = q !== words || records.isPending || records.isPlaceholderData
  const found = records.data && q !== '' ? toFound(records.data, date) : []
  // Earlier results stay as far as they match the new words, so Enter never opens anything else.
  const items = [...screens, ...(waiting ? found.filter(fits) : found)]
  return {
    items,
    status: records.isError
      ? t('search.failed')
      : waiting
        ? t('search.searching')
        : items.length === 0
          ? t('search.none')
          : t('search.found', { count: items.length }),
  }
}

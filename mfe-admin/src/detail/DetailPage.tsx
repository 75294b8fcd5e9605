import { Link } from '@soulsign/remote-kit/router'
import { BackIcon, EmptyState, Skeleton, Stack } from '@soulsign/ui'
import type { UseQueryResult } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { isMissing, LoadFailed } from '../list/index.ts'
import css from './detail.module.css'

interface DetailPageProps<Data> {
  query: UseQueryResult<Data>
  /** Path of its list. */
  list: string
  /** Prefix of its texts: `back`, `notFound`, `notFoundText`, `failed`. */
  texts: 'partners' | 'releases' | 'user'
  children(data: NoInfer<Data>): ReactNode
}

/** One item of a list: a link back, and below it the item or the reason why it cannot be shown. */
export function DetailPage<Data>({ query, list, texts, children }: DetailPageProps<Data>) {
  const { t } = useTranslation('admin')
  const { data, error } = query
  const page = useRef<HTMLDivElement>(null)
  const isLoading = data === undefined && !error
  useEffect(() => {
    // While it loaded there was no heading to go to.
    if (isLoading || document.activeElement?.localName !== 'main') return
    const heading = page.current?.querySelector('h1')
    heading?.setAttribute('tabindex', '-1')
    heading?.focus({ preventScroll: true })
  }, [isLoading])
  return (
    <Stack gap={6} ref={page}>
      <Link to={list} className={css.back}>
        <BackIcon aria-hidden />
        {t(`${texts}.back`)}
      </Link>
      {data !== undefined ? (
        children(data)
      ) : isMissing(error) ? (
        <EmptyState headingLevel={1} title={t(`${texts}.notFound`)}>
          {t(`${texts}.notFoundText`)}
        </EmptyState>
      ) : error ? (
        <LoadFailed title={t(`${texts}.failed`)} query={query} />
      ) : (
        <div aria-busy>
          <p role="status">{t('list.loading')}</p>
          <Skeleton lines={8} />
        </div>
      )}
    </Stack>
  )
}

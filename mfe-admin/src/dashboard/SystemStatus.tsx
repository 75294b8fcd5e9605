import type { StatusCheck } from '@soulsign/contracts'
import { useShell } from '@soulsign/remote-kit'
import { Badge, Button, Card, ErrorIcon, Skeleton, SuccessIcon } from '@soulsign/ui'
import { useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { ADMIN_KEY, LoadFailed } from '../list/index.ts'
import css from './dashboard.module.css'

/** How often an open dashboard refreshes, in milliseconds. */
const REFRESH_MS = 60_000

/** The current results of the health checks. */
export function SystemStatus() {
  const { t, i18n } = useTranslation('admin')
  const { api } = useShell()
  const status = useQuery({
    queryKey: [ADMIN_KEY, 'status'],
    queryFn: ({ signal }) => api.call('adminStatus', {}, { signal }),
    refetchInterval: REFRESH_MS,
  })
  const { data, isError, isPending, isFetching } = status
  const time = new Intl.DateTimeFormat(i18n.language, { timeStyle: 'medium' })
  const down = data?.checks.filter(({ ok }) => !ok).length ?? 0
  return (
    <section aria-labelledby="system-status">
      <h2 id="system-status" className={css.heading}>
        {t('dashboard.status.title')}
      </h2>
      {isError ? (
        <LoadFailed title={t('dashboard.status.failed')} query={status} />
      ) : (
        <Card className={css.status} aria-busy={isPending}>
          <p role="status" className={css.verdict}>
            {data?.ok ? (
              <SuccessIcon aria-hidden className={css.good} />
            ) : (
              data && <ErrorIcon aria-hidden className={css.bad} />
            )}
            {!data
              ? t('dashboard.status.checking')
              : data.ok
                ? t('dashboard.status.operational')
                : t('dashboard.status.trouble', { count: down })}
          </p>
          {data ? (
            <ul className={css.checks}>
              {data.checks.map((check) => (
                <Check key={`${check.part} ${check.name}`} check={check} />
              ))}
            </ul>
          ) : (
            <Skeleton lines={6} />
          )}
          {data && (
            <p className={css.checked}>
              <span className={css.note}>
                {t('dashboard.status.checked', { time: time.format(new Date(data.checked_at)) })}
              </span>
              <Button variant="secondary" size="s" busy={isFetching} onClick={() => void status.refetch()}>
                {t('dashboard.status.refresh')}
              </Button>
            </p>
          )}
        </Card>
      )}
    </section>
  )
}

function Check({ check: { part, name, ok, detail, milliseconds } }: { check: StatusCheck }) {
  const { t } = useTranslation('admin')
  return (
    <li className={css.check}>
      <span className={css.part}>{t(`dashboard.status.parts.${part}`, { name: name ?? '' })}</span>
      <Badge tone={ok ? 'success' : 'danger'}>{t(ok ? 'dashboard.status.ok' : 'dashboard.status.down')}</Badge>
      <span className={css.note}>{detail ?? t('dashboard.status.milliseconds', { count: milliseconds })}</span>
    </li>
  )
}

import type { DeviceSession } from '@soulsign/contracts'
import { localeOf, useShell } from '@soulsign/remote-kit'
import { Badge, Button, Card, Stack } from '@soulsign/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { TFunction } from 'i18next'
import { useTranslation } from 'react-i18next'
import { NotLoaded } from '../loading/NotLoaded.tsx'
import css from './account.module.css'

const SESSIONS_KEY = ['sessions']

/** Where the person is signed in, with a way to end each session and all others at once. */
export function SessionsCard() {
  const { t } = useTranslation('account')
  const { api, auth, toast } = useShell()
  const client = useQueryClient()
  const { data, isError, isPaused, isFetching, refetch } = useQuery({
    queryKey: SESSIONS_KEY,
    queryFn: ({ signal }) => api.call('listSessions', {}, { signal }),
  })
  const ended = {
    networkMode: 'always' as const,
    onSuccess: () => toast({ title: t('account.sessions.ended'), tone: 'success' }),
    onError: () =>
      toast({ title: t('account.sessions.error'), description: t('account.sessions.failed'), tone: 'destructive' }),
    onSettled: () => client.invalidateQueries({ queryKey: SESSIONS_KEY }),
  }
  const one = useMutation({ ...ended, mutationFn: (id: string) => api.call('endSession', { params: { id } }) })
  const others = useMutation({
    ...ended,
    async mutationFn() {
      const { error } = await auth.signOut({ scope: 'others' })
      if (error) throw error
    },
  })
  return (
    <Card as="section">
      <Stack gap={4}>
        <h3>{t('account.sessions.title')}</h3>
        {data ? (
          <ul className={css.sessions}>
            {data.map((session) => (
              <li key={session.id}>
                <Device session={session} />
                {session.current ? (
                  <Badge tone="accent">{t('account.sessions.current')}</Badge>
                ) : (
                  <Button
                    size="s"
                    variant="secondary"
                    aria-label={t('account.sessions.endNamed', { device: deviceOf(session, t) })}
                    busy={one.isPending && one.variables === session.id}
                    onClick={() => one.mutate(session.id)}
                  >
                    {t('account.sessions.end')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        ) : (
          <NotLoaded
            unread={t('account.sessions.unread')}
            isError={isError}
            isPaused={isPaused}
            isFetching={isFetching}
            onRetry={() => void refetch()}
          />
        )}
        {data && data.length > 1 && (
          <>
            <p className={css.note}>{t('account.sessions.unknown')}</p>
            <Button variant="secondary" className={css.action} busy={others.isPending} onClick={() => others.mutate()}>
              {t('account.sessions.endOthers')}
            </Button>
          </>
        )}
      </Stack>
    </Card>
  )
}

function deviceOf({ browser, system }: DeviceSession, t: TFunction<'account'>): string {
  if (browser && system) return t('account.sessions.device', { browser, system })
  return browser ?? system ?? t('account.sessions.unknownDevice')
}

/** Device, place and time of a session, in words. */
function Device({ session }: { session: DeviceSession }) {
  const { t, i18n } = useTranslation('account')
  const { country } = session
  const locale = localeOf(i18n.language)
  const place = country ? new Intl.DisplayNames(locale, { type: 'region' }).of(country) : undefined
  const dates = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short' })
  return (
    <div>
      <p>
        <strong>{deviceOf(session, t)}</strong>
      </p>
      <p>{place ?? t('account.sessions.unknownPlace')}</p>
      <p className={css.note}>{t('account.sessions.since', { date: dates.format(new Date(session.created_at)) })}</p>
      <p className={css.note}>{t('account.sessions.used', { date: dates.format(new Date(session.last_used_at)) })}</p>
    </div>
  )
}

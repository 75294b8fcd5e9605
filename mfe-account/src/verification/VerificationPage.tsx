import { usePageTitle, useShell } from '@soulsign/remote-kit'
import { useSearchParams } from '@soulsign/remote-kit/router'
import { Card, Page, PageHeader, Spinner, Stack } from '@soulsign/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { LinkStep } from '../sign-in/LinkStep.tsx'
import { LinkUnreachable } from '../sign-in/LinkUnreachable.tsx'
import { readPendingRequest } from '../sign-in/pending-request.ts'
import { useLinkVerification } from '../sign-in/useLinkVerification.ts'
import { Unverified, Verified } from './states.tsx'

/** `/email-verification`: checking, a link to finish, verified, or unverified with the address to confirm. */
export function Component() {
  const { t } = useTranslation('account')
  const { session, toast } = useShell()
  const [query] = useSearchParams()
  const { link, retry, complete } = useLinkVerification()
  const user = session.status === 'user' ? session.user : null
  const confirmed = Boolean(user?.emailConfirmed)
  usePageTitle(t('verification.title'))

  const justVerified = link.state === 'done'
  useEffect(() => {
    if (justVerified) toast({ title: t('verification.verified'), tone: 'success' })
  }, [justVerified, toast, t])

  return (
    <Page width="narrow">
      <Card>
        {session.status === 'loading' || link.state === 'asking' ? (
          <Spinner label={t('verification.checking')} />
        ) : link.state === 'unreachable' ? (
          <Stack gap={6}>
            <PageHeader title={t('verification.title')} />
            <LinkUnreachable onRetry={retry} />
          </Stack>
        ) : link.state === 'ready' || link.state === 'busy' ? (
          <LinkStep
            title={t('verification.title')}
            lead={t('verification.completeLead')}
            button={t('verification.complete')}
            account={link.account}
            busy={link.state === 'busy'}
            onComplete={(takeEntries) => void complete(takeEntries)}
          />
        ) : justVerified || confirmed ? (
          <Verified confirmed={confirmed} />
        ) : (
          <Unverified
            email={user?.email ?? readPendingRequest()?.email ?? null}
            spent={link.state === 'spent' && query.has('token_hash')}
          />
        )}
      </Card>
    </Page>
  )
}

import { usePageTitle, useShell } from '@soulsign/remote-kit'
import { Card, Page, Spinner } from '@soulsign/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { readPendingRequest } from '../sign-in/pending-request.ts'
import { useLinkVerification } from '../sign-in/useLinkVerification.ts'
import { Finish, Unverified, Verified } from './states.tsx'

/** `/email-verification`: checking, a link to finish, verified, or unverified with the address to confirm. */
export function Component() {
  const { t } = useTranslation('account')
  const { session, toast } = useShell()
  const link = useLinkVerification()
  const user = session.status === 'user' ? session.user : null
  const confirmed = Boolean(user?.emailConfirmed)
  usePageTitle(t('verification.title'))

  const justVerified = link.state === 'done'
  useEffect(() => {
    if (justVerified) toast({ title: t('verification.verified'), tone: 'success' })
  }, [justVerified, toast, t])

  const unfinished = link.present && link.state !== 'done' && link.state !== 'spent'
  return (
    <Page width="narrow">
      <Card>
        {session.status === 'loading' ? (
          <Spinner label={t('verification.checking')} />
        ) : unfinished ? (
          <Finish state={link.state} onComplete={link.complete} />
        ) : justVerified || confirmed ? (
          <Verified confirmed={confirmed} />
        ) : (
          <Unverified email={user?.email ?? readPendingRequest()?.email ?? null} spent={link.state === 'spent'} />
        )}
      </Card>
    </Page>
  )
}

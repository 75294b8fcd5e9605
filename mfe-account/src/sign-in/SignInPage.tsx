import { usePageTitle, useShell } from '@soulsign/remote-kit'
import { createPath, type Location, Navigate, useLocation } from '@soulsign/remote-kit/router'
import { Card, Page } from '@soulsign/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { CheckInbox } from './CheckInbox.tsx'
import { EmailForm } from './EmailForm.tsx'
import { becomeGuest } from './guest.ts'
import { forgetPendingRequest, rememberPendingRequest } from './pending-request.ts'
import { returnPath } from './return-path.ts'

/** `/auth`: asks for the address, then says where the link went. Signed-in visitors go back to where they came from. */
export function Component() {
  const { t } = useTranslation('account')
  const shell = useShell()
  const { session, auth, toast } = shell
  const location = useLocation()
  const [sent, setSent] = useState<{ email: string; at: number } | null>(null)
  const [again, setAgain] = useState(false)
  const { from } = (location.state ?? {}) as { from?: Location }
  const target = returnPath(from && createPath(from))
  usePageTitle(sent ? t('inbox.title') : t('signIn.title'))

  if (session.status === 'user') return <Navigate to={target} replace />

  async function send(email: string, texts: 'sent' | 'resent', failure: 'sendFailed' | 'resendFailed') {
    await becomeGuest(shell)
    const { error } = await auth.signInWithOtp({
      email,
      options: { emailRedirectTo: new URL(target, window.location.origin).href },
    })
    if (error) {
      toast({ title: t(`signIn.${failure}`), description: error.message, tone: 'destructive' })
      return
    }
    rememberPendingRequest(email)
    setSent({ email, at: Date.now() })
    toast({ title: t(`signIn.${texts}.title`), description: t(`signIn.${texts}.description`), tone: 'success' })
  }

  return (
    <Page width="narrow">
      <Card>
        {sent ? (
          <CheckInbox
            email={sent.email}
            sentAt={sent.at}
            onResend={() => send(sent.email, 'resent', 'resendFailed')}
            onUseDifferent={() => {
              forgetPendingRequest()
              setSent(null)
              setAgain(true)
            }}
          />
        ) : (
          <EmailForm target={target} again={again} onSend={(email) => send(email, 'sent', 'sendFailed')} />
        )}
      </Card>
    </Page>
  )
}

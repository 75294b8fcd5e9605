import { HEALING_LINK_MINUTES, INVITATION_DAYS } from '@soulsign/contracts'
import { useShell } from '@soulsign/remote-kit'
import { Link } from '@soulsign/remote-kit/router'
import { Alert, Button, PageHeader, Stack } from '@soulsign/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { becomeGuest } from '../sign-in/guest.ts'

export function Verified({ confirmed }: { confirmed: boolean }) {
  const { t } = useTranslation('account')
  const { productName } = useShell()
  const abilities = t('verification.abilities', { returnObjects: true }) as string[]
  return (
    <Stack gap={6}>
      <PageHeader title={t('verification.verified')} lead={t('verification.verifiedLead')} />
      <ul>
        {abilities.map((ability) => (
          <li key={ability}>{ability}</li>
        ))}
      </ul>
      <Button asChild>
        <Link to={confirmed ? '/' : '/auth'}>{t('verification.continue', { product: productName })}</Link>
      </Button>
    </Stack>
  )
}

interface UnverifiedProps {
  /** The address that got the link; null if it is unknown here. */
  email: string | null
  /** A link was tried and no longer works. */
  spent: boolean
}

export function Unverified({ email, spent }: UnverifiedProps) {
  const { t } = useTranslation('account')
  const shell = useShell()
  const { auth, toast } = shell
  const [busy, setBusy] = useState(false)

  async function resend(address: string) {
    setBusy(true)
    await becomeGuest(shell)
    const { error } = await auth.resend({
      type: 'signup',
      email: address,
      options: { emailRedirectTo: new URL('/email-verification', window.location.origin).href },
    })
    setBusy(false)
    if (error) {
      toast({ title: t('verification.error'), description: t('verification.resendFailed'), tone: 'destructive' })
    } else {
      toast({ title: t('verification.sent.title'), description: t('verification.sent.description'), tone: 'success' })
    }
  }

  return (
    <Stack gap={6}>
      <PageHeader title={t('verification.title')} />
      {spent && (
        <Alert tone="warn" role="alert" title={t('confirm.failedTitle')}>
          {t('confirm.failed', { minutes: HEALING_LINK_MINUTES, days: INVITATION_DAYS })}
        </Alert>
      )}
      <Alert tone="warn" title={t('verification.limited')}>
        {t('verification.limitedLead')}
      </Alert>
      {email && (
        <>
          <p>
            <bdi>{t('verification.address', { email })}</bdi>
          </p>
          <Button busy={busy} onClick={() => void resend(email)}>
            {t('verification.resend')}
          </Button>
        </>
      )}
      <Button asChild variant="secondary">
        <Link to="/auth">{t('verification.back')}</Link>
      </Button>
      {email && <p>{t('verification.spam')}</p>}
    </Stack>
  )
}

import { HEALING_LINK_MINUTES, RESEND_COUNTDOWN_SECONDS } from '@soulsign/contracts'
import { Button, LinkIcon, PageHeader, Stack, VisuallyHidden } from '@soulsign/ui'
import { Fragment, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { mailServiceOf } from './mail-service.ts'
import css from './sign-in.module.css'
import { useCountdown } from './useCountdown.ts'

interface CheckInboxProps {
  email: string
  /** When the last link was sent, in milliseconds since the epoch. */
  sentAt: number
  onResend(): Promise<void>
  onUseDifferent(): void
}

/** The form that had the focus is gone. */
const focus = (element: HTMLElement | null) => element?.focus()

/** An address that breaks before its @ or after a dot of its name, rather than anywhere. */
function Address({ email }: { email: string }) {
  return (
    <bdi>
      {email.split(/(?=@)|(?<=\.)(?=[^@]*@)/).map((part, index, parts) => (
        <Fragment key={parts.slice(0, index).join('')}>
          <wbr />
          {part}
        </Fragment>
      ))}
    </bdi>
  )
}

/** Says where the link went, and offers to send it again after the countdown. */
export function CheckInbox({ email, sentAt, onResend, onUseDifferent }: CheckInboxProps) {
  const { t } = useTranslation('account')
  const [busy, setBusy] = useState(false)
  const service = mailServiceOf(email)
  const seconds = useCountdown(sentAt + RESEND_COUNTDOWN_SECONDS * 1000)
  return (
    <Stack gap={6}>
      <PageHeader
        ref={focus}
        tabIndex={-1}
        title={t('inbox.title')}
        lead={
          <>
            {t('inbox.lead')}{' '}
            <strong className={css.address}>
              <Address email={email} />
            </strong>
          </>
        }
      />
      <Stack gap={2} className={css.note}>
        <p>
          {t('signIn.expiry', { count: HEALING_LINK_MINUTES })} {t('inbox.anyDevice')} {t('inbox.spam')}
        </p>
        <p>{t('inbox.entries')}</p>
      </Stack>
      {service && (
        <Button asChild icon={<LinkIcon aria-hidden />}>
          <a href={service.href} target="_blank" rel="noreferrer">
            {t('inbox.open', { service: service.name })} <VisuallyHidden>{t('inbox.newTab')}</VisuallyHidden>
          </a>
        </Button>
      )}
      <Button
        variant="secondary"
        unavailable={seconds > 0}
        busy={busy}
        onClick={() => {
          setBusy(true)
          void onResend().finally(() => setBusy(false))
        }}
      >
        {seconds > 0 ? t('inbox.resendIn', { seconds }) : t('inbox.resend')}
      </Button>
      <Button variant="quiet" onClick={onUseDifferent}>
        {t('inbox.different')}
      </Button>
    </Stack>
  )
}

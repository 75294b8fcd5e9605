import type { LinkAccount } from '@soulsign/contracts'
import { useShell } from '@soulsign/remote-kit'
import { Link } from '@soulsign/remote-kit/router'
import { Alert, Button, CheckBox, PageHeader, Stack } from '@soulsign/ui'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import css from './sign-in.module.css'

interface LinkStepProps {
  title: string
  lead: string
  button: string
  account: LinkAccount
  busy: boolean
  onComplete(takeEntries: boolean): void
}

/** The step between a mailed link and a session: names the account, and changes nothing without a word. */
export function LinkStep({ title, lead, button, account, busy, onComplete }: LinkStepProps) {
  const { t } = useTranslation('account')
  const { session } = useShell()
  const [take, setTake] = useState(false)
  const boxId = useId()
  const helpId = useId()
  const { email, entries, asked_elsewhere } = account
  const other = session.status === 'user' && !account.same_account ? session.user.email : null
  return (
    <Stack gap={6}>
      <PageHeader title={title} lead={lead} />
      <p className={css.account}>
        <span>{t('confirm.account')}</span> <bdi>{email}</bdi>
      </p>
      {other && (
        <Alert tone="warn" title={t('confirm.switch.title')}>
          <p className={css.long}>{t('confirm.switch.text', { current: other, next: email })}</p>
        </Alert>
      )}
      {entries > 0 && (
        <div className={css.choice}>
          <CheckBox
            id={boxId}
            checked={take}
            aria-describedby={helpId}
            onChange={(event) => setTake(event.target.checked)}
          />
          <label htmlFor={boxId}>{t('confirm.entries.label', { count: entries, email })}</label>
          <p id={helpId}>{t('confirm.entries.help')}</p>
        </div>
      )}
      {asked_elsewhere && <p className={css.long}>{t('confirm.elsewhere')}</p>}
      <Button busy={busy} onClick={() => onComplete(take)}>
        {other ? t('confirm.switch.button') : button}
      </Button>
      {other && (
        <Button asChild variant="secondary">
          <Link to="/account">{t('confirm.switch.stay')}</Link>
        </Button>
      )}
    </Stack>
  )
}

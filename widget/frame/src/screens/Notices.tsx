import { MAINTENANCE_RETRY_SECONDS } from '@soulsign/contracts'
import { useEffect, useState } from 'react'
import type { Closed, Failure } from '../check/state.ts'
import { useFrame } from '../context.ts'
import css from '../frame.module.css'
import type { TextKey } from '../i18n/texts.ts'
import { Alert, Button, Helplines } from '../ui.ts'
import { useSignUp } from './useSignUp.ts'

function NewTabLink({ label, ...link }: { label: string; href: string; onClick?(): void }) {
  const { t } = useFrame().texts
  return (
    <Button asChild>
      <a target="_blank" rel="noopener" {...link}>
        {label}
        <span className={css.hidden}>{`(${t('newTab')})`}</span>
      </a>
    </Button>
  )
}

/** Says that the free insights are used up, and how to get more. */
export function LimitNotice() {
  const { config, texts } = useFrame()
  const signUp = useSignUp()
  return (
    <Alert
      tone="limit"
      role="status"
      title={texts.t('limitTitle', { limit: config.guest_limit })}
      actions={<NewTabLink {...signUp} label={texts.t('createAccount')} />}
    >
      {texts.t('limitText')}
    </Alert>
  )
}

/** Says that the partner's insights of today are used up, or that its key was revoked. */
export function ClosedNotice({ reason }: { reason: Closed }) {
  const { config, texts } = useFrame()
  const product = config.product_name
  const ceiling = reason === 'ceiling'
  return (
    <Alert
      tone="limit"
      role="status"
      title={texts.t(ceiling ? 'ceilingTitle' : 'refusedTitle')}
      actions={<NewTabLink href="/symptom-entry" label={texts.t('continue', { product })} />}
    >
      {ceiling ? texts.t('ceilingText', { product }) : texts.t('closedText', { product })}
    </Alert>
  )
}

const FAILURES = {
  offline: 'offline',
  'slow-down': 'slowDown',
  access: 'accessFailed',
  invalid: 'advanced.invalid',
  failed: 'failed',
  interrupted: 'interrupted',
} as const satisfies Record<Failure, TextKey>

/** Says what went wrong and offers a retry. No text is lost. */
export function FailureNotice({ failure, onRetry }: { failure: Failure; onRetry(): void }) {
  const { t } = useFrame().texts
  return (
    <Alert tone="warn" role="alert" actions={<Button onClick={onRetry}>{t('retry')}</Button>}>
      {t(FAILURES[failure])}
    </Alert>
  )
}

interface MaintenanceProps {
  /** Goes on if maintenance is over. The frame must not reload: it would lose the connection to its host page. */
  onRetry(): Promise<void>
}

/** Replaces the check during maintenance. Help stays within reach. */
export function Maintenance({ onRetry }: MaintenanceProps) {
  const { config, texts } = useFrame()
  const [busy, setBusy] = useState(false)
  const retry = async () => {
    setBusy(true)
    await onRetry()
    setBusy(false)
  }
  useEffect(() => {
    const timer = setInterval(onRetry, MAINTENANCE_RETRY_SECONDS * 1_000)
    return () => clearInterval(timer)
  }, [onRetry])
  return (
    <section className={css.column}>
      <h1>{texts.t('maintenanceTitle')}</h1>
      <p>{texts.t('maintenanceText', { product: config.product_name })}</p>
      <Helplines />
      <div>
        <Button busy={busy} onClick={retry}>
          {texts.t('retry')}
        </Button>
      </div>
    </section>
  )
}

/** Says that the host page is not listed, or its key is unknown. */
export function Refused() {
  const { config, texts } = useFrame()
  return (
    <section className={css.column}>
      <h1>{texts.t('refusedTitle')}</h1>
      <p>{texts.t(config.state === 'revoked' ? 'revokedText' : 'refusedText')}</p>
    </section>
  )
}

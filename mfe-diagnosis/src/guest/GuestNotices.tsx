import { useShell } from '@soulsign/remote-kit'
import { Link } from '@soulsign/remote-kit/router'
import { Alert, Button } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'
import css from './GuestNotices.module.css'

/** One quiet line that tells a guest the number of free insights and, once known, how many are used. */
export function GuestBanner({ used }: { used: number | null }) {
  const { t } = useTranslation('diagnosis')
  const { settings } = useShell()
  return (
    <p className={css.line}>
      {t('guest.banner', { limit: settings.guest_limit })}{' '}
      {used !== null && <span>{t('guest.counter', { used, limit: settings.guest_limit })}</span>}
    </p>
  )
}

/** Says that the free insights are used up, and how to get more. */
export function LimitAlert() {
  const { t } = useTranslation('diagnosis')
  const { settings } = useShell()
  return (
    <Alert
      tone="limit"
      role="status"
      title={t('guest.limitTitle', { limit: settings.guest_limit })}
      actions={
        <Button asChild>
          <Link to="/auth">{t('guest.limitAction')}</Link>
        </Button>
      }
    >
      {t('guest.limitText')}
    </Alert>
  )
}

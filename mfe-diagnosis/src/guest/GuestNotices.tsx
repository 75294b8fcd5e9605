import { GUEST_DIAGNOSIS_LIMIT } from '@soulsign/contracts'
import { Link } from '@soulsign/remote-kit/router'
import { Alert, Button } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'

/** Tells a guest how many free diagnoses there are and, once known, how many are used. */
export function GuestBanner({ used }: { used: number | null }) {
  const { t } = useTranslation('diagnosis')
  return (
    <Alert>
      <p>{t('guest.banner', { limit: GUEST_DIAGNOSIS_LIMIT })}</p>
      {used !== null && <p>{t('guest.counter', { used, limit: GUEST_DIAGNOSIS_LIMIT })}</p>}
    </Alert>
  )
}

/** Says that the free diagnoses are used up, and what opens more. */
export function LimitAlert() {
  const { t } = useTranslation('diagnosis')
  return (
    <Alert
      tone="limit"
      role="status"
      title={t('guest.limitTitle', { limit: GUEST_DIAGNOSIS_LIMIT })}
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

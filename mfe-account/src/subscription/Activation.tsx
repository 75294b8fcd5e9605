import { Link } from '@soulsign/remote-kit/router'
import { BreathingRing, Button, EmptyIllustration, EmptyState, Page } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'
import { reasonOf } from '../billing/reason.ts'
import { useActivation } from './useActivation.ts'

/** The return from a checkout: waits until the payment is confirmed, and offers to ask again if it is not. */
export function Activation({ sessionId }: { sessionId: string }) {
  const { t } = useTranslation('account')
  const { failed, error, retry } = useActivation(sessionId)
  return (
    <Page width="narrow">
      {failed ? (
        <EmptyState
          headingLevel={1}
          title={t('subscription.failed.title')}
          illustration={<EmptyIllustration />}
          actions={
            <>
              <Button onClick={retry}>{t('subscription.failed.retry')}</Button>
              <Button asChild variant="secondary">
                <Link to="/subscription" replace>
                  {t('subscription.failed.back')}
                </Link>
              </Button>
            </>
          }
        >
          {reasonOf(error) ?? t('subscription.failed.text')}
        </EmptyState>
      ) : (
        <BreathingRing label={t('subscription.activating')} />
      )}
    </Page>
  )
}

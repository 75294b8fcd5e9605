import { Link } from '@soulsign/remote-kit/router'
import { BreathingRing, Button, EmptyIllustration, EmptyState, Page } from '@soulsign/ui'
import { useTranslation } from 'react-i18next'
import { reasonOf } from '../billing/reason.ts'
import { useActivation } from './use-activation.ts'

/** The return from a checkout: waits for the payment's confirmation, and offers to ask again where it does not come. */
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

import { type Body, urgentPanelKind } from '@soulsign/contracts'
import { usePageTitle } from '@soulsign/remote-kit'
import { Link, useSearchParams } from '@soulsign/remote-kit/router'
import { Alert, BreathingRing, Button, EmptyIllustration, EmptyState, LostIllustration, Page } from '@soulsign/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PlanScreen } from './PlanScreen.tsx'
import { planRequest } from './source.ts'
import { useNewPlan, useStoredPlan } from './usePlan.ts'
import type { PlanView, Readable } from './view.ts'

const readableOf = (view: PlanView): Readable | null => {
  if (view.kind === 'failed') return view.readable
  return view.kind === 'writing' || view.kind === 'ready' ? view : null
}

/** `/healing-plan`: a finished plan, or one that is being written. */
export function PlanPage() {
  const { t } = useTranslation('diagnosis')
  const [query] = useSearchParams()
  const request = planRequest(query)
  const isRead = request.mode === 'read'
  const stored = useStoredPlan(isRead ? request.planId : null, isRead)
  const fresh = useNewPlan(request, !isRead)
  const { view, retry } = isRead ? stored : fresh
  // Kept here, so that the tab stays when a finished plan gets its own address.
  const [body, setBody] = useState<Body>('physical')

  const readable = readableOf(view)
  const category = readable?.safety?.category
  const isDiscreet = category !== undefined && urgentPanelKind(category) === 'safeguarding'
  usePageTitle(t(isDiscreet ? 'insight.discreetTitle' : 'plan.title'), isDiscreet)

  const failure = view.kind === 'failed' ? (readable ? 'plan.interrupted' : 'plan.notWritten') : 'plan.unreachable'
  const isFailed = view.kind === 'failed' || view.kind === 'unreachable'
  const again = <Button onClick={retry}>{t('insight.retry')}</Button>
  if (readable) {
    return (
      <PlanScreen readable={readable} writing={view.kind === 'writing'} body={body} onBody={setBody}>
        {isFailed && (
          <Alert tone="warn" actions={again}>
            {t(failure)}
          </Alert>
        )}
      </PlanScreen>
    )
  }
  return (
    <Page width="narrow">
      {view.kind === 'none' ? (
        <EmptyState
          headingLevel={1}
          title={t('plan.none')}
          illustration={<EmptyIllustration />}
          actions={
            <Button asChild>
              <Link to="/symptom-entry">{t('plan.noneAction')}</Link>
            </Button>
          }
        >
          {t('plan.noneText')}
        </EmptyState>
      ) : isFailed ? (
        <EmptyState
          role="alert"
          headingLevel={1}
          title={t(failure)}
          illustration={<LostIllustration />}
          actions={again}
        />
      ) : (
        <BreathingRing
          label={t(
            view.kind === 'loading' ? 'plan.loading' : view.kind === 'unconnected' ? 'unconnected' : 'plan.creating',
          )}
        />
      )}
    </Page>
  )
}

import { isProblem, urgentPanelKind } from '@soulsign/contracts'
import { usePageTitle, useShell } from '@soulsign/remote-kit'
import { Link, Navigate, useNavigate, useParams } from '@soulsign/remote-kit/router'
import { BreathingRing, Button, EmptyIllustration, EmptyState, Page } from '@soulsign/ui'
import { useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import { InsightScreen } from './InsightScreen.tsx'
import { useInsight } from './useInsight.ts'
import type { InsightView } from './view.ts'

/** Whether the title must reveal nothing, because the reader may share a screen with a person they fear. */
const isDiscreet = (view: InsightView | null) =>
  view !== null && 'safety' in view && view.safety !== null && urgentPanelKind(view.safety.category) === 'safeguarding'

export function InsightPage() {
  const { entryId } = useParams()
  return entryId ? <InsightOf key={entryId} entryId={entryId} /> : <Navigate to="/" replace />
}

function InsightOf({ entryId }: { entryId: string }) {
  const { t } = useTranslation('diagnosis')
  const { api, toast } = useShell()
  const navigate = useNavigate()
  const { entry, view, retry, answer } = useInsight(api, entryId)
  usePageTitle(t(isDiscreet(view) ? 'insight.discreetTitle' : 'insight.title'), isDiscreet(view))

  // A loaded entry stays while the network is away, but not after it was deleted, for example in another tab.
  const isGone = [entry.error, view?.kind === 'failed' && view.error].some((error) => isProblem(error, 'not-found'))
  const loadFailed = isGone || (entry.isError && !entry.data)
  useEffect(() => {
    if (!loadFailed) return
    toast({ title: t('toasts.errorTitle'), description: t('toasts.loadText'), tone: 'destructive' })
    void navigate('/', { replace: true })
  }, [loadFailed, toast, t, navigate])

  if (!entry.data || !view || loadFailed) {
    return (
      <Page width="narrow">
        <BreathingRing label={t(entry.isPaused ? 'unconnected' : 'insight.loading')} />
      </Page>
    )
  }
  if (view.kind === 'none') {
    return (
      <Page width="narrow">
        <EmptyState
          headingLevel={1}
          title={t('insight.none')}
          illustration={<EmptyIllustration />}
          actions={
            <Button asChild>
              <Link to="/symptom-entry">{t('insight.noneAction')}</Link>
            </Button>
          }
        />
      </Page>
    )
  }
  const { data } = entry
  return (
    <InsightScreen
      entry={data}
      view={view}
      onRetry={() => void retry()}
      onAnswer={answer}
      onNotMeant={() => void api.call('notMeant', { params: { id: entryId } }).catch(() => null)}
      onEdit={() => void navigate('/symptom-entry', { state: { edit: data } })}
    />
  )
}

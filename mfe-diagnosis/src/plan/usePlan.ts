import { type HealingPlanWithEntry, isProblem } from '@soulsign/contracts'
import { onEntriesChanged, tellEntriesChanged, useShell } from '@soulsign/remote-kit'
import { useNavigate } from '@soulsign/remote-kit/router'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { failureText } from '../problems.ts'
import { NOTHING_YET, type PlanGeneration, planGenerationOptions, planOptions } from './generation.ts'
import { isMissing, type PlanRequest, type PlanSource, sourceOptions } from './source.ts'
import type { PlanView } from './view.ts'

/** A stored plan. */
export function useStoredPlan(planId: string | null, enabled: boolean): { view: PlanView; retry: () => void } {
  const { api } = useShell()
  const client = useQueryClient()
  const { data, error, isPaused, refetch } = useQuery({ ...planOptions(api, planId), enabled })
  useEffect(
    () => onEntriesChanged(() => void client.invalidateQueries({ queryKey: planOptions(api, planId).queryKey })),
    [client, api, planId],
  )
  const retry = () => void refetch()
  // This includes a plan that was loaded before: its entry has been deleted.
  if (isMissing(error)) return { view: { kind: 'none' }, retry }
  if (data) return { view: readyView(data), retry }
  return { view: { kind: error ? 'unreachable' : isPaused ? 'unconnected' : 'loading' }, retry }
}

const readyView = (plan: HealingPlanWithEntry): PlanView => ({
  kind: 'ready',
  parts: plan,
  stored: { id: plan.id, since: plan.created_at },
  author: plan,
  language: plan.symptom.language ?? null,
  entryId: plan.symptom.id,
  description: plan.symptom.description,
  safety: plan.diagnosis.safety,
})

/** A plan that is being written, until it is stored and has its own address. */
export function useNewPlan(request: PlanRequest, enabled: boolean): { view: PlanView; retry: () => void } {
  const { api } = useShell()
  const source = useQuery({ ...sourceOptions(api, request), enabled })
  const insightId = source.data?.insightId ?? ''
  const generation = useQuery({ ...planGenerationOptions(api, insightId), enabled: enabled && insightId !== '' })
  const error = generation.isFetching ? null : (generation.error ?? source.error)
  useAftermath(enabled, { request, source: source.data, planId: generation.data?.planId ?? null, error })

  const retry = () => void (source.data ? generation.refetch() : source.refetch())
  const { isPaused } = source.data ? generation : source
  return { view: newPlanView(source.data, generation.data ?? NOTHING_YET, error, isPaused), retry }
}

function newPlanView(
  source: PlanSource | null | undefined,
  { parts }: PlanGeneration,
  error: unknown,
  isPaused: boolean,
): PlanView {
  const begun = source && Object.keys(parts).length > 0
  const readable = begun ? { parts, stored: null, author: null, ...source } : null
  // These errors redirect: the person has to subscribe, gets other help, or deleted the entry.
  const isLeaving =
    isProblem(error, 'subscription-needed') || isProblem(error, 'plan-not-offered') || isProblem(error, 'not-found')
  if (error && !isLeaving) return { kind: 'failed', readable }
  if (readable) return { kind: 'writing', ...readable }
  return { kind: isPaused ? 'unconnected' : 'creating' }
}

/** The end of a generation: the toast, and the redirect to the plan or to the step before it. */
function useAftermath(
  enabled: boolean,
  {
    request,
    source,
    planId,
    error,
  }: { request: PlanRequest; source: PlanSource | null | undefined; planId: string | null; error: unknown },
): void {
  const { t } = useTranslation('diagnosis')
  const { api, toast } = useShell()
  const client = useQueryClient()
  const navigate = useNavigate()

  // The message that a plan is ready belongs to its page.
  const page = useRef<AbortController>(null)
  useEffect(() => {
    const controller = new AbortController()
    page.current = controller
    return () => controller.abort()
  }, [])

  // There is no insight, or its entry was deleted meanwhile, for example in another tab.
  const hasNoSource = enabled && (source === null || isProblem(error, 'not-found'))
  const paid = request.mode === 'payment'
  useEffect(() => {
    if (!hasNoSource) return
    // Somebody who has just paid is welcomed, and told where their plan begins; nothing went wrong.
    const title = t(paid ? 'plan.paidTitle' : 'plan.noInsightTitle')
    toast({ title, description: t('plan.noInsightText') })
    void navigate('/symptom-entry', { replace: true })
  }, [hasNoSource, paid, toast, t, navigate])

  useEffect(() => {
    if (!enabled || planId === null) return
    let left = false
    tellEntriesChanged()
    // Loads the stored plan. If that fails, the page of the plan tries again.
    client
      .fetchQuery(planOptions(api, planId))
      .catch(() => undefined)
      .then(() => {
        if (left) return
        const until = page.current?.signal
        toast({ title: t('plan.ready'), tone: 'success', ...(until && { until }) })
        // A reader of the first body keeps their place.
        void navigate(`/healing-plan?plan_id=${planId}`, { replace: true, preventScrollReset: true })
      })
    return () => {
      left = true
    }
  }, [enabled, planId, client, api, toast, t, navigate])

  const entryId = source?.entryId
  useEffect(() => {
    if (!enabled || !error || hasNoSource) return
    if (isProblem(error, 'subscription-needed'))
      void navigate(entryId ? `/subscription?symptom_id=${entryId}` : '/subscription', { replace: true })
    else if (isProblem(error, 'plan-not-offered'))
      void navigate(entryId ? `/diagnosis/${entryId}` : '/', { replace: true })
    else
      toast({ title: t('toasts.errorTitle'), description: failureText(error, t('plan.failed')), tone: 'destructive' })
  }, [enabled, error, hasNoSource, entryId, toast, t, navigate])
}

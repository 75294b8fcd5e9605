import { type ApiClient, isProblem, type Safety } from '@soulsign/contracts'
import { queryOptions } from '@tanstack/react-query'
import { isRefusal } from '../problems.ts'

/**
 * How a person comes to the screen: after a payment (the plan of their latest insight), from an insight (its plan), or
 * to read a plan, the newest where none is named.
 */
export type PlanEntry =
  | { mode: 'payment' }
  | { mode: 'symptom'; symptomId: string }
  | { mode: 'read'; planId: string | null }

/** The entry that an address stands for. A plan's own id goes before all else: there is nothing to write any more. */
export function planEntry(query: URLSearchParams): PlanEntry {
  const planId = query.get('plan_id')
  const symptomId = query.get('symptom_id')
  if (planId) return { mode: 'read', planId }
  if (symptomId) return { mode: 'symptom', symptomId }
  return query.has('session_id') ? { mode: 'payment' } : { mode: 'read', planId: null }
}

/** The insight that a plan is to be written for. */
export interface PlanSource {
  diagnosisId: string
  symptomId: string
  description: string
  safety: Safety | null
}

async function findSource(api: ApiClient, entry: PlanEntry, signal: AbortSignal): Promise<PlanSource | null> {
  if (entry.mode === 'symptom') {
    const { diagnosis, description } = await api.call('getSymptom', { params: { id: entry.symptomId } }, { signal })
    return (
      diagnosis && { diagnosisId: diagnosis.id, symptomId: diagnosis.symptom_id, description, safety: diagnosis.safety }
    )
  }
  const { id, symptom, safety } = await api.call('latestDiagnosis', {}, { signal })
  return { diagnosisId: id, symptomId: symptom.id, description: symptom.description, safety }
}

/** Where the plan comes from; null where there is no insight yet. */
export const sourceOptions = (api: ApiClient, entry: PlanEntry) =>
  queryOptions({
    queryKey: ['diagnosis', 'plan-source', entry],
    queryFn: ({ signal }) =>
      findSource(api, entry, signal).catch((error: unknown) => {
        if (isProblem(error, 'not-found') || isProblem(error, 'invalid-input')) return null
        throw error
      }),
    retry: (count, error) => !isRefusal(error) && count < 2,
    // Which insight is the latest is asked again by each visit, and stays while the plan is written.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })

import { type ApiClient, isProblem, type Safety } from '@soulsign/contracts'
import { queryOptions } from '@tanstack/react-query'
import { isRefusal } from '../problems.ts'

/**
 * How a person comes to the screen: after a payment (the plan of their latest insight), from an insight (its plan), or
 * to read a plan, the newest where none is named.
 */
export type PlanRequest =
  | { mode: 'payment' }
  | { mode: 'insight'; entryId: string }
  | { mode: 'read'; planId: string | null }

/** The entry that an address stands for. A plan's own id goes before all else: there is nothing to write any more. */
export function planRequest(query: URLSearchParams): PlanRequest {
  const planId = query.get('plan_id')
  const entryId = query.get('symptom_id')
  if (planId) return { mode: 'read', planId }
  if (entryId) return { mode: 'insight', entryId }
  return query.has('session_id') ? { mode: 'payment' } : { mode: 'read', planId: null }
}

/** The insight that a plan is to be written for. */
export interface PlanSource {
  insightId: string
  entryId: string
  description: string
  safety: Safety | null
}

async function findSource(api: ApiClient, request: PlanRequest, signal: AbortSignal): Promise<PlanSource | null> {
  if (request.mode === 'insight') {
    const { diagnosis, description } = await api.call('getSymptom', { params: { id: request.entryId } }, { signal })
    return (
      diagnosis && { insightId: diagnosis.id, entryId: diagnosis.symptom_id, description, safety: diagnosis.safety }
    )
  }
  const { id, symptom, safety } = await api.call('latestDiagnosis', {}, { signal })
  return { insightId: id, entryId: symptom.id, description: symptom.description, safety }
}

/** Where the plan comes from; null where there is no insight yet. */
export const sourceOptions = (api: ApiClient, request: PlanRequest) =>
  queryOptions({
    queryKey: ['diagnosis', 'plan-source', request],
    queryFn: ({ signal }) =>
      findSource(api, request, signal).catch((error: unknown) => {
        if (isProblem(error, 'not-found') || isProblem(error, 'invalid-input')) return null
        throw error
      }),
    retry: (count, error) => !isRefusal(error) && count < 2,
    // Which insight is the latest is asked again by each visit, and stays while the plan is written.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })

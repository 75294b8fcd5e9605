import { type ApiClient, isProblem, type Safety } from '@soulsign/contracts'
import { queryOptions } from '@tanstack/react-query'
import { isRefusal } from '../problems.ts'

/**
 * What the address asks for: after a payment the plan of the insight that it was made for, or of the latest; the plan of
 * one insight; or a stored plan (the newest if no id is given).
 */
export type PlanRequest =
  | { mode: 'payment'; entryId: string | null }
  | { mode: 'insight'; entryId: string }
  | { mode: 'read'; planId: string | null }

/** Reads the address. A plan's own id comes first, because that plan is already written. */
export function planRequest(query: URLSearchParams): PlanRequest {
  const planId = query.get('plan_id')
  const entryId = query.get('symptom_id')
  if (planId) return { mode: 'read', planId }
  if (query.has('session_id')) return { mode: 'payment', entryId }
  return entryId ? { mode: 'insight', entryId } : { mode: 'read', planId: null }
}

/** The insight that the plan is written for. */
export interface PlanSource {
  insightId: string
  entryId: string
  description: string
  language: string | null
  safety: Safety | null
}

async function findSource(api: ApiClient, request: PlanRequest, signal: AbortSignal): Promise<PlanSource | null> {
  const entryId = request.mode === 'read' ? null : request.entryId
  if (entryId) {
    const {
      diagnosis,
      description,
      language = null,
    } = await api.call('getSymptom', { params: { id: entryId } }, { signal })
    return (
      diagnosis && {
        insightId: diagnosis.id,
        entryId: diagnosis.symptom_id,
        description,
        language,
        safety: diagnosis.safety,
      }
    )
  }
  const { id, symptom, safety } = await api.call('latestDiagnosis', {}, { signal })
  return {
    insightId: id,
    entryId: symptom.id,
    description: symptom.description,
    language: symptom.language ?? null,
    safety,
  }
}

/** The insight of the plan; null if there is none yet. */
export const sourceOptions = (api: ApiClient, request: PlanRequest) =>
  queryOptions({
    queryKey: ['diagnosis', 'plan-source', request],
    queryFn: ({ signal }) =>
      findSource(api, request, signal).catch((error: unknown) => {
        if (isProblem(error, 'not-found') || isProblem(error, 'invalid-input')) return null
        throw error
      }),
    retry: (count, error) => !isRefusal(error) && count < 2,
    // Each visit looks up the latest insight again, and keeps it while the plan is being written.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })

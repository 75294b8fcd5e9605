import { type ApiClient, isProblem, type Safety } from '@soulsign/contracts'
import { queryOptions } from '@tanstack/react-query'
import { isRefusal } from '../problems.ts'

/**
 * What the address asks for: after a payment the plan of the insight that it was made for, or else of the latest; the
 * plan of one insight; or a stored plan (the newest if no id is given).
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

/** Whether an error says that there is nothing under an id. */
export const isMissing = (error: unknown) => isProblem(error, 'not-found') || isProblem(error, 'invalid-input')

async function sourceOfEntry(api: ApiClient, entryId: string, signal: AbortSignal) {
  const entry = await api.call('getSymptom', { params: { id: entryId } }, { signal })
  const { diagnosis, description, language = null, safety } = entry
  if (!diagnosis) return null
  const source: PlanSource = {
    insightId: diagnosis.id,
    entryId: diagnosis.symptom_id,
    description,
    language,
    safety: diagnosis.safety,
  }
  const isHelp = diagnosis.ai_analysis === null || safety?.level === 'urgent' || safety?.level === 'ask'
  return { source, isHelp }
}

async function latestSource(api: ApiClient, signal: AbortSignal): Promise<PlanSource> {
  const { id, symptom, safety } = await api.call('latestDiagnosis', {}, { signal })
  return {
    insightId: id,
    entryId: symptom.id,
    description: symptom.description,
    language: symptom.language ?? null,
    safety,
  }
}

async function findSource(api: ApiClient, request: PlanRequest, signal: AbortSignal): Promise<PlanSource | null> {
  if (request.mode === 'read' || !request.entryId) return latestSource(api, signal)
  const wanted = sourceOfEntry(api, request.entryId, signal)
  if (request.mode === 'insight') return (await wanted)?.source ?? null
  // Somebody who has paid gets a plan, also if the entry is gone or gets help instead.
  const found = await wanted.catch((error: unknown) => {
    if (isMissing(error)) return null
    throw error
  })
  return found && !found.isHelp ? found.source : latestSource(api, signal)
}

/** The insight of the plan; null if there is none yet. */
export const sourceOptions = (api: ApiClient, request: PlanRequest) =>
  queryOptions({
    queryKey: ['diagnosis', 'plan-source', request],
    queryFn: ({ signal }) =>
      findSource(api, request, signal).catch((error: unknown) => {
        if (isMissing(error)) return null
        throw error
      }),
    retry: (count, error) => !isRefusal(error) && count < 2,
    // Each visit looks up the latest insight again, and keeps it while the plan is being written.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  })

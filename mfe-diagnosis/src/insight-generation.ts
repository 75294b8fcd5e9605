import type { ApiClient, DiagnosisEvent, GenerationStage, Safety } from '@soulsign/contracts'
import { type Followed, follow } from '@soulsign/contracts/flow'
import { experimental_streamedQuery, type QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query'
import { FOLLOWING } from './following.ts'
import { isRefusal } from './problems.ts'

/** An insight while it is being written. */
export interface Generation {
  stage: GenerationStage
  text: string
  /** Set once it is finished and stored. */
  done: { safety: Safety | null } | null
}

export const QUEUED: Generation = { stage: 'queued', text: '', done: null }

export function reduceGeneration(generation: Generation, event: Followed<DiagnosisEvent>): Generation {
  switch (event.event) {
    case 'rejoined':
      return QUEUED
    case 'progress':
      return { ...generation, stage: event.data.stage }
    case 'text':
      return { ...generation, stage: 'writing', text: generation.text + event.data.delta }
    case 'replace':
      return { ...generation, text: event.data.text }
    case 'done':
      return { ...generation, done: { safety: event.data.safety } }
  }
}

/** The generation of one entry's insight. */
export const generationOptions = (api: ApiClient, entryId: string) =>
  queryOptions({
    queryKey: ['diagnosis', 'generation', entryId],
    queryFn: experimental_streamedQuery({
      streamFn: () => follow(() => api.streamDiagnosis({ symptom_id: entryId })),
      reducer: reduceGeneration,
      initialValue: QUEUED,
    }),
    ...FOLLOWING,
  })

/** Starts a generation or joins the running one. Resolves when the API accepts it, rejects with its refusal. */
export async function startGeneration(client: QueryClient, api: ApiClient, entryId: string): Promise<void> {
  const options = generationOptions(api, entryId)
  if (client.getQueryState(options.queryKey)?.status === 'error') client.removeQueries({ queryKey: options.queryKey })
  const observer = new QueryObserver(client, options)
  await new Promise<void>((resolve, reject) => {
    const unsubscribe = observer.subscribe(settle)
    function settle({ status, error } = observer.getCurrentResult()) {
      if (status === 'pending') return
      unsubscribe()
      if (status === 'success') resolve()
      else reject(error)
    }
    settle()
  })
}

/** An entry with its insight. Refusals are final; a lost connection is retried. */
export const entryOptions = (api: ApiClient, entryId: string) =>
  queryOptions({
    queryKey: ['diagnosis', 'entry', entryId],
    queryFn: ({ signal }) => api.call('getSymptom', { params: { id: entryId } }, { signal }),
    retry: (count, error) => !isRefusal(error) && count < 2,
  })

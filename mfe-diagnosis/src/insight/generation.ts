import { type ApiClient, ApiError, type DiagnosisEvent, type GenerationStage, type Safety } from '@soulsign/contracts'
import { experimental_streamedQuery, type QueryClient, QueryObserver, queryOptions } from '@tanstack/react-query'
import { isRefusal } from '../problems.ts'

/** An insight while it is being written. */
export interface Generation {
  stage: GenerationStage
  text: string
  /** Set when it is finished and stored. */
  done: { safety: Safety | null } | null
}

/** What a running generation tells; its `error` event ends it by throwing. */
type Step = Exclude<DiagnosisEvent, { event: 'error' }>

export const QUEUED: Generation = { stage: 'queued', text: '', done: null }

export function reduceGeneration(generation: Generation, event: Step): Generation {
  switch (event.event) {
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

/** The connection ended before the text did. The API goes on writing, so asking again joins. */
export class InterruptedError extends Error {
  override name = 'InterruptedError'
}

/** The events up to `done`. Throws where the API reports an error or the connection ends early. */
export async function* untilDone(events: AsyncIterable<DiagnosisEvent>): AsyncGenerator<Step, void> {
  for await (const event of events) {
    if (event.event === 'error') throw new ApiError(event.data.problem)
    yield event
    if (event.event === 'done') return
  }
  throw new InterruptedError('The stream ended before the text was finished.')
}

const REJOIN_ATTEMPTS = 3

/**
 * The generation of one symptom's insight. One per browser tab however often it is asked for; it runs on when the page
 * is left, and a lost connection is joined again.
 */
export const generationOptions = (api: ApiClient, symptomId: string) =>
  queryOptions({
    queryKey: ['diagnosis', 'generation', symptomId],
    queryFn: experimental_streamedQuery({
      streamFn: () => untilDone(api.streamDiagnosis({ symptom_id: symptomId })),
      reducer: reduceGeneration,
      initialValue: QUEUED,
    }),
    retry: (count, error) => !(error instanceof ApiError) && count < REJOIN_ATTEMPTS,
    retryOnMount: false,
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnReconnect: false,
  })

/** Starts a generation, or joins the running one, and resolves when the API accepted it. Rejects with its refusal. */
export async function startGeneration(client: QueryClient, api: ApiClient, symptomId: string): Promise<void> {
  const options = generationOptions(api, symptomId)
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

/** The symptom of the page with its diagnosis. Refusals are final, a lost connection is tried again. */
export const symptomOptions = (api: ApiClient, symptomId: string) =>
  queryOptions({
    queryKey: ['diagnosis', 'symptom', symptomId],
    queryFn: ({ signal }) => api.call('getSymptom', { params: { id: symptomId } }, { signal }),
    retry: (count, error) => !isRefusal(error) && count < 2,
  })

import type { Problem } from '../problem.ts'
import { ApiError, isProblem } from './error.ts'

/** The pause before each attempt to rejoin. Another node takes over the work of one that died within about 12 s. */
const REJOIN_PAUSES_MS = [0, 1_500, 3_000, 6_000, 10_000]
/** A proxy's answers while no node responds. */
const GATEWAY = [502, 503, 504]

/** An event of a generation, which ends with `done` or `error`. */
type Sent = { event: 'error'; data: { problem: Problem } } | { event: string }

/** An event for the reader. After `rejoined`, all events arrive again from the beginning. */
export type Followed<Event extends { event: string }> =
  | Exclude<Event, { event: 'error' }>
  | { event: 'rejoined'; data: null }

/**
 * The events of a generation up to `done`. Reconnects when the connection is lost or a proxy finds no node, because the
 * API keeps writing, but not while the browser is offline.
 * @param open opens the stream; called for each attempt
 * @throws ApiError for a refusal or a reported problem, otherwise the connection's error
 * @example
 * for await (const event of follow(() => api.streamDiagnosis({ symptom_id: id }))) {
 *   if (event.event === 'rejoined') text = ''
 *   if (event.event === 'text') text += event.data.delta
 * }
 */
export async function* follow<Event extends Sent>(
  open: () => AsyncIterable<Event>,
  signal?: AbortSignal,
): AsyncGenerator<Followed<Event>, void> {
  for (let attempt = 0; ; attempt += 1) {
    let isRejoined = attempt > 0
    try {
      for await (const event of open()) {
        signal?.throwIfAborted()
        if (event.event === 'error' && 'data' in event) throw new ApiError(event.data.problem)
        // Sent only with the first new event: until then the reader keeps the text it has.
        if (isRejoined) yield { event: 'rejoined', data: null }
        isRejoined = false
        yield event as Followed<Event>
        if (event.event === 'done') return
      }
      throw new TypeError('The stream ended before the text was finished.')
    } catch (error) {
      const isFinal = (error instanceof ApiError && !isPassing(error)) || signal?.aborted || navigator.onLine === false
      const pause = REJOIN_PAUSES_MS[attempt]
      if (isFinal || pause === undefined) throw error
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
}

/** Whether a refusal comes from the way to the API, or from a node that is starting or without its database. */
const isPassing = (error: ApiError) =>
  (error.problem.type === 'about:blank' && GATEWAY.includes(error.problem.status)) || isProblem(error, 'unavailable')

import type { Problem } from '../problem.ts'
import { ApiError } from './error.ts'

const REJOIN_ATTEMPTS = 3
/** Grows with each attempt; the first is immediate. */
const REJOIN_PAUSE_MS = 1_500

/** An event of a generation, which ends with `done` or `error`. */
type Sent = { event: 'error'; data: { problem: Problem } } | { event: string }

/** An event for the reader. After `rejoined`, all events arrive again from the beginning. */
export type Followed<Event extends { event: string }> =
  | Exclude<Event, { event: 'error' }>
  | { event: 'rejoined'; data: null }

/**
 * The events of a generation up to `done`. Reconnects when the connection is lost, because the API keeps writing, but not
 * while the browser is offline.
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
      const isFinal = error instanceof ApiError || signal?.aborted || navigator.onLine === false
      if (isFinal || attempt === REJOIN_ATTEMPTS) throw error
      await new Promise((resolve) => setTimeout(resolve, attempt * REJOIN_PAUSE_MS))
    }
  }
}

import type { Problem } from '../problem.ts'
import { ApiError } from './error.ts'

const REJOIN_ATTEMPTS = 3
/** Longer before each attempt; the first is at once. */
const REJOIN_PAUSE_MS = 1_500

/** What a generation sends: at the end `done`, or `error`. */
type Sent = { event: 'error'; data: { problem: Problem } } | { event: string }

/** What a reader gets: `rejoined` says that everything comes again from its beginning. */
export type Followed<Event extends { event: string }> =
  | Exclude<Event, { event: 'error' }>
  | { event: 'rejoined'; data: null }

/**
 * The events of a generation up to `done`. A lost connection is joined again, since the API goes on writing; not while
 * the browser is offline.
 * @param open opens the stream, each time it is called
 * @throws ApiError what the API refuses or reports, else the error of the connection
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
        // Not before there is something to read: until then the reader keeps what had arrived.
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

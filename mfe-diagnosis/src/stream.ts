import { ApiError, type Problem } from '@soulsign/contracts'

/** The connection ended before the text did. The API goes on writing, so asking again joins. */
export class InterruptedError extends Error {
  override name = 'InterruptedError'
}

/** What a generation sends: at the end `done`, or `error`. */
type Sent = { event: 'done' } | { event: 'error'; data: { problem: Problem } } | { event: string }
/** What it tells while it goes well. */
export type Told<Event extends { event: string }> = Exclude<Event, { event: 'error' }>

/** The events up to `done`. Throws where the API reports an error or the connection ends early. */
export async function* untilDone<Event extends Sent>(events: AsyncIterable<Event>): AsyncGenerator<Told<Event>, void> {
  for await (const event of events) {
    if (event.event === 'error' && 'data' in event) throw new ApiError(event.data.problem)
    yield event as Told<Event>
    if (event.event === 'done') return
  }
  throw new InterruptedError('The stream ended before the text was finished.')
}

const REJOIN_ATTEMPTS = 3

/**
 * How a query follows a generation: one per browser tab however often it is asked for; it runs on when the page is left,
 * and a lost connection is joined again.
 */
export const FOLLOWING = {
  retry: (count: number, error: unknown) => !(error instanceof ApiError) && count < REJOIN_ATTEMPTS,
  retryOnMount: false,
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnReconnect: false,
} as const

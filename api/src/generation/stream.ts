import type { Context } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { Deps } from '../deps.ts'
import { ProblemError, problemDocument, toProblemError } from '../http/problem.ts'

const HEARTBEAT_MS = 15_000

export const wantsStream = (c: Context): boolean => /\btext\/event-stream\b/.test(c.req.header('accept') ?? '')

/** An event for the client. `idle` is not sent; it lets the stream notice that the reader has left. */
type Sent = { event: string; data: object } | { event: 'idle' }

/** Sends events as they come. An error ends the stream with an `error` event that holds the problem. */
export function answerStream(
  c: Context,
  { log, metrics }: Pick<Deps, 'log' | 'metrics'>,
  events: AsyncIterable<Sent>,
): Response {
  const response = streamSSE(c, async (sse) => {
    const write = (event: string, data: object) => sse.writeSSE({ event, data: JSON.stringify(data) })
    const heartbeat = setInterval(() => void sse.write(': still here\n\n'), HEARTBEAT_MS)
    metrics.openStreams.inc()
    try {
      for await (const sent of events) {
        if (sse.aborted) return
        if ('data' in sent) await write(sent.event, sent.data)
      }
    } catch (error) {
      const problem = toProblemError(error)
      if (!(error instanceof ProblemError)) log.failure('stream failed', error, { request_id: c.get('requestId') })
      await write('error', { problem: problemDocument(problem, c.get('requestId')) })
    } finally {
      clearInterval(heartbeat)
      metrics.openStreams.dec()
    }
  })
  response.headers.set('cache-control', 'no-store')
  // Stops proxies from buffering the response.
  response.headers.set('x-accel-buffering', 'no')
  return response
}

import { ApiError } from './error.ts'

/** A client's timeouts, in milliseconds. */
export interface Timeouts {
  /** For the whole response of an ordinary call. */
  call: number
  /** For the next byte of a stream. The API sends one every 15 seconds. */
  silence: number
}
export const TIMEOUTS: Timeouts = { call: 30_000, silence: 45_000 }

/** The error for a call without an answer in time. A gateway would report the same status. */
export const unanswered = () =>
  new ApiError({
    type: 'about:blank',
    title: 'No answer in time',
    status: 504,
    detail: 'The server did not answer in time. Check your connection and try again.',
  })

/** A `TypeError`, as `fetch` throws for any other lost connection. */
const silent = () => new TypeError('Nothing came for too long.')

/**
 * The result of `work`, or the error from `late` after `ms` milliseconds, which also aborts the signal given to `work`.
 * @example await within(TIMEOUTS.call, unanswered, (signal) => fetch('/api/settings', { signal }))
 */
export function within<T>(ms: number, late: () => Error, work: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  let timer: ReturnType<typeof setTimeout>
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(late())
      controller.abort()
    }, ms)
  })
  return Promise.race([work(controller.signal), limit]).finally(() => clearTimeout(timer))
}

/** The chunks of a body. Throws when none arrives for `silence` milliseconds. */
export async function* readChunks<Chunk>(body: ReadableStream<Chunk>, silence: number): AsyncGenerator<Chunk, void> {
  const reader = body.getReader()
  try {
    for (;;) {
      const { value, done } = await within(silence, silent, () => reader.read())
      if (done) return
      yield value
    }
  } finally {
    void reader.cancel().catch(() => null)
  }
}

/**
 * Opens a stream of server-sent events and reads them. It relies on the API to send each event's data as one line of
 * JSON: a parser for any server would add half the size of the widget's whole check.
 * @param open requests the stream; its signal aborts an unanswered request
 * @throws TypeError if the connection is lost, or nothing arrives for `silence` milliseconds
 * @example for await (const { event, data } of readEvents((signal) => fetch(path, { signal }), TIMEOUTS.silence)) show(data)
 */
export async function* readEvents(
  open: (signal: AbortSignal) => Promise<Response>,
  silence: number,
): AsyncGenerator<{ event: string; data: unknown }, void> {
  const { body } = await within(silence, silent, open)
  if (!body) return
  const decoder = new TextDecoder()
  let rest = ''
  for await (const chunk of readChunks(body, silence)) {
    rest += decoder.decode(chunk, { stream: true })
    const blocks = rest.split(/\r?\n\r?\n/)
    rest = blocks.pop() ?? ''
    for (const block of blocks) {
      const event = /^event: ?(.+)$/m.exec(block)?.[1]
      const data = /^data: ?(.+)$/m.exec(block)?.[1]
      if (event && data) yield { event, data: JSON.parse(data) }
    }
  }
}

import type { EndpointInput, EndpointName, EndpointOutput } from '../endpoints.ts'
import type { DiagnosisEvent, PlanEvent } from '../functions.ts'
import { FRAME_TOKEN_HEADER } from '../partner-handover.ts'
import type { Call } from './call-of.ts'
import { calls, diagnosisEvents, planEvents } from './calls.computed.ts'
import { toApiError } from './error.ts'
import { readChunks, readEvents, TIMEOUTS, type Timeouts, unanswered, within } from './events.ts'
import { type OnUnread, readTolerantly, type Shape } from './tolerant.ts'

export interface ApiClientOptions {
  /** Origin of the API, without a trailing slash; '' for the page's own. */
  origin: string
  /** Tokens to send, read for each call. */
  credentials(): Promise<{
    accessToken?: string | undefined
    guestToken?: string | undefined
    /** In a partner's frame: names the page around it. */
    frameToken?: string | undefined
  }>
  timeouts?: Timeouts
  /** Is told what of a response of a newer or older API could not be read. */
  onUnread?: OnUnread
}

export interface ApiClient {
  /**
   * Calls one endpoint. Throws `ApiError` for an error response or after the timeout, and `TypeError` if the network
   * fails.
   */
  call<Name extends EndpointName>(
    name: Name,
    input: EndpointInput<Name>,
    /** With `keepalive` the call goes on after the page is closed. */
    options?: { signal?: AbortSignal; keepalive?: boolean },
  ): Promise<EndpointOutput<Name>>
  /** Downloads a file, such as an exported list. The browser keeps a large one on disk. */
  download<Name extends EndpointName>(name: Name, input: EndpointInput<Name>): Promise<File>
  /** Sends a JSON file as it is, for as long as it takes. */
  upload<Name extends EndpointName>(name: Name, file: Blob): Promise<EndpointOutput<Name>>
  /**
   * Starts generating a diagnosis, or joins its running generation, and yields the events until `done` or `error`. Throws
   * `TypeError` if the connection is lost or falls silent; `follow` reconnects.
   */
  streamDiagnosis(
    body: EndpointInput<'generateDiagnosis'>['body'],
    options?: { signal?: AbortSignal },
  ): AsyncGenerator<DiagnosisEvent, void>
  /** The same for a healing plan. */
  streamHealingPlan(
    body: EndpointInput<'generateHealingPlan'>['body'],
    options?: { signal?: AbortSignal },
  ): AsyncGenerator<PlanEvent, void>
}

/** How to make a call. Those of the admin area are loaded with the first of them. */
async function callNamed(name: EndpointName): Promise<Call> {
  if (name in calls) return calls[name as keyof typeof calls]
  const { adminCalls } = await import('./admin-calls.computed.ts')
  return adminCalls[name as keyof typeof adminCalls]
}

/** A body made of `chunks`. */
const toBody = (chunks: AsyncGenerator<Uint8Array<ArrayBuffer>, void>) =>
  new ReadableStream<Uint8Array<ArrayBuffer>>({
    async pull(controller) {
      const { value, done } = await chunks.next()
      if (done) controller.close()
      else controller.enqueue(value)
    },
  })

/**
 * Creates a client of the API at `origin` ('' for the page's own). Its calls follow the endpoint table and reject with
 * `ApiError` when the API refuses.
 * @example
 * const api = createApiClient({ origin: '', credentials: async () => ({ guestToken }) })
 * const symptom = await api.call('getSymptom', { params: { id } })
 */
export function createApiClient({
  origin,
  credentials,
  timeouts = TIMEOUTS,
  onUnread = () => {},
}: ApiClientOptions): ApiClient {
  async function send(
    endpoint: Call,
    input: { params?: unknown; query?: unknown; body?: unknown; file?: Blob; keepalive?: boolean | undefined },
    accept: string,
    ...signals: (AbortSignal | undefined)[]
  ): Promise<Response> {
    const params = (input.params ?? {}) as Record<string, string>
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
    const set = Object.entries(input.query ?? {}).filter(([, value]) => value !== undefined)
    const query = new URLSearchParams(set.map(([key, value]) => [key, String(value)])).toString()
    const { accessToken, guestToken, frameToken } = await credentials()
    const response = await fetch(`${origin}${path}${query && `?${query}`}`, {
      method: endpoint.method,
      headers: {
        accept,
        ...((input.body !== undefined || input.file) && { 'content-type': 'application/json' }),
        ...(accessToken && { authorization: `Bearer ${accessToken}` }),
        ...(guestToken && { 'x-guest-token': guestToken }),
        ...(frameToken && { [FRAME_TOKEN_HEADER]: frameToken }),
      },
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
      ...(input.file && { body: input.file }),
      ...(input.keepalive && { keepalive: true }),
      signal: AbortSignal.any(signals.filter((signal) => signal !== undefined)),
    })
    if (!response.ok) throw await toApiError(response)
    return response
  }

  /** The events of a generation, each read by its shape; unknown events are skipped. */
  async function* stream(
    endpoint: Call,
    shapes: Record<string, Shape>,
    body: unknown,
    signal: AbortSignal | undefined,
  ): AsyncGenerator<{ event: string; data: unknown }, void> {
    const open = (late: AbortSignal) => send(endpoint, { body }, 'text/event-stream', late, signal)
    for await (const { event, data } of readEvents(open, timeouts.silence)) {
      const shape = shapes[event]
      if (shape) yield { event, data: readTolerantly(shape, data, event, onUnread) }
    }
  }

  return {
    call: (name, input, options) =>
      within(timeouts.call, unanswered, async (late) => {
        const call = await callNamed(name)
        const request = { ...input, keepalive: options?.keepalive }
        const response = await send(call, request, 'application/json', late, options?.signal)
        type Output = EndpointOutput<typeof name>
        if (!call.response) return undefined as Output
        return readTolerantly<Output>(call.response, await response.json(), name, onUnread)
      }),
    async download(name, input) {
      const response = await within(timeouts.call, unanswered, async (late) =>
        send(await callNamed(name), input, '*/*', late),
      )
      const [, fileName = name] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
      const body = response.body && toBody(readChunks(response.body, timeouts.silence))
      const type = response.headers.get('content-type') ?? ''
      return new File([await new Response(body).blob()], fileName, { type })
    },
    async upload(name, file) {
      const call = await callNamed(name)
      const response = await send(call, { file }, 'application/json')
      type Output = EndpointOutput<typeof name>
      if (!call.response) return undefined as Output
      return readTolerantly<Output>(call.response, await response.json(), name, onUnread)
    },
    streamDiagnosis: (body, options) =>
      stream(calls.generateDiagnosis, diagnosisEvents, body, options?.signal) as AsyncGenerator<DiagnosisEvent, void>,
    streamHealingPlan: (body, options) =>
      stream(calls.generateHealingPlan, planEvents, body, options?.signal) as AsyncGenerator<PlanEvent, void>,
  }
}

import type { z } from 'zod'
import { type Endpoint, type EndpointInput, type EndpointName, type EndpointOutput, endpoints } from '../endpoints.ts'
import {
  type DiagnosisEvent,
  DiagnosisEvents,
  type GenerateDiagnosisRequest,
  type GenerateHealingPlanRequest,
  type PlanEvent,
  PlanEvents,
} from '../functions.ts'
import { FRAME_TOKEN_HEADER } from '../partners.ts'
import { toApiError } from './error.ts'
import { readChunks, readEvents, TIMEOUTS, type Timeouts, unanswered, within } from './events.ts'
import { type OnUnread, readTolerantly } from './tolerant.ts'

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
    options?: { signal?: AbortSignal },
  ): Promise<EndpointOutput<Name>>
  /** Downloads a file, such as an exported list. The browser keeps a large one on disk. */
  download<Name extends EndpointName>(name: Name, input: EndpointInput<Name>): Promise<File>
  /**
   * Starts generating a diagnosis, or joins its running generation, and yields the events until `done` or `error`. Throws
   * `TypeError` if the connection is lost or falls silent; `follow` reconnects.
   */
  streamDiagnosis(
    body: z.input<typeof GenerateDiagnosisRequest>,
    options?: { signal?: AbortSignal },
  ): AsyncGenerator<DiagnosisEvent, void>
  /** The same for a healing plan. */
  streamHealingPlan(
    body: z.input<typeof GenerateHealingPlanRequest>,
    options?: { signal?: AbortSignal },
  ): AsyncGenerator<PlanEvent, void>
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
    endpoint: Endpoint,
    input: { params?: unknown; query?: unknown; body?: unknown },
    accept: string,
    ...signals: (AbortSignal | undefined)[]
  ): Promise<Response> {
    const params = (input.params ?? {}) as Record<string, string>
    const path = endpoint.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(params[key] ?? ''))
    const set = Object.entries(input.query ?? {}).filter(([, value]) => value !== undefined)
    const query = new URLSearchParams(set.map(([key, value]) => [key, String(value)])).toString()
    const { accessToken, guestToken, frameToken } = await credentials()
    const response = await fetch(`${origin}${path}${query && `?${query}`}`, {
      method: endpoint.method.toUpperCase(),
      headers: {
        accept,
        ...(input.body !== undefined && { 'content-type': 'application/json' }),
        ...(accessToken && { authorization: `Bearer ${accessToken}` }),
        ...(guestToken && { 'x-guest-token': guestToken }),
        ...(frameToken && { [FRAME_TOKEN_HEADER]: frameToken }),
      },
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
      signal: AbortSignal.any(signals.filter((signal) => signal !== undefined)),
    })
    if (!response.ok) throw await toApiError(response)
    return response
  }

  /** The events of a generation, each parsed by its schema; unknown events are skipped. */
  async function* stream(
    endpoint: Endpoint,
    schemas: Record<string, z.ZodType>,
    body: unknown,
    signal: AbortSignal | undefined,
  ): AsyncGenerator<{ event: string; data: unknown }, void> {
    const open = (late: AbortSignal) => send(endpoint, { body }, 'text/event-stream', late, signal)
    for await (const { event, data } of readEvents(open, timeouts.silence)) {
      const schema = schemas[event]
      if (schema) yield { event, data: readTolerantly(schema, data, event, onUnread) }
    }
  }

  return {
    call: (name, input, options) =>
      within(timeouts.call, unanswered, async (late) => {
        const endpoint: Endpoint = endpoints[name]
        const response = await send(endpoint, input, 'application/json', late, options?.signal)
        const body: unknown = endpoint.status === 204 ? undefined : await response.json()
        return readTolerantly(endpoint.response, body, name, onUnread) as EndpointOutput<typeof name>
      }),
    async download(name, input) {
      const response = await within(timeouts.call, unanswered, (late) => send(endpoints[name], input, '*/*', late))
      const [, fileName = name] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
      const body = response.body && toBody(readChunks(response.body, timeouts.silence))
      const type = response.headers.get('content-type') ?? ''
      return new File([await new Response(body).blob()], fileName, { type })
    },
    streamDiagnosis: (body, options) =>
      stream(endpoints.generateDiagnosis, DiagnosisEvents, body, options?.signal) as AsyncGenerator<
        DiagnosisEvent,
        void
      >,
    streamHealingPlan: (body, options) =>
      stream(endpoints.generateHealingPlan, PlanEvents, body, options?.signal) as AsyncGenerator<PlanEvent, void>,
  }
}

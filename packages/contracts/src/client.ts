import { EventSourceParserStream } from 'eventsource-parser/stream'
import type { z } from 'zod'
import { type Endpoint, type EndpointInput, type EndpointName, type EndpointOutput, endpoints } from './endpoints.ts'
import {
  type DiagnosisEvent,
  DiagnosisEvents,
  type GenerateDiagnosisRequest,
  type GenerateHealingPlanRequest,
  type PlanEvent,
  PlanEvents,
} from './functions.ts'
import { FRAME_TOKEN_HEADER } from './partners.ts'
import { Problem } from './problem.ts'

/** An answer of the API that is an error, with its problem document. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.detail ?? problem.title)
    this.problem = problem
  }

  /** By name: shell and remotes each bundle this class, and an error of the shell's client is caught in a remote. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ApiError' && 'problem' in value
  }
}

export interface ApiClientOptions {
  /** Origin of the API, without a slash at its end; '' for the page's own. */
  origin: string
  /** Tokens to send, read anew for each call. */
  credentials(): Promise<{
    accessToken?: string | undefined
    guestToken?: string | undefined
    /** Of a partner's frame: names the page that it stands on. */
    frameToken?: string | undefined
  }>
}

export interface ApiClient {
  /** Calls one endpoint. Throws `ApiError` for an error answer, `TypeError` where the network failed. */
  call<Name extends EndpointName>(
    name: Name,
    input: EndpointInput<Name>,
    options?: { signal?: AbortSignal },
  ): Promise<EndpointOutput<Name>>
  /** The file that an endpoint answers, such as a list with `format: 'csv'`. The browser keeps a large one on disk. */
  download<Name extends EndpointName>(name: Name, input: EndpointInput<Name>): Promise<File>
  /** Generates (or joins the running generation of) a diagnosis and yields its events until `done` or `error`. */
  streamDiagnosis(
    body: z.input<typeof GenerateDiagnosisRequest>,
    options?: { signal?: AbortSignal },
  ): AsyncGenerator<DiagnosisEvent, void>
  /** Generates (or joins the running generation of) a healing plan and yields its events until `done` or `error`. */
  streamHealingPlan(
    body: z.input<typeof GenerateHealingPlanRequest>,
    options?: { signal?: AbortSignal },
  ): AsyncGenerator<PlanEvent, void>
}

async function toApiError(response: Response): Promise<ApiError> {
  const parsed = Problem.safeParse(await response.json().catch(() => null))
  const requestId = response.headers.get('x-request-id') ?? undefined
  return new ApiError(
    parsed.success
      ? parsed.data
      : {
          type: 'about:blank',
          title: response.statusText || `HTTP ${response.status}`,
          status: response.status,
          ...(requestId && { request_id: requestId }),
        },
  )
}

/**
 * A client of the API at `origin` ('' for the page's own). Its calls send what the endpoint table says, answer what the
 * API answered, and reject with `ApiError` for every refusal.
 */
export function createApiClient({ origin, credentials }: ApiClientOptions): ApiClient {
  async function send(
    endpoint: Endpoint,
    input: { params?: unknown; query?: unknown; body?: unknown },
    accept: string,
    signal: AbortSignal | undefined,
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
      ...(signal && { signal }),
    })
    if (!response.ok) throw await toApiError(response)
    return response
  }

  /** The events of a generation, each read by its schema; those that are not known are passed over. */
  async function* stream(
    endpoint: Endpoint,
    schemas: Record<string, z.ZodType>,
    body: unknown,
    signal: AbortSignal | undefined,
  ): AsyncGenerator<{ event: string; data: unknown }, void> {
    const response = await send(endpoint, { body }, 'text/event-stream', signal)
    if (!response.body) return
    const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
    for await (const { event, data } of events) {
      const schema = schemas[event ?? '']
      if (event && schema) yield { event, data: schema.parse(JSON.parse(data)) }
    }
  }

  return {
    async call(name, input, options) {
      const endpoint: Endpoint = endpoints[name]
      const response = await send(endpoint, input, 'application/json', options?.signal)
      const body: unknown = endpoint.status === 204 ? undefined : await response.json()
      return endpoint.response.parse(body) as EndpointOutput<typeof name>
    },
    async download(name, input) {
      const response = await send(endpoints[name], input, '*/*', undefined)
      const [, fileName = name] = /filename="([^"]+)"/.exec(response.headers.get('content-disposition') ?? '') ?? []
      return new File([await response.blob()], fileName, { type: response.headers.get('content-type') ?? '' })
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

import { EventSourceParserStream } from 'eventsource-parser/stream'
import type { z } from 'zod'
import { type Endpoint, type EndpointInput, type EndpointName, type EndpointOutput, endpoints } from './endpoints.ts'
import { type DiagnosisEvent, DiagnosisEvents, type GenerateDiagnosisRequest } from './functions.ts'
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
  credentials(): Promise<{ accessToken?: string | undefined; guestToken?: string | undefined }>
}

export interface ApiClient {
  /** Calls one endpoint. Throws `ApiError` for an error answer, `TypeError` where the network failed. */
  call<Name extends EndpointName>(
    name: Name,
    input: EndpointInput<Name>,
    options?: { signal?: AbortSignal },
  ): Promise<EndpointOutput<Name>>
  /** Generates (or joins the running generation of) a diagnosis and yields its events until `done` or `error`. */
  streamDiagnosis(
    body: z.input<typeof GenerateDiagnosisRequest>,
    options?: { signal?: AbortSignal },
  ): AsyncGenerator<DiagnosisEvent, void>
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
    const { accessToken, guestToken } = await credentials()
    const response = await fetch(`${origin}${path}${query && `?${query}`}`, {
      method: endpoint.method.toUpperCase(),
      headers: {
        accept,
        ...(input.body !== undefined && { 'content-type': 'application/json' }),
        ...(accessToken && { authorization: `Bearer ${accessToken}` }),
        ...(guestToken && { 'x-guest-token': guestToken }),
      },
      ...(input.body !== undefined && { body: JSON.stringify(input.body) }),
      ...(signal && { signal }),
    })
    if (!response.ok) throw await toApiError(response)
    return response
  }

  return {
    async call(name, input, options) {
      const endpoint: Endpoint = endpoints[name]
      const response = await send(endpoint, input, 'application/json', options?.signal)
      const body: unknown = endpoint.status === 204 ? undefined : await response.json()
      return endpoint.response.parse(body) as EndpointOutput<typeof name>
    },
    async *streamDiagnosis(body, options) {
      const response = await send(endpoints.generateDiagnosis, { body }, 'text/event-stream', options?.signal)
      if (!response.body) return
      const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
      for await (const { event, data } of events) {
        if (!event || !(event in DiagnosisEvents)) continue
        const name = event as DiagnosisEvent['event']
        yield { event: name, data: DiagnosisEvents[name].parse(JSON.parse(data)) } as DiagnosisEvent
      }
    },
  }
}

import type { DiagnosisEvent, EndpointInput, EndpointOutput, Endpoints, Problem, ProblemKey } from '@soulsign/contracts'
import { heard, readEvents } from './events.ts'

/**
 * The calls that the frame makes, spelled out with the contract's types: the contract's own client brings every schema
 * of the product. The answers are our own server's.
 */
const PATHS = {
  trackAnonymousDiagnosis: '/api/functions/track-anonymous-diagnosis',
  screen: '/api/safety/screen',
  createSymptom: '/api/symptoms',
  generateDiagnosis: '/api/functions/generate-diagnosis',
  renewFrameToken: '/api/widget/frame-token',
  handOver: '/api/widget/handover',
} as const satisfies { [Name in keyof Endpoints]?: Endpoints[Name]['path'] }
type Call = keyof typeof PATHS

const GUEST_TOKEN_KEY = 'soulsign.guest-token'
/** A frame token is renewed well before its two hours are over. */
const RENEW_AFTER_MS = 90 * 60_000

/** A call that is not answered for so long has failed, and can be tried again. An insight takes its time. */
const CALL_TIMEOUT_MS = 30_000

/** An answer that is an error, with its problem document. */
export class ApiFailure extends Error {
  override name = 'ApiFailure'
  readonly problem: Pick<Problem, 'type' | 'detail' | 'status'>
  constructor(problem: Pick<Problem, 'type' | 'detail' | 'status'>) {
    super(problem.detail ?? problem.type)
    this.problem = problem
  }
}

export const isProblem = (error: unknown, key: ProblemKey): error is ApiFailure =>
  error instanceof ApiFailure && error.problem.type === `/problems/${key}`

/** The guest token, in the storage that browsers keep for this partner's site, and in memory where there is none. */
function guestTokens() {
  let inMemory: string | null = null
  return {
    read(): string | null {
      try {
        return localStorage.getItem(GUEST_TOKEN_KEY) ?? inMemory
      } catch {
        return inMemory
      }
    },
    store(token: string) {
      inMemory = token
      try {
        localStorage.setItem(GUEST_TOKEN_KEY, token)
      } catch {
        // Memory has to do: the browser lets this frame store nothing.
      }
    },
  }
}

type BodyOf<Name extends Call> = EndpointInput<Name> extends { body?: infer Body } ? Body : undefined

export interface FrameApi {
  /** Throws `ApiFailure` for an error answer, `TypeError` where the network failed, `TimeoutError` where it is slow. */
  call<Name extends Exclude<Call, 'generateDiagnosis'>>(name: Name, body?: BodyOf<Name>): Promise<EndpointOutput<Name>>
  /** The events of an insight that is being written. */
  stream(symptomId: string, signal: AbortSignal): AsyncGenerator<DiagnosisEvent, void>
  storeGuestToken(token: string): void
}

export function createFrameApi(frameToken: string | null): FrameApi {
  const guest = guestTokens()
  let token = frameToken
  let renewed = Date.now()

  async function send(
    name: Call,
    body: unknown,
    accept: string,
    signal = AbortSignal.timeout(CALL_TIMEOUT_MS),
  ): Promise<Response> {
    const guestToken = guest.read()
    const response = await fetch(PATHS[name], {
      method: 'POST',
      headers: {
        accept,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(guestToken && { 'x-guest-token': guestToken }),
        ...(token && { 'x-frame-token': token }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal,
    })
    if (response.ok) return response
    const problem = (await response.json().catch(() => null)) as Problem | null
    throw new ApiFailure({
      type: problem?.type ?? 'about:blank',
      status: response.status,
      ...(problem?.detail && { detail: problem.detail }),
    })
  }

  /** A token that cannot be renewed is sent as it is: the API says what that means for each call. */
  async function renew() {
    if (!token || Date.now() - renewed < RENEW_AFTER_MS) return
    const response = await send('renewFrameToken', undefined, 'application/json').catch(() => null)
    if (!response) return
    const answer = (await response.json()) as EndpointOutput<'renewFrameToken'>
    token = answer.frame_token
    renewed = Date.now()
  }

  return {
    async call(name, body) {
      await renew()
      return (await send(name, body, 'application/json')).json()
    },
    async *stream(symptomId, signal) {
      const response = await heard(send('generateDiagnosis', { symptom_id: symptomId }, 'text/event-stream', signal))
      if (!response.body) return
      yield* readEvents(response.body) as AsyncGenerator<DiagnosisEvent, void>
    },
    storeGuestToken: guest.store,
  }
}

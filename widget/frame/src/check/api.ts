import type { DiagnosisEvent, EndpointInput, EndpointOutput, Endpoints } from '@soulsign/contracts'
import { readEvents, TIMEOUTS, toApiError, unanswered, within } from '@soulsign/contracts/flow'
import { type Kept, kept } from '../storage.ts'

/**
 * The paths of the frame's calls. The contract's own client would bring every schema of the product; the frame needs
 * only its types, because the answers come from the product's own server.
 */
const PATHS = {
  trackAnonymousDiagnosis: '/api/functions/track-anonymous-diagnosis',
  screen: '/api/safety/screen',
  createSymptom: '/api/symptoms',
  answerSafety: '/api/symptoms/{id}/safety-answer',
  notMeant: '/api/symptoms/{id}/not-meant',
  generateDiagnosis: '/api/functions/generate-diagnosis',
  renewFrameToken: '/api/widget/frame-token',
  handOver: '/api/widget/handover',
  listConsents: '/api/consents',
  addConsents: '/api/consents',
  deleteWritings: '/api/account/writings',
} as const satisfies { [Name in keyof Endpoints]?: Endpoints[Name]['path'] }
type Call = keyof typeof PATHS
/** The methods of the calls that are no POST. */
const METHODS: Partial<Record<Call, string>> = { listConsents: 'GET', deleteWritings: 'DELETE' }

/** A frame token is renewed well before its two hours are over. */
const RENEW_AFTER_MS = 90 * 60_000

type BodyOf<Name extends Call> = EndpointInput<Name> extends { body?: infer Body } ? Body : undefined

export interface FrameApi {
  /** Throws `ApiError` for an error answer or a time-out, `TypeError` if the network failed. */
  call<Name extends Exclude<Call, 'generateDiagnosis'>>(
    name: Name,
    body?: BodyOf<Name>,
    /** The entry of a call about one. */
    entryId?: string,
  ): Promise<EndpointOutput<Name>>
  /** The events of an insight that is being written. */
  stream(entryId: string, signal: AbortSignal): AsyncGenerator<DiagnosisEvent, void>
  storeGuestToken(token: string): void
  /** Whether this visitor has agreed before, so that the answer is worth a call. */
  agreed: Kept
  /** How many submissions of this visitor the host page has heard of. */
  heard: Kept
}

export function createFrameApi(frameToken: string | null): FrameApi {
  const guest = kept('soulsign.guest-token')
  let token = frameToken
  let renewed = Date.now()

  async function send(name: Call, body: unknown, accept: string, signal: AbortSignal, entryId = ''): Promise<Response> {
    const guestToken = guest.read()
    const response = await fetch(PATHS[name].replace('{id}', entryId), {
      method: METHODS[name] ?? 'POST',
      headers: {
        accept,
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(guestToken && { 'x-guest-token': guestToken }),
        ...(token && { 'x-frame-token': token }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
      signal,
    })
    if (!response.ok) throw await toApiError(response)
    return response
  }

  const ask = (name: Call, body?: unknown, entryId?: string) =>
    within(TIMEOUTS.call, unanswered, async (late) => {
      const response = await send(name, body, 'application/json', late, entryId)
      return response.status === 204 ? undefined : response.json()
    })

  /** A token that cannot be renewed is sent as it is: the API decides for each call. */
  async function renew() {
    if (!token || Date.now() - renewed < RENEW_AFTER_MS) return
    const answer: EndpointOutput<'renewFrameToken'> | null = await ask('renewFrameToken').catch(() => null)
    if (!answer) return
    token = answer.frame_token
    renewed = Date.now()
  }

  return {
    async call(name, body, entryId) {
      await renew()
      return ask(name, body, entryId)
    },
    stream: (symptom_id, signal) =>
      readEvents(
        (late) => send('generateDiagnosis', { symptom_id }, 'text/event-stream', AbortSignal.any([late, signal])),
        TIMEOUTS.silence,
      ) as AsyncGenerator<DiagnosisEvent, void>,
    storeGuestToken: guest.store,
    agreed: kept('soulsign.agreed'),
    heard: kept('soulsign.heard'),
  }
}

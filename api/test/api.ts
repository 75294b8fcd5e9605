import { CONSENT_PURPOSES, CONSENT_TEXT_VERSION } from '@soulsign/contracts'
import { type Screener, startScreener } from '@soulsign/safety'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import { readConfig } from '../src/config.ts'
import { type RunningServer, startServer } from '../src/server.ts'

/** The environment of an API under test. */
export const testEnvironment = (databaseUrl: string, more: Record<string, string> = {}) => ({
  PORT: '0',
  NODE_ENV: 'test',
  DATABASE_URL: databaseUrl,
  LOG_LEVEL: 'silent',
  // Each of a node's writers polls the queue, and a new job wakes them all.
  GENERATION_CONCURRENCY: '4',
  ...more,
})

/** One for all servers of a worker, because loading words and model takes longer than the rest of a start. */
let screener: Promise<Screener> | undefined
export const sharedScreener = () => (screener ??= startScreener())

/** @param broken a screener that fails */
export async function startTestServer(
  databaseUrl: string,
  more?: Record<string, string>,
  broken?: Screener,
): Promise<RunningServer> {
  return startServer(readConfig(testEnvironment(databaseUrl, more)), { screener: broken ?? (await sharedScreener()) })
}

export interface Answer {
  status: number
  headers: Headers
  body: Record<string, unknown>
}

/** Calls the API with JSON. `guest` is a guest token. */
export async function call(
  url: string,
  method: string,
  path: string,
  { body, guest, headers }: { body?: unknown; guest?: string; headers?: Record<string, string> } = {},
): Promise<Answer> {
  const response = await fetch(`${url}${path}`, {
    method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(guest && { 'x-guest-token': guest }),
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
  const text = await response.text()
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : {} }
}

/** The answers of a person who agrees to everything, or with `ai` false only to what sending needs. */
export const consents = (ai = true) =>
  CONSENT_PURPOSES.map((purpose) => ({
    purpose,
    given: purpose === 'keep' || ai,
    text_version: CONSENT_TEXT_VERSION,
    place: 'test',
  }))

/** Gives a guest's answers. */
export const agree = (url: string, guest: string, ai?: boolean) =>
  call(url, 'POST', '/api/consents', { guest, body: consents(ai) })

/** A guest with a reserved free insight, who agrees to everything. */
export async function newGuest(url: string): Promise<string> {
  const { body } = await call(url, 'POST', '/api/functions/track-anonymous-diagnosis')
  const guest = String(body.guestToken)
  await agree(url, guest)
  return guest
}

/** Stores an entry and returns its id. */
export async function enter(url: string, guest: string, description: string, more: object = {}): Promise<string> {
  const { status, body } = await call(url, 'POST', '/api/symptoms', {
    guest,
    body: { symptom_type: 'physical', description, ...more },
  })
  if (status !== 201) throw new Error(`Storing the entry returned ${status}: ${JSON.stringify(body)}`)
  return String(body.id)
}

export const generate = (url: string, guest: string, symptomId: string): Promise<Answer> =>
  call(url, 'POST', '/api/functions/generate-diagnosis', { guest, body: { symptom_id: symptomId } })

/** Repeats a call until it is refused: a node gives out by itself what it has counted in advance. */
export async function untilRefused<A extends { status: number }>(ask: () => Promise<A>): Promise<A> {
  for (let calls = 0; calls < 300; calls += 1) {
    const answer = await ask()
    if (answer.status === 429) return answer
  }
  throw new Error('Every call was answered.')
}

export interface StreamEvent {
  event: string
  data: Record<string, unknown>
}

/** Yields the events of a generation as they arrive. */
export async function* streamEvents(
  url: string,
  guest: string,
  symptomId: string,
  signal?: AbortSignal,
): AsyncGenerator<StreamEvent> {
  const response = await fetch(`${url}/api/functions/generate-diagnosis`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', 'x-guest-token': guest },
    body: JSON.stringify({ symptom_id: symptomId }),
    ...(signal && { signal }),
  })
  if (!response.ok || !response.body) throw new Error(`The stream returned ${response.status}`)
  const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
  for await (const { event, data } of events) yield { event: event ?? 'message', data: JSON.parse(data) }
}

/** The text that a reader sees after these events. */
export const textOf = (events: StreamEvent[]): string =>
  events.reduce((text, { event, data }) => {
    if (event === 'text') return text + data.delta
    return event === 'replace' ? String(data.text) : text
  }, '')

/** Sets the behaviour of the AI's stand-in. */
export const behave = (sandboxUrl: string, ai: object) =>
  fetch(`${sandboxUrl}/behaviour`, { method: 'POST', body: JSON.stringify({ ai }) })

import type { AdvancedInfo, PlanDraft } from '@soulsign/contracts'
import { composePlan } from '@soulsign/guide'
import { EventSourceParserStream } from 'eventsource-parser/stream'
import { expect } from 'vitest'
import { call, type StreamEvent } from './api.ts'
import { type PeopleApi, signIn } from './people.ts'

export interface Person {
  userId: string
  headers: { authorization: string }
}

/** Where a plan is asked for. */
export const PATH = '/api/functions/generate-healing-plan'
export const askPlan = (url: string, headers: Record<string, string>, diagnosis_id: string) =>
  call(url, 'POST', PATH, { headers, body: { diagnosis_id } })

export async function* planEvents(url: string, { headers }: Person, diagnosis_id: string): AsyncGenerator<StreamEvent> {
  const response = await fetch(`${url}${PATH}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'text/event-stream', ...headers },
    body: JSON.stringify({ diagnosis_id }),
  })
  if (!response.ok || !response.body) throw new Error(`The stream returned ${response.status}`)
  const events = response.body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream())
  for await (const { event, data } of events) yield { event: event ?? 'message', data: JSON.parse(data) }
}

export async function collect(events: AsyncIterable<StreamEvent>): Promise<StreamEvent[]> {
  const all: StreamEvent[] = []
  for await (const event of events) all.push(event)
  return all
}

export const guidePlan = (description: string, advancedInfo: AdvancedInfo | null = null) =>
  composePlan({ symptomType: 'physical', description, advancedInfo })

/** People who ask for plans. */
export function planReadersOf(api: () => PeopleApi) {
  async function newPerson(email: string): Promise<Person> {
    const { userId, session } = await signIn(api(), email)
    return { userId, headers: { authorization: `Bearer ${session.access_token}` } }
  }

  async function newSubscriber(email: string): Promise<Person> {
    const person = await newPerson(email)
    await api().database.query(
      `insert into subscribers (user_id, email, subscribed, subscription_tier) values ($1, $2, true, 'Lifetime')`,
      [person.userId, email],
    )
    return person
  }

  /** Stores a person's entry and writes its insight. */
  async function analyzed({ headers }: Person, description: string, advanced_info: AdvancedInfo | null = null) {
    const entry = { symptom_type: 'physical', description, advanced_info }
    const { body } = await call(api().url, 'POST', '/api/symptoms', { headers, body: entry })
    const symptomId = String(body.id)
    const answer = await call(api().url, 'POST', '/api/functions/generate-diagnosis', {
      headers,
      body: { symptom_id: symptomId },
    })
    expect(answer.status).toBe(200)
    return { symptomId, diagnosisId: String(answer.body.diagnosis_id) }
  }

  /** The plan for an insight, written if it is not yet. */
  const planOf = async ({ headers }: Person, diagnosisId: string): Promise<PlanDraft> => {
    const { body } = await askPlan(api().url, headers, diagnosisId)
    const read = await call(api().url, 'GET', `/api/healing-plans/${body.healing_plan_id}`, { headers })
    expect(read.status).toBe(200)
    return read.body as unknown as PlanDraft
  }
  return { newPerson, newSubscriber, analyzed, planOf }
}

import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { setTimeout as delay } from 'node:timers/promises'
import { CONSENT_TEXT_VERSION } from '@soulsign/contracts'
import { GUIDE } from '@soulsign/guide'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { type Answer, agree, behave, call, consents } from './api.ts'
import { type PeopleApi, signIn, startPeopleApi } from './people.ts'

/** A call of the AI: what for, and whether its caller left before the end. */
interface AiCall {
  kind: string
  pieces: number
  left: boolean
}

/** An AI that answers as the stand-in does, and so slowly that somebody can change their mind. */
let ai: Server
let calls: AiCall[]
let api: PeopleApi
beforeAll(async () => {
  ai = createServer(async (request, response) => {
    const body = (await json(request)) as { response_format?: { json_schema: { name: string } } }
    const made: AiCall = { kind: body.response_format?.json_schema.name ?? '', pieces: 0, left: false }
    calls.push(made)
    const answer = await call(api.sandboxUrl, 'POST', '/openai/v1/chat/completions', {
      headers: { authorization: 'Bearer key' },
      body: { ...body, stream: false },
    })
    const [choice] = answer.body.choices as { message: { content: string } }[]
    response.on('close', () => {
      made.left = !response.writableEnded
    })
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const content of choice?.message.content.match(/[\s\S]{1,20}/g) ?? []) {
      if (response.destroyed) return
      const chunk = { model: 'an-ai', choices: [{ index: 0, delta: { content }, finish_reason: null }] }
      response.write(`data: ${JSON.stringify(chunk)}\n\n`)
      made.pieces += 1
      await delay(50)
    }
    const end = { model: 'an-ai', choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] }
    response.end(`data: ${JSON.stringify(end)}\n\ndata: [DONE]\n\n`)
  })
  await once(ai.listen(0, '127.0.0.1'), 'listening')
  const { port } = ai.address() as AddressInfo
  api = await startPeopleApi({ OPENAI_BASE_URL: `http://127.0.0.1:${port}/v1`, OPENAI_API_KEY: 'key' })
  await behave(api.sandboxUrl, { tokenDelayMs: 0 })
})
beforeEach(() => {
  calls = []
})
afterAll(async () => {
  await api.close()
  ai.closeAllConnections()
  ai.close()
})

type As = (method: string, path: string, body?: unknown) => Promise<Answer>
async function person(): Promise<As> {
  const { session } = await signIn(api, `${crypto.randomUUID()}@example.test`)
  const headers = { authorization: `Bearer ${session.access_token}` }
  return (method, path, body) => call(api.url, method, path, { headers, ...(body !== undefined && { body }) })
}
/** A guest, as the widget's frame has them. */
async function visitor(): Promise<As> {
  const tracked = await call(api.url, 'POST', '/api/functions/track-anonymous-diagnosis')
  const guest = String(tracked.body.guestToken)
  await agree(api.url, guest)
  return (method, path, body) => call(api.url, method, path, { guest, ...(body !== undefined && { body }) })
}

const enter = async (as: As) =>
  String(
    (await as('POST', '/api/symptoms', { symptom_type: 'physical', description: 'My shoulders are tight' })).body.id,
  )
const insightOf = (as: As, symptom_id: string) => as('POST', '/api/functions/generate-diagnosis', { symptom_id })
const no = (purpose: 'ai' | 'keep') => [{ purpose, given: false, text_version: CONSENT_TEXT_VERSION, place: 'test' }]
/** Lets the AI write until some of its text is there, and then changes what it may. */
async function interrupt(writing: Promise<Answer>, change: () => Promise<Answer>): Promise<Answer> {
  await vi.waitFor(() => expect(calls[0]?.pieces).toBeGreaterThan(5), { timeout: 15_000 })
  expect((await change()).status).toBeLessThan(300)
  await vi.waitFor(() => expect(calls[0]?.left).toBe(true), { timeout: 15_000 })
  const answer = await writing
  expect(calls, 'the AI is sent nothing more').toHaveLength(1)
  return answer
}

test.each([
  ['a person', person],
  ['a visitor of the widget', visitor],
])('after a no of %s the AI is left at once, asked nothing more, and the guide writes', async (_, start) => {
  const as = await start()
  const id = await enter(as)
  const answer = await interrupt(insightOf(as, id), () => as('POST', '/api/consents', no('ai')))
  expect(answer).toMatchObject({ status: 200, body: { written_by: 'guide', model: GUIDE.model } })
})

const ENDS: [string, (as: As, id: string) => Promise<Answer>][] = [
  ['takes back the consent to keep it', (as) => as('POST', '/api/consents', no('keep'))],
  ['deletes the entry', (as, id) => as('POST', '/api/symptoms/delete', { ids: [id] })],
  ['deletes all they wrote', (as) => as('DELETE', '/api/account/writings')],
]
test.each(ENDS)('the AI is left at once when its person %s, and nothing is stored', async (_, end) => {
  const as = await person()
  const id = await enter(as)
  let endedAt = 0
  const answer = await interrupt(insightOf(as, id), () => {
    endedAt = performance.now()
    return end(as, id)
  })
  expect(answer).toMatchObject({ status: 404 })
  // By themselves, readers look every five seconds.
  expect(performance.now() - endedAt, 'its reader is told at once').toBeLessThan(3_000)
  for (const table of ['symptoms', 'generations', 'diagnoses']) {
    const column = table === 'symptoms' ? 'id' : 'symptom_id'
    expect((await api.database.query(`select from ${table} where ${column} = $1`, [id])).rowCount, table).toBe(0)
  }
})

test('after a no while a plan is being written, the guide writes what is missing', async () => {
  const { session, userId } = await signIn(api, 'plans@example.test')
  const headers = { authorization: `Bearer ${session.access_token}` }
  const as: As = (method, path, body) => call(api.url, method, path, { headers, ...(body !== undefined && { body }) })
  await api.database.query(
    `insert into subscribers (user_id, email, subscribed, subscription_tier) values ($1, 'plans@example.test', true, 'Lifetime')`,
    [userId],
  )
  await as('POST', '/api/consents', consents(false))
  const { body } = await insightOf(as, await enter(as))
  await as('POST', '/api/consents', consents(true))
  expect(calls).toEqual([])
  const plan = as('POST', '/api/functions/generate-healing-plan', { diagnosis_id: body.diagnosis_id })
  expect(await interrupt(plan, () => as('POST', '/api/consents', no('ai')))).toMatchObject({ status: 200 })
  const { body: read } = await as('GET', '/api/healing-plans/latest')
  for (const part of ['recommendations', 'affirmations', 'meditation_practices', 'energy_healing'])
    expect((read[part] as unknown[]).length, part).toBeGreaterThan(2)
})

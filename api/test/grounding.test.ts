import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { COMPLICATIONS, lexicon, PLACES, readSymptom, SCENES, SITUATIONS, TIMES } from '@soulsign/guide'
import { Hono } from 'hono'
import { proxy } from 'hono/proxy'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { agree, behave, call, enter } from './api.ts'
import { type PeopleApi, signIn, startPeopleApi } from './people.ts'
import { frameTokenFor, releaseWidget } from './widget.ts'

/** The instructions of each request, oldest first, that reached the AI on its way to the sandbox. */
let instructions: string[] = []
const listener = new Hono().post('*', async (c) => {
  const { messages } = (await c.req.raw.clone().json()) as { messages: { role: string; content: string }[] }
  instructions.push(messages.flatMap(({ role, content }) => (role === 'system' ? [content] : [])).join('\n'))
  return proxy(new URL(c.req.path, api.sandboxUrl), c.req)
})
const listening = serve({ fetch: listener.fetch, port: 0 })
let api: PeopleApi
let dataDir: string
let subscriber: { authorization: string }

const HOST = 'https://shop.example'
const EMAIL = 'heard@example.test'

beforeAll(async () => {
  if (!listening.listening) await once(listening, 'listening')
  const { port } = listening.address() as AddressInfo
  dataDir = await mkdtemp(join(tmpdir(), 'soulsign-data-'))
  api = await startPeopleApi({
    DATA_DIR: dataDir,
    OPENAI_BASE_URL: `http://localhost:${port}/openai/v1`,
    OPENAI_API_KEY: 'key',
  })
  await behave(api.sandboxUrl, { tokenDelayMs: 0 })
  await releaseWidget(api.databaseUrl)
  await api.database.query(
    `insert into partners (name, publishable_key, origins, theme, daily_ceiling)
     values ('Shop', 'pk_shop', $1, '{}', 100)`,
    [[HOST]],
  )
  const { userId, session } = await signIn(api, EMAIL)
  subscriber = { authorization: `Bearer ${session.access_token}` }
  await api.database.query(
    `insert into subscribers (user_id, email, subscribed, subscription_tier) values ($1, $2, true, 'Lifetime')`,
    [userId, EMAIL],
  )
})
afterAll(async () => {
  await api.close()
  listening.close()
  await rm(dataDir, { recursive: true })
})
beforeEach(() => {
  instructions = []
})

/** Requests an insight. @returns its id */
async function insightOn(symptom_id: unknown, as: { guest?: string; headers?: Record<string, string> }) {
  const { status, body } = await call(api.url, 'POST', '/api/functions/generate-diagnosis', {
    ...as,
    body: { symptom_id },
  })
  expect(status).toBe(200)
  return String(body.diagnosis_id)
}

/** What the AI is told when a subscriber asks for an insight and a plan. */
async function toldInApp(description: string): Promise<string[]> {
  const headers = subscriber
  const entry = { symptom_type: 'physical', description }
  const { body } = await call(api.url, 'POST', '/api/symptoms', { headers, body: entry })
  const diagnosis_id = await insightOn(body.id, { headers })
  const plan = await call(api.url, 'POST', '/api/functions/generate-healing-plan', { headers, body: { diagnosis_id } })
  expect(plan.status).toBe(200)
  return instructions
}

/** What the AI is told when a visitor asks for an insight in a partner's widget. */
async function toldInWidget(description: string): Promise<string[]> {
  const headers = { 'x-frame-token': await frameTokenFor(api.url, 'pk_shop', HOST) }
  const { body } = await call(api.url, 'POST', '/api/functions/track-anonymous-diagnosis', { headers })
  const guest = String(body.guestToken)
  await agree(api.url, guest)
  await insightOn(await enter(api.url, guest, description), { guest, headers })
  return instructions
}

const PLACES_TO_WRITE = [
  ['app', toldInApp, ['insight', 'plan']],
  ['widget', toldInWidget, ['insight']],
] as const
const read = (description: string) => readSymptom({ symptomType: 'physical', description })
/** All that only a sure reading may pass on. */
const themes = lexicon.entries.flatMap(({ emotional_theme, energetic_theme, spiritual_question }) => [
  emotional_theme,
  energetic_theme,
  spiritual_question,
])
/** What a prompt says of the theme, whichever text it asks for. */
const linesOfTheme = (prompt: string) =>
  prompt
    .split('\n')
    .filter((line) => /^(?:- (?:emotional|energetic|a second thread, in passing)|A tone to follow): /u.test(line))

test.each(PLACES_TO_WRITE)('%s: what the guide surely heard grounds the AI', async (_, told, texts) => {
  const description = 'My lower back hurts at night on the train home, ever since my boss began to shout at me'
  const { open, primary } = read(description)
  expect(open).toBe(false)
  const prompts = await told(description)
  expect(prompts).toHaveLength(texts.length)
  for (const prompt of prompts) {
    expect(prompt).toContain(primary.emotional_theme)
    expect(prompt).toContain(SITUATIONS.boss)
    expect(prompt).toContain(TIMES.night)
    expect(prompt).toContain(PLACES.way)
  }
})

test.each(PLACES_TO_WRITE)('%s: an unsure reading is kept from the AI', async (_, told, texts) => {
  const description = 'Everything is a bit much'
  expect(read(description).open).toBe(true)
  const prompts = await told(description)
  expect(prompts).toHaveLength(texts.length)
  for (const prompt of prompts) {
    expect(themes.filter((theme) => prompt.includes(theme))).toEqual([])
    expect(prompt).not.toContain('Associations')
    expect(prompt).not.toContain('- chakra')
  }
})

test.each([
  ['a theme', 'My lower back hurts on the train, ever since my boss began to shout at me', false],
  ['two themes', 'My knees hurt at night on the train, and my neck is stiff too', false],
  ['comfort', 'I live with multiple sclerosis and I am tired of it', false],
  ['an unsure reading', 'Everything is a bit much', true],
  ["somebody else's illness", 'My sister has leukaemia and I feel helpless', true],
] as const)('insight and plan are grounded in the same reading: %s', async (_, description, isSilent) => {
  const [insight = '', plan = '', ...more] = await toldInApp(description)
  expect(more).toEqual([])
  expect(linesOfTheme(plan)).toEqual(linesOfTheme(insight))
  expect(linesOfTheme(insight).length === 0).toBe(isSilent)
  const { primary } = read(description)
  if (!isSilent) expect(plan).toContain(primary.emotional_theme)
})

test("after 'Not mine', insight and plan are grounded in the next theme", async () => {
  const headers = subscriber
  const description = 'My knees hurt at night on the train, and my neck is stiff too'
  const asked = { symptomType: 'physical' as const, description }
  const first = readSymptom(asked).primary
  const next = readSymptom({ ...asked, notThemes: [first.key] }).primary
  expect(next.key).not.toBe(first.key)
  const entry = { symptom_type: 'physical', description }
  const { body } = await call(api.url, 'POST', '/api/symptoms', { headers, body: entry })
  await insightOn(body.id, { headers })
  instructions = []
  const answer = await call(api.url, 'POST', `/api/symptoms/${body.id}/insight-response`, {
    headers,
    body: { response: 'not-mine' },
  })
  expect(answer.body).toMatchObject({ rewriting: true })
  const diagnosis_id = await insightOn(body.id, { headers })
  await call(api.url, 'POST', '/api/functions/generate-healing-plan', { headers, body: { diagnosis_id } })
  expect(instructions).toHaveLength(2)
  for (const prompt of instructions) {
    expect(prompt).toContain(next.emotional_theme)
    expect(prompt).not.toContain(first.emotional_theme)
  }
})

test.each(PLACES_TO_WRITE)(
  '%s: what they do for a living, need and should show a doctor reaches the AI',
  async (_, told) => {
    const description =
      'I drive a delivery van all day and my boss shouts. For weeks my feet have burned at night; I have diabetes and open eczema'
    for (const prompt of await told(description)) {
      expect(prompt).toContain(SCENES.driving_work)
      expect(prompt).toContain(COMPLICATIONS.diabetic_feet)
      expect(prompt).toContain('How long it has been going on: weeks')
      expect(prompt).toContain('they have diabetes')
      expect(prompt).toContain('skin is sore or broken')
    }
  },
)

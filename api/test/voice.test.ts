import { GUIDE } from '@soulsign/guide'
import { splitSentences } from '@soulsign/safety/output'
import { afterAll, beforeAll, expect } from 'vitest'
import { behave, call, enter, generate, newGuest } from './api.ts'
import { type PeopleApi, signIn } from './people.ts'
import { test } from './shared.ts'

let api: PeopleApi
test.beforeAll(({ sharedApi }) => {
  api = sharedApi
})
beforeAll(() => behave(api.sandboxUrl, { tokenDelayMs: 0 }))
afterAll(() => behave(api.sandboxUrl, { model: GUIDE.model }))

const track = (guest: string, body?: object) =>
  call(api.url, 'POST', '/api/functions/track-anonymous-diagnosis', { guest, ...(body && { body }) })
interface Entry extends Record<string, unknown> {
  diagnosis: Record<'id' | 'ai_analysis' | 'emotional_root' | 'signature', string>
}
const read = async (guest: string, id: string) =>
  (await call(api.url, 'GET', `/api/symptoms/${id}`, { guest })).body as Entry
const respond = (guest: string, id: string, response: string) =>
  call(api.url, 'POST', `/api/symptoms/${id}/insight-response`, { guest, body: { response } })

async function analyzed(guest: string, description: string): Promise<string> {
  await track(guest)
  const id = await enter(api.url, guest, description)
  expect((await generate(api.url, guest, id)).status).toBe(200)
  return id
}

async function newPerson(email: string) {
  const { session } = await signIn(api, email)
  return { authorization: `Bearer ${session.access_token}` }
}

test('an AI’s text says so and carries a signature; the guide’s says that it is not an AI’s', async () => {
  const guest = await newGuest(api.url)
  const byGuide = (await read(guest, await analyzed(guest, 'My knees feel heavy'))).diagnosis
  expect(byGuide).toMatchObject({ written_by: 'guide', model: GUIDE.model, prompt_version: GUIDE.version, lang: 'en' })
  expect(byGuide.signature).toBeNull()
  expect(byGuide.ai_analysis).toContain('Our built-in guide, not an AI, wrote')

  await behave(api.sandboxUrl, { model: 'a-model-of-theirs' })
  const byAi = (await read(guest, await analyzed(guest, 'My shoulders are stiff'))).diagnosis
  await behave(api.sandboxUrl, { model: GUIDE.model })
  expect(byAi).toMatchObject({ written_by: 'ai', model: 'a-model-of-theirs', lang: 'en' })
  expect(byAi.ai_analysis).toContain('An AI wrote')
  const check = (text: string, signature: string) =>
    call(api.url, 'POST', '/api/provenance/check', { body: { text, signature } })
  expect((await check(byAi.ai_analysis, byAi.signature)).body).toMatchObject({
    ours: true,
    written_by: 'ai',
    model: 'a-model-of-theirs',
  })
  expect((await check(`${byAi.ai_analysis} And a word more.`, byAi.signature)).body).toEqual({ ours: false })
  expect((await check(byAi.ai_analysis, 'x..y')).body).toEqual({ ours: false })
})

test('an insight that is not the person’s is written again, once and for nothing', async () => {
  const guest = await newGuest(api.url)
  const id = await analyzed(guest, 'My knees hurt on the stairs since I left my job')
  const used = (await track(guest, { checkOnly: true })).body.diagnosisCount
  const first = await read(guest, id)
  expect(first).toMatchObject({ response: null, can_rewrite: true })

  expect((await respond(guest, id, 'not-mine')).body).toEqual({ response: 'not-mine', rewriting: true })
  expect((await generate(api.url, guest, id)).status).toBe(200)
  const second = await read(guest, id)
  expect(second).toMatchObject({ response: null, can_rewrite: false })
  expect(second.diagnosis.emotional_root).not.toBe(first.diagnosis.emotional_root)
  expect(second.diagnosis.id).not.toBe(first.diagnosis.id)

  expect((await respond(guest, id, 'not-mine')).body).toEqual({ response: 'not-mine', rewriting: false })
  expect((await respond(guest, id, 'speaks')).body).toEqual({ response: 'speaks', rewriting: false })
  expect((await read(guest, id)).diagnosis.id).toBe(second.diagnosis.id)
  expect((await track(guest, { checkOnly: true })).body.diagnosisCount).toBe(used)
  expect((await respond(await newGuest(api.url), id, 'speaks')).status).toBe(404)
  expect((await respond(guest, id, 'maybe')).status).toBe(400)
})

test('an answer is kept with its entry, screened, shown in the journal, and goes with it', async () => {
  const headers = await newPerson('answers@example.test')
  const entry = { symptom_type: 'physical', description: 'My shoulders are stiff' }
  const { body } = await call(api.url, 'POST', '/api/symptoms', { headers, body: entry })
  const path = `/api/symptoms/${body.id}/answer`
  const question = 'What load could be shared, even a little?'
  const answer = (text: string) => call(api.url, 'PUT', path, { headers, body: { question, answer: text } })
  expect((await answer('The forms.')).status).toBe(409)
  await call(api.url, 'POST', '/api/functions/generate-diagnosis', { headers, body: { symptom_id: body.id } })

  expect((await answer('  The forms. ')).body).toMatchObject({
    answer: { question, answer: 'The forms.' },
    safety: null,
  })
  const urgent = await answer('I want to kill myself tonight')
  expect(urgent.body.safety).toMatchObject({ level: 'urgent', category: 'suicide' })
  expect((await answer('The forms, and the telephone.')).status).toBe(200)
  const kept = await call(api.url, 'GET', `/api/symptoms/${body.id}`, { headers })
  expect(kept.body.answer).toMatchObject({ question, answer: 'The forms, and the telephone.' })
  const journal = await call(api.url, 'GET', '/api/symptoms', { headers })
  expect(journal.body.items).toMatchObject([{ answer: 'The forms, and the telephone.' }])

  const others = await newPerson('others@example.test')
  expect((await call(api.url, 'DELETE', path, { headers: others })).status).toBe(404)
  expect((await call(api.url, 'DELETE', path, { headers })).status).toBe(204)
  expect((await call(api.url, 'GET', `/api/symptoms/${body.id}`, { headers })).body.answer).toBeNull()
  await answer('Again.')
  await call(api.url, 'DELETE', `/api/symptoms/${body.id}`, { headers })
  const left = await api.database.query('select from insight_answers where symptom_id = $1', [body.id])
  expect(left.rowCount).toBe(0)
})

test('an account reads no sentence twice', async () => {
  const guest = await newGuest(api.url)
  await call(api.url, 'POST', '/api/consents', {
    guest,
    body: [{ purpose: 'ai', given: false, text_version: 2, place: 'account' }],
  })
  const sentences: string[] = []
  for (const day of ['Monday', 'Tuesday', 'Wednesday']) {
    const { diagnosis } = await read(guest, await analyzed(guest, `Anxious before the meeting with my boss on ${day}`))
    // The lines on who wrote it, and when to seek care, end every insight.
    const own = diagnosis.ai_analysis.split('\n\n').slice(0, -2).join('\n')
    sentences.push(...new Set(splitSentences(own.replaceAll(/^#+ .*$|^\d+\. /gmu, '')).map((text) => text.trim())))
  }
  const all = sentences.filter((sentence) => sentence.includes(' '))
  expect(all.filter((sentence, place) => all.indexOf(sentence) < place)).toEqual([])
})

test.each([
  ['My knees hurt', 'en'],
  ['Seit Wochen kann ich nicht schlafen', 'de'],
  ['Me duele la espalda desde que murió mi padre', 'es'],
])('the language of an entry is kept: %s', async (description, language) => {
  const guest = await newGuest(api.url)
  expect(await read(guest, await enter(api.url, guest, description))).toMatchObject({ language })
})

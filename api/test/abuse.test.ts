import { readFileSync } from 'node:fs'
import { DESCRIPTION_MAX_LENGTH } from '@soulsign/contracts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { behave, call, generate, newGuest, streamEvents } from './api.ts'
import { type ApiProcess, endProcess, startProcess } from './process.ts'
import { openStage, type Stage } from './stage.ts'

interface Attack {
  id: string
  text: string
  kind: string
}

const attacks: Attack[] = readFileSync(new URL('fixtures/abuse.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))
/** Must never appear in a shown text, whoever wrote it. */
const MARKUP = /[<>]|https?:|javascript:|\]\(|!\[|\{\{|\$\{|BANANA|\d\s?mg\b/i

let stage: Stage
let api: ApiProcess
let guest: string

beforeAll(async () => {
  stage = await openStage()
  await behave(stage.sandbox.url, { echo: true, tokenDelayMs: 0 })
  api = await startProcess(stage.database.url, {
    ...stage.environment,
    LOG_LEVEL: 'trace',
  })
  guest = await newGuest(api.url)
})
afterAll(async () => {
  await endProcess(api)
  await stage.close()
})

/** The parts of an attack that would reveal it: its long words, and any three consecutive words. */
function traces(text: string): string[] {
  const words = text.toLowerCase().split(/\s+/)
  const runs = words.map((_, i) => words.slice(i, i + 3).join(' ')).slice(0, -2)
  return [...words.filter((word) => word.length >= 14), ...runs]
}

test.each(attacks)('$id $kind: an echo by the AI is never shown', async ({ text }) => {
  const created = await call(api.url, 'POST', '/api/symptoms', {
    guest,
    body: { symptom_type: 'mental_emotional', description: text },
  })
  if (text.length > DESCRIPTION_MAX_LENGTH || !/[^\s\u200b\ufeff]/u.test(text)) {
    expect(created.status).toBe(400)
    return
  }
  expect(created.status).toBe(201)
  const { description, title } = created.body as Record<string, string>
  expect(`${description}${title}`).not.toMatch(/[^\P{Cc}\n\t]|[\u202a-\u202e\u2066-\u2069\u200b\ufeff]/u)

  await call(api.url, 'POST', '/api/functions/track-anonymous-diagnosis', { guest })
  if ((created.body.safety as { level?: string } | null)?.level === 'ask') {
    // Nothing is written before the person has answered.
    expect((await generate(api.url, guest, String(created.body.id))).status).toBe(409)
    return
  }
  let shown = ''
  for await (const { event, data } of streamEvents(api.url, guest, String(created.body.id))) {
    expect(event).not.toBe('error')
    shown += data.delta ?? data.text ?? ''
  }
  const { body } = await call(api.url, 'GET', `/api/diagnoses?symptom_id=${created.body.id}`, { guest })
  const { ai_analysis, emotional_root, energetic_root, spiritual_root, safety } = body as Record<string, string | null>
  if ((safety as { level?: string } | null)?.level === 'urgent') {
    expect([shown, ai_analysis, emotional_root]).toEqual(['', null, null])
    return
  }
  expect(ai_analysis).toContain('symbolic reading')
  expect(shown).toBe(ai_analysis)
  for (const written of [ai_analysis, emotional_root, energetic_root, spiritual_root]) {
    expect(written).not.toMatch(MARKUP)
    expect(written).not.toContain(text)
  }
})

test('the log holds no word of an attack, no token and no address', () => {
  const log = api.output().toLowerCase()
  expect(log.split('\n').length).toBeGreaterThan(attacks.length)
  for (const { id, text } of attacks) {
    const found = traces(text).filter((trace) => log.includes(trace))
    expect({ id, found }).toEqual({ id, found: [] })
  }
  expect(log).not.toContain(guest.toLowerCase())
  expect(log).not.toContain('127.0.0.1')
  expect(log).not.toMatch(/[^\P{Cc}\n]/u)
})

import { expect } from 'vitest'
import { call } from './api.ts'
import { withinOneDay } from './days.ts'
import { type PeopleApi, signIn } from './people.ts'
import { test } from './shared.ts'

let api: PeopleApi
let headers: Record<string, string>
let bossId: string
test.beforeAll(async ({ sharedApi }) => {
  api = sharedApi
  const boss = await signIn(api, 'boss@example.test')
  bossId = boss.userId
  headers = { authorization: `Bearer ${boss.session.access_token}` }
})
const ask = (method: string, path: string) => call(api.url, method, `/api/admin/${path}`, { headers })

test('counts safety panels by day and category', async () => {
  const { today, outcome } = await withinOneDay(async () => {
    await api.database.query(`delete from symptoms where safety_level is not null`)
    await api.database.query(
      `insert into symptoms (user_id, title, description, symptom_type, safety_level, safety_category, created_at)
       select $1, 't', 'd', 'physical', level, category, now() - age * interval '1 day'
       from (values ('urgent', 'cardiac', 0), ('urgent', 'cardiac', 0), ('card', 'medication', 2),
         ('card', 'medication', 40)) as v(level, category, age)`,
      [bossId],
    )
    return (await ask('GET', 'safety-figures')).body
  })
  expect(outcome.items).toEqual([
    { day: today, level: 'urgent', category: 'cardiac', panels: 2 },
    { day: expect.any(String), level: 'card', category: 'medication', panels: 1 },
  ])
})

test('counts what was shown, answered and not meant by day, language and reader', async () => {
  const { today, outcome } = await withinOneDay(async () => {
    await api.database.query('delete from safety_figures')
    await api.database.query(
      `with stored as (
         insert into symptoms (user_id, title, description, symptom_type, safety_level, safety_category)
         values ($1, 't', 'd', 'physical', 'ask', 'cardiac') returning id
       )
       insert into screenings (symptom_id, level, category, found_by, language)
       select id, 'ask', 'cardiac', 'reader', 'de' from stored`,
      [bossId],
    )
    await api.database.query(`update screenings set answer = 'unsure', answered_at = now(), not_meant_at = now()`)
    return (await ask('GET', 'safety-figures')).body
  })
  expect(outcome.reading).toEqual([
    { day: today, language: 'de', level: 'ask', by: 'reader', shown: 1, yes: 0, unsure: 1, no: 0, not_meant: 1 },
  ])
})

test('the counters of the log cover 24 hours and 7 days', async () => {
  const before = (await ask('GET', 'activity-log?limit=1')).body.counters as Record<string, number>
  await api.database.query(
    `insert into admin_activity_logs (admin_id, admin_email, action, target_type, ip_address, created_at)
     select $1, 'x@example.test', action, 'user', '::1', now() - age::interval
     from (values ('user_edit', '1 hour'), ('user_delete', '2 days'), ('subscription_cancel', '6 days'),
       ('access_refused', '3 days'), ('user_delete', '8 days'), ('access_refused', '8 days')) as v(action, age)`,
    [bossId],
  )
  const after = (await ask('GET', 'activity-log?limit=1')).body.counters as Record<string, number>
  const grown = ['events', 'destructive', 'refused'].map((key) => (after[key] ?? 0) - (before[key] ?? 0))
  expect(grown).toEqual([1, 2, 1])
})

test('the status comes from the parts themselves', async () => {
  const { body } = await ask('GET', 'status')
  const checks = body.checks as { part: string; ok: boolean; detail: string | null }[]
  expect(checks.map(({ part, ok, detail }) => [part, ok, detail])).toEqual(
    ['database', 'queue', 'ai', 'stripe', 'mail'].map((part) => [part, true, null]),
  )
  expect(body.ok).toBe(true)
})

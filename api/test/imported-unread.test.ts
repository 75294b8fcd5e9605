import { EXPORT_FORMAT } from '@soulsign/contracts'
import type { Context } from 'hono'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { readConfig } from '../src/config.ts'
import { findEntry } from '../src/entries/entries.sql.ts'
import { readScreened } from '../src/insights/imported.ts'
import { behave, call, sharedScreener, testEnvironment } from './api.ts'
import { exported } from './exported-entry.ts'
import { type PeopleApi, signIn, startPeopleApi } from './people.ts'

type Person = Awaited<ReturnType<typeof signIn>>

/** A text that screening stumbles over, while `broken`. */
const STUMBLES = 'Zebrafink: I want to kill myself tonight'
let broken: boolean
beforeEach(() => {
  broken = true
})

let api: PeopleApi
beforeAll(async () => {
  const screener = await sharedScreener()
  api = await startPeopleApi(
    {},
    {
      ...screener,
      close: async () => undefined,
      assess: (text, sender) =>
        broken && text.description === STUMBLES
          ? Promise.reject(new Error('The thread has ended'))
          : screener.assess(text, sender),
    },
  )
  await behave(api.sandboxUrl, { tokenDelayMs: 0 })
})
afterAll(() => api.close())

const as = ({ session }: Person, method: string, path: string, body?: unknown) =>
  call(api.url, method, path, {
    headers: { authorization: `Bearer ${session.access_token}` },
    ...(body !== undefined && { body }),
  })
const dueOf = async ({ userId }: Person) =>
  (
    await api.database.query<{ id: string; description: string }>(
      'select id, description from symptoms where user_id = $1 and screening_due',
      [userId],
    )
  ).rows

test('an imported entry that screening stumbles over keeps no other, stays due, and can be read but not written about', async () => {
  const person = await signIn(api, 'stumbles@example.test')
  // More than one turn, and it is in the first.
  const calm = Array.from({ length: 40 }, (_, at) => exported(at === 30 ? 'I want to die tonight' : `My knees ${at}`))
  const entries = [exported(STUMBLES), ...calm.map((entry) => ({ ...entry, created_at: '2026-01-02T03:04:05Z' }))]
  const sent = await as(person, 'POST', '/api/account/import', { format: EXPORT_FORMAT, entries })
  expect(sent.body).toMatchObject({ entries: 41 })
  await vi.waitFor(async () => expect(await dueOf(person)).toHaveLength(1), { timeout: 30_000 })
  const [left] = await dueOf(person)
  expect(left?.description).toBe(STUMBLES)
  const { rows } = await api.database.query(
    `select state from pgboss.job where name = 'screen-imported' and data ->> 'userId' = $1 and state <> 'completed'`,
    [person.userId],
  )
  expect(rows, 'a turn with it does not fail').toEqual([])
  const { items } = (await as(person, 'GET', '/api/symptoms?limit=100')).body as {
    items: { safety: { level: string } | null }[]
  }
  expect(items.filter(({ safety }) => safety?.level === 'urgent')).toHaveLength(1)

  const opened = await as(person, 'GET', `/api/symptoms/${left?.id}`)
  expect([opened.status, opened.body.description, opened.body.safety]).toEqual([200, STUMBLES, null])
  const written = await as(person, 'POST', '/api/functions/generate-diagnosis', { symptom_id: left?.id })
  expect(written.status).toBe(500)
  expect((await api.database.query('select from generations where user_id = $1', [person.userId])).rowCount).toBe(0)

  broken = false
  expect((await as(person, 'GET', `/api/symptoms/${left?.id}`)).body.safety).toMatchObject({ level: 'urgent' })
  expect(await dueOf(person)).toEqual([])
})

test('what was found in an entry and cannot be stored is an error, and not silence', async () => {
  const person = await signIn(api, 'found@example.test')
  await as(person, 'POST', '/api/account/import', { format: EXPORT_FORMAT, entries: [exported(STUMBLES)] })
  const [entry] = await dueOf(person)
  broken = false
  await api.database.query(
    `alter table symptoms add constraint refuses check (safety_level is distinct from 'urgent') not valid`,
  )
  try {
    expect((await as(person, 'GET', `/api/symptoms/${entry?.id}`)).status).toBe(500)
  } finally {
    await api.database.query('alter table symptoms drop constraint refuses')
  }
  expect((await as(person, 'GET', `/api/symptoms/${entry?.id}`)).body.safety).toMatchObject({ level: 'urgent' })
})

test('an entry that is screened while it is being read is not shown without its help', async () => {
  const person = await signIn(api, 'meanwhile@example.test')
  await as(person, 'POST', '/api/account/import', { format: EXPORT_FORMAT, entries: [exported(STUMBLES)] })
  const [entry] = await dueOf(person)
  const id = entry?.id ?? ''
  let screenedMeanwhile = false
  const found = await readScreened(
    {
      database: api.system,
      config: readConfig(testEnvironment(api.databaseUrl, api.environment)),
      screener: await sharedScreener(),
      aiReader: { read: () => expect.unreachable() },
      announce: async () => undefined,
      log: { event: () => undefined, failure: (name) => expect.unreachable(name) },
    },
    { env: {}, req: { header: () => undefined } } as unknown as Context,
    { kind: 'user', userId: person.userId },
    async (tx) => {
      const read = await findEntry(tx, id)
      if (!screenedMeanwhile) {
        screenedMeanwhile = true
        await api.database.query(
          `update symptoms set screening_due = false, safety_level = 'urgent', safety_category = 'suicide' where id = $1`,
          [id],
        )
      }
      return read
    },
    (read) => read?.id,
  )
  expect(found?.safety_level).toBe('urgent')
})

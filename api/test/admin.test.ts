import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { call } from './api.ts'
import { type BillingApi, behaveStripe, newPerson, startBillingApi } from './billing.ts'
import { linkFor, mailsTo, newBrowser, passMinute, signIn, tokenOf } from './people.ts'

let api: BillingApi
let headers: Record<string, string>
let bossId: string

const ask = (method: string, path: string, body?: unknown) =>
  call(api.url, method, `/api/admin/${path}`, { headers, ...(body !== undefined && { body }) })
/** Entries of the security log about a target, oldest first. */
const logged = async (targetId: string) =>
  (
    await api.database.query(
      `select admin_email, action, target_type, reason, ip_address from admin_activity_logs where target_id = $1
       order by created_at`,
      [targetId],
    )
  ).rows
const byBoss = (action: string, target_type: string, reason: string | null = null) => ({
  admin_email: 'boss@example.test',
  action,
  target_type,
  reason,
  ip_address: '127.0.0.1',
})

const UNFINISHED = 'Not finished: it may have to be done again.'

async function addEntry(userId: string, description = 'I feel sad and I told nobody'): Promise<string> {
  const { rows } = await api.database.query(
    `with s as (insert into symptoms (user_id, title, description, symptom_type)
       values ($1, 'Sad', $2, 'mental_emotional') returning id)
     insert into diagnoses (symptom_id, user_id, ai_analysis, emotional_root, energetic_root, spiritual_root)
     select id, $1, 'a', 'b', 'c', 'd' from s returning symptom_id`,
    [userId, description],
  )
  return rows[0].symptom_id
}

beforeAll(async () => {
  api = await startBillingApi()
  const boss = await signIn(api, 'boss@example.test')
  bossId = boss.userId
  headers = { authorization: `Bearer ${boss.session.access_token}` }
})
afterAll(() => api.close())

describe("a person's page", () => {
  test('shows how much was written and when, but none of the text', async () => {
    const person = await newPerson(api)
    const entry = await addEntry(person.userId)
    const page = await ask('GET', `users/${person.userId}`)
    expect(page.body).toMatchObject({
      email: person.email,
      role: 'user',
      permanent_admin: false,
      subscription: null,
      counts: { symptoms: 1, analyzed: 1, plans: 0 },
    })
    const entries = await ask('GET', `users/${person.userId}/entries`)
    expect(entries.body.items).toEqual([
      { id: entry, symptom_type: 'mental_emotional', state: 'analyzed', created_at: expect.any(String) },
    ])
    expect(JSON.stringify([page.body, entries.body])).not.toMatch(/Sad|nobody/)
  })

  test('does not tell help from an insight, nor does the list of diagnoses', async () => {
    const person = await newPerson(api)
    await addEntry(person.userId)
    await api.database.query(
      `with s as (insert into symptoms (user_id, title, description, symptom_type, safety_level, safety_category)
         values ($1, 'Urgent', 'Urgent words', 'mental_emotional', 'urgent', 'suicide') returning id)
       insert into diagnoses (symptom_id, user_id, safety_level, safety_category)
       select id, $1, 'urgent', 'suicide' from s`,
      [person.userId],
    )
    const entries = (await ask('GET', `users/${person.userId}/entries`)).body.items as Record<string, unknown>[]
    expect(entries.map(({ state }) => state)).toEqual(['analyzed', 'analyzed'])
    expect((await ask('GET', `users/${person.userId}`)).body.counts).toEqual({ symptoms: 2, analyzed: 2, plans: 0 })
    const listed = (await ask('GET', `diagnoses?search=${encodeURIComponent(person.email)}`)).body.items as object[]
    const [help, insight] = listed.map((row) => ({ ...row, id: '', symptom_id: '' }))
    expect(help).toBeDefined()
    expect(help).toEqual(insight)
  })

  test("an entry's text is revealed for a reason, which is logged", async () => {
    const entry = await addEntry((await newPerson(api)).userId)
    for (const body of [{}, { reason: '' }, { reason: '  \u200b   ' }, { reason: 'x'.repeat(501) }]) {
      const answer = await ask('POST', `symptoms/${entry}/reveal`, body)
      expect(answer.status).toBe(400)
      expect(JSON.stringify(answer.body)).not.toContain('told nobody')
    }
    expect(await logged(entry)).toEqual([])
    const read = await ask('POST', `symptoms/${entry}/reveal`, { reason: ' The person asked for help by mail. ' })
    expect(read.body).toMatchObject({ description: 'I feel sad and I told nobody' })
    expect(await logged(entry)).toEqual([byBoss('symptom_view', 'symptom', 'The person asked for help by mail.')])
    expect((await ask('POST', `symptoms/${randomUUID()}/reveal`, { reason: 'Only to see.' })).status).toBe(404)
  })
})

describe('deleting a user', () => {
  test('ends their billing, deletes all their data, and stays in the log', async () => {
    const person = await newPerson(api)
    await person.verify(await person.buy('monthly'))
    const subscription = await person.subscription()
    await addEntry(person.userId)
    expect((await ask('DELETE', `users/${person.userId}`)).status).toBe(204)

    expect((await api.stripe.subscriptions.retrieve(subscription.id)).status).toBe('canceled')
    const { rows: tables } = await api.database.query(
      `select table_name from information_schema.columns where table_schema = 'public' and column_name = 'user_id'
       and table_name in (select relname from pg_class where relkind = 'r')`,
    )
    expect(tables.length).toBeGreaterThan(6)
    for (const { table_name } of tables) {
      const left = await api.database.query(`select from ${table_name} where user_id = $1`, [person.userId])
      expect(left.rowCount, table_name).toBe(0)
    }
    expect(await logged(person.userId)).toEqual([byBoss('user_delete', 'user')])
    expect((await ask('DELETE', `users/${person.userId}`)).status).toBe(404)
    expect((await person.ask('check-subscription')).status).toBe(401)
  })

  test('deletes nothing if Stripe does not respond', async () => {
    const person = await newPerson(api)
    await person.verify(await person.buy('yearly'))
    await behaveStripe(api, { failNext: 50, failStatus: 503 })
    const answer = await ask('DELETE', `users/${person.userId}`)
    await fetch(`${api.sandboxUrl}/behaviour`, { method: 'DELETE' })
    expect(answer.status).toBe(503)
    expect((await ask('GET', `users/${person.userId}`)).body).toMatchObject({ subscribed: true })
    expect(await logged(person.userId)).toEqual([
      byBoss('user_delete', 'user'),
      byBoss('user_delete', 'user', UNFINISHED),
    ])
  })

  test('is refused for oneself and for addresses in ADMIN_EMAILS; so is revoking', async () => {
    const helper = await signIn(api, 'helper@example.test')
    expect((await ask('PUT', `users/${helper.userId}/role`, { role: 'admin' })).status).toBe(200)
    const asHelper = { authorization: `Bearer ${helper.session.access_token}` }
    const attempts = [
      [headers, bossId],
      [asHelper, helper.userId],
      [asHelper, bossId],
    ] as const
    for (const [who, id] of attempts) {
      const removal = await call(api.url, 'DELETE', `/api/admin/users/${id}`, { headers: who })
      const revoking = await call(api.url, 'PUT', `/api/admin/users/${id}/role`, {
        headers: who,
        body: { role: 'user' },
      })
      expect([removal.status, revoking.status]).toEqual([409, 409])
    }
    const named = await call(api.url, 'DELETE', `/api/admin/users/${bossId}`, { headers: asHelper })
    expect(named.body.detail).toContain('ADMIN_EMAILS')
    expect((await ask('GET', `users/${bossId}`)).body).toMatchObject({ role: 'admin', permanent_admin: true })
  })
})

test('the log keeps the name of a deleted administrator', async () => {
  const helper = await signIn(api, 'leaving@example.test')
  await api.database.query(`update users set user_metadata = '{"full_name": "Lea"}' where id = $1`, [helper.userId])
  await ask('PUT', `users/${helper.userId}/role`, { role: 'admin' })
  const entry = await addEntry(bossId)
  await call(api.url, 'POST', `/api/admin/symptoms/${entry}/reveal`, {
    headers: { authorization: `Bearer ${helper.session.access_token}` },
    body: { reason: 'A question of hers.' },
  })
  await ask('DELETE', `users/${helper.userId}`)
  const { items } = (await ask('GET', 'activity-log?search=leaving@')).body as { items: Record<string, unknown>[] }
  expect(items[0]).toMatchObject({
    admin: { id: helper.userId, email: 'leaving@example.test', full_name: 'Lea' },
    action: 'symptom_view',
  })
})

describe('cancelling a subscription', () => {
  test('ends it at Stripe and is logged', async () => {
    const person = await newPerson(api)
    await person.verify(await person.buy('yearly'))
    const id = String((await person.row()).id)
    const answer = await ask('POST', `subscribers/${id}/cancel`)
    expect(answer.body).toMatchObject({ id, subscribed: false, email: person.email })
    expect((await person.subscription()).status).toBe('canceled')
    expect(await logged(id)).toEqual([byBoss('subscription_cancel', 'subscriber')])
  })

  test('is logged before Stripe is called, and again if it was not finished', async () => {
    const person = await newPerson(api)
    await person.verify(await person.buy('yearly'))
    const id = String((await person.row()).id)
    await behaveStripe(api, { failNext: 50, failStatus: 503 })
    const answer = await ask('POST', `subscribers/${id}/cancel`)
    await fetch(`${api.sandboxUrl}/behaviour`, { method: 'DELETE' })
    expect(answer.status).toBe(503)
    expect(await logged(id)).toEqual([
      byBoss('subscription_cancel', 'subscriber'),
      byBoss('subscription_cancel', 'subscriber', UNFINISHED),
    ])
  })

  test('of a Lifetime revokes it', async () => {
    const person = await newPerson(api)
    await person.verify(await person.buy('lifetime'))
    const id = String((await person.row()).id)
    expect((await ask('POST', `subscribers/${id}/cancel`)).body).toMatchObject({ subscribed: false })
    expect(await person.check()).toMatchObject({ subscribed: false })
  })

  test('that does not exist is not found and not logged', async () => {
    const id = randomUUID()
    expect((await ask('POST', `subscribers/${id}/cancel`)).status).toBe(404)
    expect(await logged(id)).toEqual([])
  })
})

describe('an invitation', () => {
  test('sends a link that signs in with the role, and is logged', async () => {
    const email = 'Invited@example.test'
    const answer = await ask('POST', 'invitations', { email, role: 'admin' })
    expect(answer.body).toMatchObject({ email: 'invited@example.test', role: 'admin', invited: true })
    const userId = String(answer.body.id)
    expect(await logged(userId)).toEqual([byBoss('user_invite', 'user', 'Invited as admin')])
    const link = await linkFor(api, 'invited@example.test')
    expect((await mailsTo(api, 'invited@example.test'))[0]?.subject).toBe('You are invited to Soulsign')
    expect(link.searchParams.get('next')).toBe('/admin')
    const { data } = await newBrowser(api).auth.verifyOtp({ token_hash: tokenOf(link), type: 'email' })
    const asInvited = { authorization: `Bearer ${data.session?.access_token}` }
    expect((await call(api.url, 'GET', '/api/admin/stats', { headers: asInvited })).status).toBe(200)
    expect((await ask('GET', `users/${userId}`)).body).toMatchObject({ invited: false, role: 'admin' })
  })

  test('is sent once a minute, and never to a person with an account', async () => {
    const email = 'soon@example.test'
    expect((await ask('POST', 'invitations', { email })).body).toMatchObject({ role: 'user', invited: true })
    const again = await ask('POST', 'invitations', { email })
    expect(again.status).toBe(429)
    expect(Number(again.headers.get('retry-after'))).toBeGreaterThan(0)
    await passMinute(api)
    expect((await ask('POST', 'invitations', { email })).status).toBe(200)
    const person = await newPerson(api)
    await passMinute(api)
    const taken = await ask('POST', 'invitations', { email: person.email, role: 'admin' })
    expect(taken.status).toBe(409)
    expect((await ask('GET', `users/${person.userId}`)).body).toMatchObject({ role: 'user' })
    for (const odd of ['x', `${'x'.repeat(10_000)}@example.test`, '<b>@example.test']) {
      expect((await ask('POST', 'invitations', { email: odd })).status).toBe(400)
    }
  })
})

describe('the dashboard', () => {
  test('counts exactly, and shows the last 30 days', async () => {
    const before = (await ask('GET', 'stats')).body as Record<string, { total: number; days: { added: number }[] }>
    const person = await newPerson(api)
    await person.verify(await person.buy('monthly'))
    await addEntry(person.userId)
    await api.database.query(
      `insert into users (email, email_confirmed_at, created_at)
       values ('old-' || gen_random_uuid() || '@example.test', now(), now() - interval '40 days')`,
    )
    let after = before
    const grown = (kind: string) => [
      (after[kind]?.total ?? 0) - (before[kind]?.total ?? 0),
      (after[kind]?.days.at(-1)?.added ?? 0) - (before[kind]?.days.at(-1)?.added ?? 0),
    ]
    // A count stands for a while, which is longer where counting took long.
    await expect
      .poll(
        async () => {
          after = (await ask('GET', 'stats')).body as typeof before
          return [grown('users'), grown('subscriptions'), grown('diagnoses')]
        },
        { timeout: 20_000 },
      )
      .toEqual([
        [2, 1],
        [1, 1],
        [1, 1],
      ])
    const { rows } = await api.database.query('select count(*)::int as count from profiles')
    const invited = await api.database.query(
      'select from users where invited_at is not null and email_confirmed_at is null',
    )
    expect(after.users?.total).toBe(rows[0].count + invited.rowCount)
    expect(after.diagnoses?.days).toHaveLength(30)
  })
})

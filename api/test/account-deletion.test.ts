import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { PgBoss } from 'pg-boss'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readConfig } from '../src/config.ts'
import { backUp, restore } from '../src/database/backup.ts'
import { tombstonesIn } from '../src/database/tombstones.ts'
import { startQueue } from '../src/queue/queue.ts'
import { sweepAccounts } from '../src/rights/sweep.ts'
import { behave, call, enter, newGuest, testEnvironment } from './api.ts'
import { payCheckout, startBillingApi, webhookUrl } from './billing.ts'
import { createTestDatabase } from './database.ts'
import { linkFor, mailsTo, newBrowser, type PeopleApi, signInByMail, tokenOf } from './people.ts'
import { type ApiProcess, endProcess, startProcess, until } from './process.ts'

/** The product as one process, so that its log can be searched. */
let api: Awaited<ReturnType<typeof startBillingApi>>
let node: ApiProcess
beforeAll(async () => {
  const started = await startBillingApi()
  await started.server.close()
  node = await startProcess(started.databaseUrl, { ...started.environment, LOG_LEVEL: 'trace' })
  api = { ...started, url: node.url, authUrl: `${node.url}/api/auth/v1` }
  await api.stripe.webhookEndpoints.update(api.endpoint, { url: webhookUrl(node.url) })
  await behave(api.sandboxUrl, { tokenDelayMs: 0 })
})
afterAll(async () => {
  await endProcess(node)
  await api.close()
})

type Person = Awaited<ReturnType<typeof signInByMail>>
const bearer = ({ session }: Pick<Person, 'session'>) => ({ authorization: `Bearer ${session.access_token}` })
const as = (person: Person, method: string, path: string, body?: unknown) =>
  call(api.url, method, path, { headers: bearer(person), ...(body !== undefined && { body }) })

/** Every place of the database, of all schemas, whose text contains one of the words. */
async function placesOf(api: Pick<PeopleApi, 'database'>, words: string[]): Promise<string[]> {
  const { rows: columns } = await api.database.query<{ place: string; column: string }>(
    `select format('%I.%I', n.nspname, c.relname) as place, format('%I', a.attname) as column
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and n.nspname !~ '^pg_|^information_schema$'`,
  )
  expect(columns.some(({ place }) => place.startsWith('pgboss.'))).toBe(true)
  const found: string[] = []
  for (const { place, column } of columns) {
    const { rows } = await api.database.query(
      `select w.word from unnest($1::text[]) w (word) where exists (
         select from ${place} where position(lower(w.word) in lower(${column}::text)) > 0)`,
      [words],
    )
    found.push(...rows.map(({ word }) => `${place}.${column}: ${word}`))
  }
  return found
}

/** A person with something in every table that a person can fill, and the words to look for. */
async function fillAccount(name: string) {
  const email = `${name}.sentinel@example.test`
  const guest = await newGuest(api.url)
  const words = [email, `${name}Entry`, `${name}Urgent`, `${name}Asthma`, `${name}Person`]
  await enter(api.url, guest, `My neck is stiff ${words[1]}`)
  const person = await signInByMail(api, email, guest)
  await person.auth.updateUser({ data: { full_name: words[4] } })
  await as(person, 'PUT', '/api/profile', { known_conditions: words[3] })
  const entry = await as(person, 'POST', '/api/symptoms', {
    symptom_type: 'physical',
    description: `My shoulder is tense ${words[1]}`,
    advanced_info: { knownConditions: words[3] },
  })
  const insight = await as(person, 'POST', '/api/functions/generate-diagnosis', { symptom_id: entry.body.id })
  expect(insight.status).toBe(200)
  await as(person, 'POST', '/api/symptoms', {
    symptom_type: 'mental_emotional',
    description: `I want to kill myself tonight ${words[2]}`,
  })
  return { person, email, words: [...words, person.userId], diagnosisId: insight.body.diagnosis_id }
}

async function subscribe(person: Person, diagnosisId: unknown) {
  const checkout = await as(person, 'POST', '/api/functions/create-checkout', { plan_type: 'monthly' })
  expect(checkout.status).toBe(200)
  await as(person, 'POST', '/api/functions/verify-payment', {
    session_id: await payCheckout(String(checkout.body.url)),
  })
  const plan = await as(person, 'POST', '/api/functions/generate-healing-plan', { diagnosis_id: diagnosisId })
  expect(plan.status).toBe(200)
  const { rows } = await api.database.query('select stripe_customer_id as id from subscribers where user_id = $1', [
    person.userId,
  ])
  return String(rows[0].id)
}

test('a deleted account leaves nothing in any table, in the queue or in the log, and nothing to pay', async () => {
  const { person, words, diagnosisId } = await fillAccount('Ada')
  const customer = await subscribe(person, diagnosisId)
  const sought = [...words, customer]
  const before = await placesOf(api, sought)
  for (const word of sought) expect(before.filter((place) => place.endsWith(`: ${word}`))).not.toEqual([])

  expect((await as(person, 'POST', '/api/account/close', { when: 'now', typed: 'delete' })).status).toBe(400)
  expect((await as(person, 'POST', '/api/account/close', { when: 'now', typed: 'DELETE' })).body).toEqual({
    due_at: null,
  })
  expect((await as(person, 'GET', '/api/symptoms')).status).toBe(401)
  // Stripe's last events about the customer have arrived.
  await until(async () => {
    const { data } = await api.stripe.events.list({ type: 'customer.deleted' })
    const { rowCount } = await api.database.query('select from stripe_events where id = $1', [data[0]?.id])
    return rowCount === 1
  })
  expect(await placesOf(api, sought)).toEqual([])
  for (const word of sought) expect(node.output()).not.toContain(word)
  expect(await api.stripe.customers.retrieve(customer)).toMatchObject({ deleted: true })
})

test('what one wrote can be deleted without the account', async () => {
  const { person, words, email } = await fillAccount('Bea')
  expect((await as(person, 'DELETE', '/api/account/writings')).body).toEqual({ deleted: 3 })
  const written = words.slice(1, 4)
  expect(await placesOf(api, written)).toEqual([])
  expect((await as(person, 'GET', '/api/symptoms')).body).toMatchObject({ items: [], counts: { symptoms: 0 } })
  expect((await as(person, 'GET', '/api/profile')).body.known_conditions).toBeNull()
  expect((await person.auth.getUser()).data.user?.email).toBe(email.toLowerCase())
})

test('a guest can have everything forgotten, and another guest keeps theirs', async () => {
  const [mine, theirs] = [await newGuest(api.url), await newGuest(api.url)]
  await enter(api.url, mine, 'My knee GuestSentinel')
  const other = await enter(api.url, theirs, 'My knee OtherSentinel')
  expect((await call(api.url, 'DELETE', '/api/account/writings', { guest: mine })).body).toEqual({ deleted: 1 })
  expect(await placesOf(api, ['GuestSentinel'])).toEqual([])
  expect((await call(api.url, 'GET', `/api/symptoms/${other}`, { guest: theirs })).status).toBe(200)
  expect((await call(api.url, 'DELETE', '/api/account/writings')).status).toBe(401)
})

/** The secret in the newest mail about a closed account. */
async function wayBack(email: string, count: number): Promise<string> {
  let link = ''
  await until(async () => {
    const mails = (await mailsTo(api, email)).filter(({ subject }) => /closed/.test(subject))
    link = mails[0]?.links.find((one) => one.includes('/account/keep#')) ?? ''
    return mails.length >= count
  })
  return new URL(link).hash.slice(1)
}

test('a closed account is locked, not charged, and as it was for the one with the mail', async () => {
  const { person, email, diagnosisId } = await fillAccount('Cleo')
  const customer = await subscribe(person, diagnosisId)
  const renews = async () => {
    const { data } = await api.stripe.subscriptions.list({ customer })
    return data.map(({ cancel_at_period_end }) => !cancel_at_period_end)
  }
  expect(await renews()).toEqual([true])
  const closed = await as(person, 'POST', '/api/account/close', { when: 'in-14-days' })
  expect(Date.parse(String(closed.body.due_at)) - Date.now()).toBeGreaterThan(13.9 * 86_400_000)
  expect(await renews()).toEqual([false])
  expect((await as(person, 'GET', '/api/symptoms')).status).toBe(401)

  const secret = await wayBack(email, 1)
  // The secret is nowhere in the database.
  expect(await placesOf(api, [secret])).toEqual([])
  const { auth } = newBrowser(api)
  await api.database.query(`update mail_sends set sent_at = sent_at - interval '61 seconds'`)
  await auth.signInWithOtp({ email })
  const link = await linkFor(api, email, 3)
  const refused = await auth.verifyOtp({ token_hash: tokenOf(link), type: 'email' })
  expect(refused.error).toMatchObject({ status: 403, code: 'user_banned' })

  const keep = (token: string) => call(api.url, 'POST', '/api/account/keep', { body: { token } })
  expect((await keep('wrong')).status).toBe(404)
  expect((await keep(secret)).status).toBe(204)
  expect((await keep(secret)).status).toBe(404)
  expect(await renews()).toEqual([true])
  const again = await signInByMail(api, email)
  expect((await as(again, 'GET', '/api/symptoms')).body).toMatchObject({ counts: { symptoms: 3 } })
})

async function saved(): Promise<string> {
  const written = new PassThrough()
  const [backup] = await Promise.all([text(written), backUp(api.databaseUrl, written)])
  return backup
}

test('a backup from before brings nothing back that was deleted, by the log or by a newer backup', async () => {
  const { person, words } = await fillAccount('Dora')
  const { person: stays, words: staysWords } = await fillAccount('Eva')
  const { person: empties, words: emptied } = await fillAccount('Ute')
  const guest = await newGuest(api.url)
  await enter(api.url, guest, 'My knee ForgottenSentinel')
  const backup = await saved()
  expect(backup).toContain(words[1])

  await as(person, 'POST', '/api/account/close', { when: 'now', typed: 'DELETE' })
  await as(empties, 'DELETE', '/api/account/writings')
  await as(empties, 'PUT', '/api/profile', { allergies_sensitivities: 'Pollen' })
  await call(api.url, 'DELETE', '/api/account/writings', { guest })
  const { body } = await as(stays, 'GET', '/api/symptoms?search=urgent')
  const [{ id }] = body.items as [{ id: string }]
  expect((await as(stays, 'DELETE', `/api/symptoms/${id}`)).status).toBe(200)
  const gone = [...words, ...emptied.slice(1, 4), 'ForgottenSentinel', staysWords[2] ?? '']

  const fromLog = await tombstonesIn(Readable.from([node.output()]))
  const fromBackup = await tombstonesIn(Readable.from([await saved()]))
  expect(fromBackup.map(({ mark }) => mark)).toEqual(expect.arrayContaining(fromLog.map(({ mark }) => mark)))
  for (const tombstones of [fromLog, fromBackup]) {
    const restored = await createTestDatabase()
    try {
      const again = await restore(restored.url, Readable.from([backup]), api.deps.marks, tombstones)
      // Three entries of one, the guest's, and a single one; those of an account go with it.
      expect(again).toEqual({ accounts: 1, entries: 5 })
      expect(await placesOf({ database: restored.owner }, gone)).toEqual([])
      expect(await placesOf({ database: restored.owner }, [staysWords[1] ?? ''])).not.toEqual([])
    } finally {
      await restored.drop()
    }
  }
})

test('a profile that was written again after its deletion stays', async () => {
  const { person } = await fillAccount('Pia')
  await as(person, 'DELETE', '/api/account/writings')
  await as(person, 'PUT', '/api/profile', { known_conditions: 'PollenSentinel' })
  const restored = await createTestDatabase()
  try {
    await restore(restored.url, Readable.from([await saved()]), api.deps.marks)
    expect(await placesOf({ database: restored.owner }, ['PollenSentinel'])).toEqual([
      'public.user_profiles.known_conditions: PollenSentinel',
    ])
  } finally {
    await restored.drop()
  }
})

describe('the hourly sweep', () => {
  let queue: PgBoss
  beforeAll(async () => {
    queue = await startQueue(api.databaseUrl, { event: () => undefined, failure: () => undefined })
  })
  afterAll(() => queue.stop({ graceful: false }))
  const sweep = () => sweepAccounts({ ...api.deps, queue, config: readConfig(testEnvironment(api.databaseUrl)) })
  const exists = async (person: Person) =>
    (await api.database.query('select from users where id = $1', [person.userId])).rowCount === 1

  test('deletes a closed account when it is due, and not before', async () => {
    const { person } = await fillAccount('Fay')
    await as(person, 'POST', '/api/account/close', { when: 'in-14-days' })
    await sweep()
    expect(await exists(person)).toBe(true)
    await api.database.query('update account_closures set due_at = now() where user_id = $1', [person.userId])
    await sweep()
    expect(await exists(person)).toBe(false)
  })

  test('writes twice about an unused account, a month apart, before it deletes it', async () => {
    const { person, email } = await fillAccount('Gil')
    const notices = async () => (await mailsTo(api, email)).filter(({ subject }) => /still want/.test(subject)).length
    const unusedFor = (age: string) =>
      api.database.query(
        `with moved as (update sessions set rotated_at = now() - $2::interval where user_id = $1)
         update users set seen_at = now() - $2::interval where id = $1`,
        [person.userId, age],
      )
    const passMonth = () =>
      api.database.query(`update users set unused_noticed_at = unused_noticed_at - interval '29 days'`)

    await unusedFor('21 months')
    await sweep()
    // Even if the product was asleep for years.
    await unusedFor('40 months')
    await sweep()
    await sweep()
    await until(async () => (await notices()) === 1)
    await passMonth()
    await sweep()
    await until(async () => (await notices()) === 2)
    await sweep()
    expect(await exists(person)).toBe(true)
    await passMonth()
    await sweep()
    expect(await exists(person)).toBe(false)
  })

  test('leaves an account that is used again, or paid for', async () => {
    const [{ person: back }, { person: pays, diagnosisId }] = [await fillAccount('Hal'), await fillAccount('Ivo')]
    await subscribe(pays, diagnosisId)
    await api.database.query(
      `update users set seen_at = now() - interval '30 months', unused_notices = 2,
         unused_noticed_at = now() - interval '2 months' where id = any($1)`,
      [[back.userId, pays.userId]],
    )
    await api.database.query(`update sessions set rotated_at = now() - interval '30 months' where user_id = $1`, [
      pays.userId,
    ])
    await sweep()
    expect([await exists(back), await exists(pays)]).toEqual([true, true])
    const { rows } = await api.database.query('select unused_notices from users where id = $1', [back.userId])
    expect(rows).toEqual([{ unused_notices: 0 }])
  })

  test('an ended session is remembered as the account’s last use', async () => {
    const { person } = await fillAccount('Jon')
    await api.database.query(`update users set seen_at = now() - interval '2 years' where id = $1`, [person.userId])
    await person.auth.signOut()
    const { rows } = await api.database.query(
      `select seen_at > now() - interval '1 hour' as now from users where id = $1`,
      [person.userId],
    )
    expect(rows).toEqual([{ now: true }])
  })

  test('deletes again what came back with a backup', async () => {
    const { person } = await fillAccount('Kim')
    const mark = api.deps.marks.of('account', person.userId)
    await api.database.query('insert into tombstones (mark) values ($1)', [mark])
    await sweep()
    expect(await exists(person)).toBe(false)
  })
})

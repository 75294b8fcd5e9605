import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backUp, restore } from '../src/database/backup.ts'
import { tombstonesIn } from '../src/database/tombstones.ts'
import { accountFilesOf } from './account-file.ts'
import { callAs, fillAccount, type Person, placesOf, subscribe } from './accounts.ts'
import { behave, call, enter, newGuest } from './api.ts'
import { startBillingApi, webhookUrl } from './billing.ts'
import { createTestDatabase } from './database.ts'
import { linkFor, mailsTo, newBrowser, signInByMail, tokenOf } from './people.ts'
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

const as = (person: Person, method: string, path: string, body?: unknown) => callAs(api, person, method, path, body)

test('a deleted account leaves nothing in any table, in the queue or in the log, and nothing to pay', async () => {
  const { person, words, diagnosisId } = await fillAccount(api, 'Ada')
  const customer = await subscribe(api, person, diagnosisId)
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

test('entries imported from another account are deleted with this account, everywhere', async () => {
  const { person, words } = await fillAccount(api, 'Noor')
  const { data } = await accountFilesOf(() => api).exportOf(person)
  const other = await signInByMail(api, 'moved.sentinel@example.test')
  const { body } = await as(other, 'POST', '/api/account/import', data)
  expect(body).toMatchObject({ entries: 3 })
  const [, entry = '', urgent = '', profile = ''] = words
  const close = (whose: Person) => as(whose, 'POST', '/api/account/close', { when: 'now', typed: 'DELETE' })
  await close(person)
  const left = await placesOf(api, words)
  for (const word of [entry, urgent, profile])
    expect(left.filter((place) => place.endsWith(`: ${word}`))).not.toEqual([])
  expect(left.filter((place) => place.endsWith(person.userId))).toEqual([])
  await until(async () => {
    const { rowCount } = await api.database.query('select from symptoms where screening_due')
    return rowCount === 0
  })
  await close(other)
  const sought = [...words, other.userId, 'moved.sentinel']
  expect(await placesOf(api, sought)).toEqual([])
  for (const word of sought) expect(node.output()).not.toContain(word)
})

test('a person can delete their entries and keep the account', async () => {
  const { person, words, email } = await fillAccount(api, 'Bea')
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
  const { person, email, diagnosisId } = await fillAccount(api, 'Cleo')
  const customer = await subscribe(api, person, diagnosisId)
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

test('a backup from before brings nothing back that was deleted, by the log or by a newer backup', {
  timeout: 90_000,
}, async () => {
  const { person, words } = await fillAccount(api, 'Dora')
  const { person: stays, words: staysWords } = await fillAccount(api, 'Eva')
  const { person: empties, words: emptied } = await fillAccount(api, 'Ute')
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

  const fromBackup = await tombstonesIn(Readable.from([await saved()]))
  // A line of the log arrives after the answer of its call.
  const logged = () => tombstonesIn(Readable.from([node.output()]))
  const marksOf = (tombstones: readonly { mark: string }[]) => tombstones.map(({ mark }) => mark).sort()
  await expect.poll(async () => marksOf(await logged())).toEqual(marksOf(fromBackup))
  const fromLog = await logged()
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
  const { person } = await fillAccount(api, 'Pia')
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

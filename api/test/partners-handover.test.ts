import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { behave, call } from './api.ts'
import { throughGoogle } from './google.ts'
import { framesOf, startPartnersApi } from './partners.ts'
import { linkFor, mailsTo, newBrowser, type PeopleApi, signIn, tokenOf } from './people.ts'

let api: PeopleApi
beforeAll(async () => {
  api = await startPartnersApi()
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.database.query('truncate guest_addresses, symptoms, partners, users cascade')
  await behave(api.sandboxUrl, { tokenDelayMs: 0 })
})

const { newPartner, openFrame, from, store, visit, usage } = framesOf(() => api)

test('a hand-over works once, reaches the account, and never makes two browsers one guest', async () => {
  await newPartner('pk_shop')
  const frame = await openFrame('pk_shop')
  const { guest } = await visit(frame)
  const handOver = async () =>
    String((await call(api.url, 'POST', '/api/widget/handover', { guest, headers: from(frame) })).body.code)
  const exchange = (code: string, more: object = {}) =>
    call(api.url, 'POST', '/api/widget/handover/exchange', { body: { code }, ...more })

  const code = await handOver()
  const answers = await Promise.all(Array.from({ length: 5 }, () => exchange(code)))
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 404, 404, 404, 404])
  const siteGuest = String(answers.find(({ status }) => status === 200)?.body.guestToken)
  const guestIdOf = (token: string) => JSON.parse(atob(token.split('.')[1] ?? '')).sub
  expect(guestIdOf(siteGuest)).not.toBe(guestIdOf(guest))

  // Records written in the frame after the hand-over move too.
  await visit(frame)
  const later = await store(guest, 'My neck is stiff')
  const person = await signIn(api, 'new@example.test', siteGuest)
  const { rows } = await api.database.query('select id from symptoms where user_id = $1', [person.userId])
  expect(rows.map(({ id }) => id)).toContain(later)
  expect(rows).toHaveLength(2)
  expect(await usage('pk_shop')).toMatchObject({ signups: 1 })

  // A person with an account gets the records and does not count as a sign-up.
  const bearer = { headers: { authorization: `Bearer ${person.session.access_token}` } }
  const again = await visit(frame)
  const { body } = await call(api.url, 'POST', '/api/widget/handover', { guest: again.guest, headers: from(frame) })
  expect((await exchange(String(body.code), bearer)).body).toEqual({ guestToken: null })
  expect((await api.database.query('select from symptoms where user_id = $1', [person.userId])).rowCount).toBe(3)
  await signIn(api, 'new@example.test', siteGuest)
  expect(await usage('pk_shop')).toMatchObject({ signups: 1 })

  const old = await handOver()
  await api.database.query(`update partner_handovers set expires_at = now() where exchanged_at is null`)
  expect((await exchange(old)).status).toBe(404)
  expect((await exchange('made up')).status).toBe(404)
})

/** Ways to sign in a new person who was a guest. */
const ways: [string, (email: string, guest: string) => Promise<unknown>][] = [
  ['a mailed link', (email, guest) => signIn(api, email, guest)],
  [
    'Google, at the second return from there',
    async (email, guest) => {
      await throughGoogle(api, { email }, { guest })
      const { auth, code } = await throughGoogle(api, { email }, { guest })
      expect((await auth.exchangeCodeForSession(code)).error).toBeNull()
    },
  ],
  [
    'a mailed link after cancelling at Google',
    async (email, guest) => {
      await throughGoogle(api, { email }, { guest })
      await signIn(api, email, guest)
    },
  ],
  [
    'an invitation',
    async (email, guest) => {
      const boss = await signIn(api, 'boss@example.test')
      const headers = { authorization: `Bearer ${boss.session.access_token}` }
      const body = { email, role: 'user' }
      const mails = (await mailsTo(api, email)).length
      expect((await call(api.url, 'POST', '/api/admin/invitations', { headers, body })).status).toBe(200)
      const token_hash = tokenOf(await linkFor(api, email, mails + 1))
      const { data } = await newBrowser(api, guest).auth.verifyOtp({ token_hash, type: 'email' })
      const agreed = { guest, headers: { authorization: `Bearer ${data.session?.access_token}` } }
      expect((await call(api.url, 'POST', '/api/sign-in/guest-records', agreed)).status).toBe(204)
    },
  ],
]
test.each(ways)('a new person from a frame counts once as a sign-up of its partner, by %s', async (_, signInAs) => {
  await newPartner('pk_shop')
  const frame = await openFrame('pk_shop')
  const { guest } = await visit(frame)
  const { body } = await call(api.url, 'POST', '/api/widget/handover', { guest, headers: from(frame) })
  const exchanged = await call(api.url, 'POST', '/api/widget/handover/exchange', { body: { code: body.code } })
  const siteGuest = String(exchanged.body.guestToken)

  const email = 'google-1@example.test'
  await signInAs(email, siteGuest)
  expect(await usage('pk_shop')).toMatchObject({ signups: 1 })
  const { rows } = await api.database.query(
    'select s.id from symptoms s join users u on u.id = s.user_id where u.email = $1',
    [email],
  )
  expect(rows).toHaveLength(1)
  await signIn(api, email, siteGuest)
  expect(await usage('pk_shop')).toMatchObject({ signups: 1 })
})

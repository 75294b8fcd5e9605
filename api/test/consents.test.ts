import { CONSENT_TEXT_VERSION } from '@soulsign/contracts'
import { GUIDE } from '@soulsign/guide'
import { afterAll, beforeEach, expect, vi } from 'vitest'
import { insertConsents } from '../src/consents/consents.sql.ts'
import type { Owner } from '../src/database/owner.ts'
import { claimGeneration, holdsClaim, queueGeneration, takeClaims } from '../src/generation/generations.sql.ts'
import { behave, call, consents, enter, generate, newGuest, streamEvents } from './api.ts'
import { mintedLinkFor, newBrowser, type PeopleApi, signIn } from './people.ts'
import { test } from './shared.ts'

let api: PeopleApi
test.beforeAll(({ sharedApi }) => {
  api = sharedApi
})
beforeEach(() => behave(api.sandboxUrl, { tokenDelayMs: 0, model: 'an-ai' }))
afterAll(() => behave(api.sandboxUrl, { model: GUIDE.model }))

const answer = (guest: string, given: boolean, purpose = 'ai', text_version = CONSENT_TEXT_VERSION) =>
  call(api.url, 'POST', '/api/consents', { guest, body: [{ purpose, given, text_version, place: 'account' }] })
/** Who runs the AI here. */
const provider = () => new URL(api.sandboxUrl).host
const writtenBy = async (symptomId: string) =>
  (await api.database.query('select written_by from diagnoses where symptom_id = $1', [symptomId])).rows[0]?.written_by

test('after a no to keeping it nothing is stored, and help is found all the same', async () => {
  const { body } = await call(api.url, 'POST', '/api/functions/track-anonymous-diagnosis')
  const guest = String(body.guestToken)
  const entry = { symptom_type: 'physical', description: 'I want to kill myself tonight' }
  const store = () => call(api.url, 'POST', '/api/symptoms', { guest, body: entry })
  await answer(guest, false, 'keep')
  expect(await store()).toMatchObject({ status: 403, body: { type: '/problems/consent-needed' } })
  const screened = await call(api.url, 'POST', '/api/safety/screen', { guest, body: entry })
  expect(screened.body).toMatchObject({ safety: { level: 'urgent' } })
  await answer(guest, true, 'keep')
  expect(await store()).toMatchObject({ status: 201, body: { safety: { level: 'urgent' } } })
})

test('withdrawing the consent to keep entries deletes all of them', async () => {
  const { session } = await signIn(api, 'taken-back@example.test')
  const headers = { authorization: `Bearer ${session.access_token}` }
  const entry = { symptom_type: 'physical', description: 'My knees feel heavy' }
  expect((await call(api.url, 'POST', '/api/symptoms', { headers, body: entry })).status).toBe(201)
  const body = [{ purpose: 'keep', given: false, text_version: 2, place: 'account' }]
  expect((await call(api.url, 'POST', '/api/consents', { headers, body })).status).toBe(201)
  expect((await call(api.url, 'GET', '/api/symptoms', { headers })).body).toMatchObject({ items: [] })
  expect((await call(api.url, 'POST', '/api/symptoms', { headers, body: entry })).status).toBe(403)
})

test('after a no to the AI the guide writes, and the AI again after a yes', async () => {
  const guest = await newGuest(api.url)
  const write = async () => {
    await call(api.url, 'POST', '/api/functions/track-anonymous-diagnosis', { guest })
    const id = await enter(api.url, guest, 'My knees feel heavy')
    expect((await generate(api.url, guest, id)).status).toBe(200)
    return writtenBy(id)
  }
  expect(await write()).toBe('ai')
  expect(await answer(guest, false)).toMatchObject({
    status: 201,
    body: [{ purpose: 'ai', given: false }, { purpose: 'keep' }],
  })
  expect(await write()).toBe('guide')
  await answer(guest, true)
  expect(await write()).toBe('ai')
  expect((await call(api.url, 'GET', '/api/consents', { guest })).body).toMatchObject([
    { purpose: 'ai', given: true },
    { purpose: 'keep' },
  ])
})

/** A guest who was not asked for anything yet. */
async function unaskedGuest(): Promise<string> {
  const { body } = await call(api.url, 'POST', '/api/functions/track-anonymous-diagnosis')
  return String(body.guestToken)
}
const refusedUntilAsked = { status: 403, body: { type: '/problems/consent-needed' } }

test('nothing is stored of people who were never asked, and nothing after a yes to older texts', async () => {
  const guest = await unaskedGuest()
  const entry = { symptom_type: 'physical', description: 'My feet are cold' }
  const store = () => call(api.url, 'POST', '/api/symptoms', { guest, body: entry })
  expect(await store()).toMatchObject(refusedUntilAsked)
  await answer(guest, true, 'keep', CONSENT_TEXT_VERSION - 1)
  expect(await store()).toMatchObject(refusedUntilAsked)
  await answer(guest, true, 'keep')
  expect((await store()).status).toBe(201)
})

test('a yes to older texts lets no AI write, and takes what it writes away', async () => {
  const guest = await newGuest(api.url)
  const id = await enter(api.url, guest, 'My toes are cold')
  await answer(guest, true, 'ai', CONSENT_TEXT_VERSION - 1)
  expect((await generate(api.url, guest, id)).status).toBe(200)
  expect(await writtenBy(id)).toBe('guide')
})

test('a frame guest’s consents move with their entries, and nothing is asked twice', async () => {
  const handOver = async (email: string, agrees: boolean) => {
    const frame = await unaskedGuest()
    for (const purpose of ['keep', 'ai']) await answer(frame, purpose === 'keep' || agrees, purpose)
    const { body } = await call(api.url, 'POST', '/api/widget/handover', { guest: frame })
    const token_hash = await mintedLinkFor(api, email)
    const { data } = await newBrowser(api).auth.verifyOtp({ token_hash, type: 'email' })
    const headers = { authorization: `Bearer ${data.session?.access_token}` }
    await call(api.url, 'POST', '/api/widget/handover/exchange', { headers, body: { code: body.code } })
    return (await call(api.url, 'GET', '/api/consents', { headers })).body
  }
  const first = await handOver('from-a-frame@example.test', true)
  expect(first).toMatchObject([
    { purpose: 'ai', given: true },
    { purpose: 'keep', given: true },
  ])
  expect(await handOver('from-a-frame@example.test', false)).toEqual(first)
})

test('a yes to one provider of the AI is none to another, and lets the guide write', async () => {
  const guest = await newGuest(api.url)
  const write = async (recipient?: string) => {
    const body = [{ ...consents()[1], recipient }]
    const answered = await call(api.url, 'POST', '/api/consents', { guest, body })
    expect(answered.status).toBe(201)
    await call(api.url, 'POST', '/api/functions/track-anonymous-diagnosis', { guest })
    const id = await enter(api.url, guest, 'My elbows itch')
    expect((await generate(api.url, guest, id)).status).toBe(200)
    return [await writtenBy(id), (answered.body as unknown as { recipient: string }[])[0]?.recipient]
  }
  for (const recipient of ['', '\0', '\ud800', 'x'.repeat(256)]) {
    const body = [{ ...consents()[1], recipient }]
    expect((await call(api.url, 'POST', '/api/consents', { guest, body })).status).toBe(400)
  }
  // A yes without a provider's name is to the current provider.
  expect(await write()).toEqual(['ai', provider()])
  expect(await write('Somebody else in Ireland')).toEqual(['guide', 'Somebody else in Ireland'])
  expect(await write(provider())).toEqual(['ai', provider()])
})

test('without an answer the guide writes', async () => {
  const guest = await unaskedGuest()
  await answer(guest, true, 'keep')
  const id = await enter(api.url, guest, 'My feet are cold')
  expect((await generate(api.url, guest, id)).status).toBe(200)
  expect(await writtenBy(id)).toBe('guide')
})

test('a no before the first word of an AI lets the guide write at once', async () => {
  await behave(api.sandboxUrl, { stallAfter: 0 })
  const guest = await newGuest(api.url)
  const id = await enter(api.url, guest, 'My hands are cold')
  let asked = false
  for await (const { event, data } of streamEvents(api.url, guest, id)) {
    if (event === 'progress' && data.stage === 'writing' && !asked) {
      asked = true
      await answer(guest, false)
    }
    if (event === 'done') expect(data.written_by).toBe('guide')
  }
  await behave(api.sandboxUrl, { stallAfter: null })
  expect(asked).toBe(true)
  expect(await writtenBy(id)).toBe('guide')
})

/** A text that waits for its writer, which no worker takes. */
async function waitingText() {
  const guest = await newGuest(api.url)
  const symptomId = await enter(api.url, guest, 'My eyes are dry')
  const owner: Owner = { kind: 'guest', guestId: JSON.parse(atob(guest.split('.')[1] ?? '')).sub }
  await api.system.asOwner(owner, (tx) => queueGeneration(tx, { symptomId, kind: 'insight' }, owner))
  return { owner, generation: { symptomId, kind: 'insight' as const } }
}
const sayNo = async (owner: Owner, before: () => Promise<void> = async () => undefined) =>
  api.system.asOwner(owner, async (tx) => {
    await insertConsents(tx, owner, [{ purpose: 'ai', given: false, text_version: 2, place: 'test' }], 'en')
    await takeClaims(tx, owner)
    await before()
  })
/** Lets work go on that holds a lock, once `other` waits for it or is done. */
async function until(other: Promise<unknown>): Promise<void> {
  let ended = false
  void other.finally(() => {
    ended = true
  })
  await vi.waitFor(async () => {
    const { rowCount } = await api.database.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    expect(ended || rowCount).toBeTruthy()
  })
}

test('a no while a writer is claiming a text takes it away again', async () => {
  const { owner, generation } = await waitingText()
  let no: Promise<void> | undefined
  const claim = await api.system.asSystem(async (tx) => {
    const made = await claimGeneration(tx, generation, provider())
    no = sayNo(owner)
    await until(no)
    return made
  })
  await no
  expect(claim?.aiAllowed).toBe(true)
  expect(claim && (await api.system.asSystem((tx) => holdsClaim(tx, claim, provider())))).toBe(false)
})

test('a writer who claims a text during a no reads the no', async () => {
  const { owner, generation } = await waitingText()
  let claiming: ReturnType<typeof claimGeneration> | undefined
  await sayNo(owner, async () => {
    claiming = api.system.asSystem((tx) => claimGeneration(tx, generation, provider()))
    await until(claiming)
  })
  expect((await claiming)?.aiAllowed).toBe(false)
})

test('a no while the AI is writing lets the guide finish', async () => {
  await behave(api.sandboxUrl, { tokenDelayMs: 30 })
  const guest = await newGuest(api.url)
  const id = await enter(api.url, guest, 'My jaw is tight at night')
  let asked = false
  for await (const { event } of streamEvents(api.url, guest, id)) {
    if (event === 'text' && !asked) {
      asked = true
      await answer(guest, false)
    }
    if (event === 'done') break
  }
  await behave(api.sandboxUrl, { tokenDelayMs: 0 })
  expect(asked).toBe(true)
  expect(await writtenBy(id)).toBe('guide')
})

test('a guest’s answers go along to the account, once', async () => {
  const guest = await newGuest(api.url)
  await answer(guest, false)
  const signInAgain = async () => {
    const token_hash = await mintedLinkFor(api, 'consents@example.test', guest)
    return newBrowser(api, guest).auth.verifyOtp({ token_hash, type: 'email' })
  }
  const { data } = await signInAgain()
  const copies = async () =>
    (await api.database.query('select from consents where user_id = $1', [data.user?.id])).rowCount
  const copied = await copies()
  await signInAgain()
  expect(await copies()).toBe(copied)
  const headers = { authorization: `Bearer ${data.session?.access_token}` }
  expect((await call(api.url, 'GET', '/api/consents', { headers })).body).toMatchObject([
    { purpose: 'ai', given: false },
    {},
  ])
})

test('a link that somebody else asked for brings no answers to an account that has its own', async () => {
  const { session } = await signIn(api, 'own-answers@example.test')
  const headers = { authorization: `Bearer ${session.access_token}` }
  const body = [{ purpose: 'ai', given: false, text_version: 2, place: 'account' }]
  await call(api.url, 'POST', '/api/consents', { headers, body })
  const stranger = await newGuest(api.url)
  await answer(stranger, true)
  const token_hash = await mintedLinkFor(api, 'own-answers@example.test', stranger)
  await newBrowser(api).auth.verifyOtp({ token_hash, type: 'email' })
  expect((await call(api.url, 'GET', '/api/consents', { headers })).body).toMatchObject([
    { purpose: 'ai', given: false },
    {},
  ])
})

test('answers are only added, and nobody sees another’s', async () => {
  const [mine, theirs] = [await newGuest(api.url), await newGuest(api.url)]
  await answer(mine, false)
  expect((await call(api.url, 'GET', '/api/consents', { guest: theirs })).body).toMatchObject([
    { given: true },
    { given: true },
  ])
  await expect(api.database.query('update consents set given = true')).rejects.toThrow('append-only')
})

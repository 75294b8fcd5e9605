import { NO_CONSENT } from '@soulsign/contracts'
import { expect, test, vi } from 'vitest'
import { frameFixture, SYMPTOM } from '../fixture.ts'
import { checkWith, DONE, ENTRY, problem, text } from './fixture.ts'

test('a lost connection is rejoined', async () => {
  const { check, told, state } = checkWith([
    async function* () {
      yield text('Half a')
      throw new TypeError('network error')
    },
    async function* () {
      yield text('A whole text.')
      yield DONE
    },
  ])
  await check.submit(ENTRY)
  expect(state().stage).toMatchObject({ name: 'insight', text: 'A whole text.', writing: false, failure: null })
  expect(told).toEqual(['started'])
})

test('after a failure one press goes on and takes the returned reservation again', async () => {
  const { check, calls, told, failed, state } = checkWith([
    async function* () {
      yield { event: 'error', data: { problem: { type: '/problems/internal', title: 'x', status: 500 } } }
    },
    () => {
      throw problem('reservation-needed')
    },
    async function* () {
      yield text('A whole text.')
      yield DONE
    },
  ])
  await check.submit(ENTRY)
  expect(state().stage).toMatchObject({ name: 'insight', failure: 'interrupted' })
  // The page around hears nothing of what happens to a stored entry.
  expect(failed).toEqual([])
  await check.submit(ENTRY)
  expect(state().stage).toMatchObject({ name: 'insight', text: 'A whole text.', failure: null })
  // It is one insight, started once.
  expect(told).toEqual(['started'])
  // The entry is stored once and the reservation taken twice; the last call reads the counter.
  expect(calls).toEqual([
    'trackAnonymousDiagnosis',
    'addConsents',
    'createSymptom',
    'trackAnonymousDiagnosis',
    'trackAnonymousDiagnosis',
  ])
})

test('without a reservation left the limit is shown', async () => {
  let refuses = false
  const { check, told, state } = checkWith(
    [
      () => {
        refuses = true
        throw problem('reservation-needed')
      },
    ],
    {
      call: {
        trackAnonymousDiagnosis: () => ({ diagnosisCount: 7, hasReachedLimit: refuses, guestToken: 'guest' }),
      },
    },
  )
  await check.submit(ENTRY)
  expect(state()).toMatchObject({ limitReached: true, stage: { name: 'form' } })
  expect(told).toEqual(['started'])
})

test('a check that was reset reports nothing more', async () => {
  const { check, told, state } = checkWith([
    async function* () {
      yield text('Half a')
      check.reset()
      throw new DOMException('aborted', 'AbortError')
    },
  ])
  await check.submit(ENTRY)
  expect(state().stage).toMatchObject({ name: 'form', busy: null })
  expect(told).toEqual(['started'])
})

test('a late failure of the previous visitor changes nothing for the next one', async () => {
  const late = Promise.withResolvers<never>()
  const stored = ['late', 'in time']
  const { check, failed, state } = checkWith(
    [
      async function* () {
        yield text('The next')
        late.reject(new TypeError('network error'))
        // The rejection is handled by now.
        await late.promise.catch(() => null)
        yield text(' visitor’s text.')
        yield DONE
      },
    ],
    { call: { createSymptom: () => (stored.shift() === 'late' ? late.promise : SYMPTOM) } },
  )
  const first = check.submit(ENTRY)
  await vi.waitFor(() => expect(stored).toEqual(['in time']))
  check.reset()
  await check.submit({ ...ENTRY, description: 'My shoulders ache' })
  await first
  expect(state().stage).toMatchObject({ name: 'insight', text: 'The next visitor’s text.', failure: null })
  expect(failed).toEqual([])
})

test('the end of the previous visitor’s check does not let the next one send twice', async () => {
  const late = Promise.withResolvers<never>()
  const nextStores = Promise.withResolvers<typeof SYMPTOM>()
  const answers = [late.promise, nextStores.promise]
  const { check, calls } = checkWith(
    [
      async function* () {
        yield DONE
      },
    ],
    { call: { createSymptom: () => answers.shift() } },
  )
  const stored = () => calls.filter((name) => name === 'createSymptom').length
  const first = check.submit(ENTRY)
  await vi.waitFor(() => expect(stored()).toBe(1))
  check.reset()
  const second = check.submit(ENTRY)
  await vi.waitFor(() => expect(stored()).toBe(2))
  late.reject(new TypeError('network error'))
  await first
  await check.submit(ENTRY)
  nextStores.resolve(SYMPTOM)
  await second
  expect(stored()).toBe(2)
})

test('the stream of the previous visitor is not shown to the next one', async () => {
  const { check, told, state } = checkWith([
    async function* () {
      yield text('Of the visitor before')
      check.reset()
      yield text(', which goes on')
      yield DONE
    },
  ])
  await check.submit(ENTRY)
  expect(state().stage).toMatchObject({ name: 'form', busy: null })
  expect(told).toEqual(['started'])
})

test('a reservation that arrives after a visitor has left goes to the next one', async () => {
  const { check, calls, state } = checkWith([
    async function* () {
      yield text('A text.')
      yield DONE
    },
  ])
  const left = check.submit(ENTRY)
  check.reset()
  await left
  await check.submit(ENTRY)
  expect(state().stage).toMatchObject({ name: 'insight', text: 'A text.' })
  expect(calls).toEqual(['trackAnonymousDiagnosis', 'addConsents', 'createSymptom', 'trackAnonymousDiagnosis'])
})

test('an entry that was deleted in between is stored again', async () => {
  const { check, calls, state } = checkWith([
    () => {
      throw problem('not-found')
    },
    async function* () {
      yield text('A text.')
      yield DONE
    },
  ])
  await check.submit(ENTRY)
  expect(state().stage).toMatchObject({ name: 'insight', failure: 'interrupted' })
  await check.submit(ENTRY)
  expect(state().stage).toMatchObject({ name: 'insight', text: 'A text.', failure: null })
  expect(calls.filter((name) => name === 'createSymptom')).toHaveLength(2)
})

test('a reset by the host page does not end maintenance', async () => {
  const { check, state } = checkWith([], {
    call: {
      trackAnonymousDiagnosis: () => {
        throw problem('maintenance')
      },
    },
  })
  await check.open()
  check.reset()
  expect(state().stage).toEqual({ name: 'maintenance' })
})

test('a submission waits for the counter to be read, so that the visitor stays one guest', async () => {
  const opened = Promise.withResolvers<void>()
  const tracked: unknown[] = []
  const { check, frame } = checkWith([
    async function* () {
      yield DONE
    },
  ])
  const call = frame.api.call.bind(frame.api)
  frame.api.call = async (name, body, id) => {
    if (name === 'trackAnonymousDiagnosis') {
      tracked.push(body)
      if (tracked.length === 1) await opened.promise
    }
    return call(name, body, id)
  }
  const opening = check.open()
  const submitted = check.submit(ENTRY)
  expect(tracked).toEqual([{ checkOnly: true }])
  opened.resolve()
  await opening
  await submitted
  expect(tracked[1]).toBeUndefined()
  expect(tracked.length).toBeGreaterThan(1)
})

test('a visitor answers once, and again after forgetting', async () => {
  const insight = async function* () {
    yield DONE
  }
  const { check, calls, state } = checkWith([insight, insight, insight])
  const answers = () => calls.filter((name) => name === 'addConsents').length
  await check.submit(ENTRY)
  await check.submit({ ...ENTRY, description: 'My neck is stiff' })
  expect(answers()).toBe(1)
  await check.letAiWrite(false)
  expect(state().consent).toEqual({ asks: false, choice: { keep: true, ai: false } })
  await check.forget()
  expect(state()).toMatchObject({ stage: { name: 'form' }, consent: { asks: true, choice: NO_CONSENT } })
})

test('a visitor who let another provider’s AI write is asked again, and sends nothing before', async () => {
  const { frame } = frameFixture({ agreed: true, config: { ai_provider: 'Mistral in France' } })
  const before = await frame.api.call('listConsents')
  const { check, calls, state } = checkWith([], { agreed: true, call: { listConsents: () => before } })
  await check.open()
  expect(state().consent).toEqual({ asks: true, choice: NO_CONSENT })
  await check.submit(ENTRY)
  expect(calls).not.toContain('createSymptom')
})

test('asks for consent when the API refuses without it, and loses nothing', async () => {
  const { check, state } = checkWith([], {
    agreed: true,
    call: {
      createSymptom: () => {
        throw problem('consent-needed')
      },
    },
  })
  await check.open()
  expect(state().consent).toEqual({ asks: false, choice: { keep: true, ai: true } })
  await check.submit(ENTRY)
  expect(state()).toMatchObject({
    stage: { name: 'form', failure: 'failed' },
    consent: { asks: true, choice: NO_CONSENT },
  })
})

test.each([
  ['no answer is stored', () => []],
  [
    'the answer cannot be read',
    () => {
      throw new TypeError('Failed to fetch')
    },
  ],
])('a visitor who agreed before sends nothing when %s, and is asked', async (_, listConsents) => {
  const { check, calls, told, state } = checkWith([], { agreed: true, call: { listConsents } })
  void check.open()
  await check.submit(ENTRY)
  expect(calls).not.toContain('createSymptom')
  expect(told).toEqual([])
  expect(state()).toMatchObject({ stage: { name: 'form' }, consent: { asks: true, choice: NO_CONSENT } })
})

test('a look after maintenance takes no free insight', async () => {
  const bodies: unknown[] = []
  const { check } = checkWith([], {
    call: {
      trackAnonymousDiagnosis: (body) =>
        bodies.push(body) && { diagnosisCount: 0, hasReachedLimit: false, guestToken: '' },
    },
  })
  await check.resume()
  expect(bodies).toEqual([{ checkOnly: true }])
})

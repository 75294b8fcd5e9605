import { expect, test, vi } from 'vitest'
import { SYMPTOM } from '../fixture.ts'
import { checkWith, DONE, ENTRY, problem, text } from './fixture.ts'

test('a lost connection is joined again', async () => {
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
  expect(told).toEqual(['started', 'completed'])
})

test('after a failure one press goes on: the reservation that went back is taken again', async () => {
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
  expect(failed).toEqual(['failed'])
  await check.submit(ENTRY)
  expect(state().stage).toMatchObject({ name: 'insight', text: 'A whole text.', failure: null })
  // It is one insight, begun once.
  expect(told).toEqual(['started', 'completed'])
  // The entry is stored once, and a reservation is taken twice; the last call is the counter's.
  expect(calls).toEqual([
    'trackAnonymousDiagnosis',
    'createSymptom',
    'trackAnonymousDiagnosis',
    'trackAnonymousDiagnosis',
  ])
})

test('where no reservation is left it is the limit', async () => {
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
  expect(told).toEqual(['started', 'limit'])
})

test('a check that was emptied says nothing any more', async () => {
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

test('a request of the visitor before, which fails late, changes nothing for the next one', async () => {
  const late = Promise.withResolvers<never>()
  const stored = ['late', 'in time']
  const { check, failed, state } = checkWith(
    [
      async function* () {
        yield text('The next')
        late.reject(new TypeError('network error'))
        // What was rejected is handled by now.
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

test('a stream of the visitor before, which goes on, is not shown to the next one', async () => {
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

test('a reservation that arrives after the visitor has left is the next one’s', async () => {
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
  expect(calls).toEqual(['trackAnonymousDiagnosis', 'createSymptom', 'trackAnonymousDiagnosis'])
})

test('an entry that was deleted meanwhile is stored again', async () => {
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

test('a maintenance is not over because the page empties the check', async () => {
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

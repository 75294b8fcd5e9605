import type { DiagnosisEvent } from '@soulsign/contracts'
import { expect, test } from 'vitest'
import { frameFixture } from '../fixture.ts'
import { ApiFailure, type FrameApi } from './api.ts'
import { createCheck, initialState } from './check.ts'
import { emptyEntry } from './entry.ts'

const DONE: DiagnosisEvent = { event: 'done', data: { diagnosis_id: crypto.randomUUID(), safety: null } }
const text = (delta: string): DiagnosisEvent => ({ event: 'text', data: { delta } })
const problem = (type: string) => new ApiFailure({ type: `/problems/${type}`, status: 403 })

/** A check whose insight comes as each attempt says. */
function checkWith(attempts: FrameApi['stream'][], answers: Parameters<typeof frameFixture>[0] = {}) {
  const calls: string[] = []
  const { frame, told, failed } = frameFixture({
    ...answers,
    onCall: (name) => calls.push(name),
    stream: (id, signal) => {
      const attempt = attempts.shift()
      if (!attempt) throw new Error('One attempt too many.')
      return attempt(id, signal)
    },
  })
  let state = initialState({ maintenance: false, ceiling: false })
  const check = createCheck({
    api: frame.api,
    show: (change) => {
      state = change(state)
    },
    tell: frame.host.tell,
    fail: frame.host.fail,
  })
  return { check, calls, told, failed, state: () => state }
}

const ENTRY = { ...emptyEntry('physical'), description: 'My knees ache' }

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

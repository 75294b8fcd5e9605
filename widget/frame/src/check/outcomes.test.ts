import type { DiagnosisEvent, Safety, Symptom } from '@soulsign/contracts'
import { describe, expect, test, vi } from 'vitest'
import { SYMPTOM } from '../fixture.ts'
import { CARD, checkWith, DONE, ENTRY, FORM, problem, text, throwing, tracked } from './fixture.ts'

const URGENT: Safety = { level: 'urgent', category: 'cardiac', resources: [] }
const writes = (...events: DiagnosisEvent[]) =>
  async function* () {
    yield* events
  }

describe('a check that is sent', () => {
  test('shows each step, the text as it grows, and the help beside it', async () => {
    const card = { ...SYMPTOM, safety: CARD }
    const end: DiagnosisEvent = { event: 'done', data: { diagnosis_id: SYMPTOM.id, safety: null } }
    const { check, told, shown, state } = checkWith([writes(text('Half'), text(' a text'), end)], {
      call: { createSymptom: () => card },
    })
    await check.submit(ENTRY)
    const insight = { name: 'insight', origin: null, language: null, failure: null, writing: true, safety: CARD }
    const stages = shown.map(({ stage }) => stage)
    expect(stages.filter((stage, index) => JSON.stringify(stage) !== JSON.stringify(stages[index - 1]))).toEqual([
      { name: 'form', busy: 'checking', failure: null },
      { name: 'form', busy: 'generating', failure: null },
      { ...insight, text: '' },
      { ...insight, text: 'Half' },
      { ...insight, text: 'Half a text' },
      { ...insight, text: 'Half a text', writing: false, safety: null },
    ])
    expect(told).toEqual(['started'])
    await vi.waitFor(() => expect(state().used).toBe(2))
  })

  test('shows what replaces a text', async () => {
    const { check, state } = checkWith([
      writes(text('Half'), { event: 'replace', data: { text: 'Better' } }, text('!'), DONE),
    ])
    await check.submit(ENTRY)
    expect(state().stage).toMatchObject({ text: 'Better!' })
  })

  test('is sent once, however often the button is pressed', async () => {
    const { check, calls } = checkWith([writes(text('A text'), DONE)])
    await Promise.all([check.submit(ENTRY), check.submit(ENTRY)])
    expect(calls.filter((name) => name === 'createSymptom')).toHaveLength(1)
  })

  test('takes one free insight, and then only looks at the counter', async () => {
    const bodies: unknown[] = []
    const { check } = checkWith([writes(DONE)], {
      call: { trackAnonymousDiagnosis: (body) => bodies.push(body) && tracked(1, false)() },
    })
    await check.submit(ENTRY)
    expect(bodies).toEqual([undefined, { checkOnly: true }])
  })

  test('reserves and stores again for the next one', async () => {
    const { check, calls } = checkWith([writes(DONE), writes(DONE)])
    await check.submit(ENTRY)
    await check.submit(ENTRY)
    expect(calls.filter((name) => name === 'createSymptom')).toHaveLength(2)
  })

  test('shows urgent help alone, and is over', async () => {
    const { check, calls, told, state } = checkWith([], {
      call: { createSymptom: () => ({ ...SYMPTOM, safety: URGENT }) },
    })
    await check.submit(ENTRY)
    expect(state().stage).toMatchObject({ name: 'urgent', safety: URGENT })
    expect(told).toEqual(['started'])
    await check.submit(ENTRY)
    // Each one's reservation was given back, so the counter is read again.
    const once = ['createSymptom', 'trackAnonymousDiagnosis']
    const track = 'trackAnonymousDiagnosis'
    expect(calls).toEqual([track, 'addConsents', ...once, track, ...once])
  })

  test('shows the counter as it was before an urgent entry', async () => {
    let used = 0
    const { check, state } = checkWith([], {
      call: {
        trackAnonymousDiagnosis: (body) => {
          if (!body) used += 1
          return { diagnosisCount: used, hasReachedLimit: false, guestToken: 'guest' }
        },
        createSymptom: () => {
          used -= 1
          return { ...SYMPTOM, safety: URGENT }
        },
      },
    })
    await check.submit(ENTRY)
    check.reset()
    await vi.waitFor(() => expect(state()).toMatchObject({ stage: { name: 'form' }, used: 0 }))
  })

  test('shows urgent help in place of an insight that was raised while it was written', async () => {
    const done: DiagnosisEvent = { event: 'done', data: { diagnosis_id: crypto.randomUUID(), safety: URGENT } }
    const { check, told, state } = checkWith([writes(text('A sentence.'), done)])
    await check.submit(ENTRY)
    expect(state().stage).toMatchObject({ name: 'urgent', safety: URGENT })
    expect(told).toEqual(['started'])
  })

  describe('that asks first', () => {
    const ASK: Safety = { level: 'ask', category: 'cardiac', resources: [] }
    const asks = (answered: Safety) => ({
      call: {
        createSymptom: () => ({ ...SYMPTOM, safety: ASK }),
        answerSafety: () => ({ ...SYMPTOM, safety: answered }),
      },
    })

    test('writes nothing before the answer, and the same entry after a no', async () => {
      const { check, calls, told, state } = checkWith([writes(text('A sentence.'), DONE)], asks(CARD))
      await check.submit(ENTRY)
      expect(state().stage).toMatchObject({ name: 'ask', safety: ASK })
      expect(told).toEqual(['started'])
      await check.answer(ENTRY, SYMPTOM as Symptom, 'no')
      expect(state().stage).toMatchObject({ name: 'insight', text: 'A sentence.', writing: false })
      expect(calls.filter((name) => name === 'createSymptom')).toHaveLength(1)
      expect(told).toEqual(['started'])
    })

    test.each(['yes', 'unsure'] as const)(
      'shows urgent help after %s, and tells the host page nothing more',
      async (given) => {
        const sent: unknown[] = []
        const { call } = asks(URGENT)
        const answerSafety = (body: unknown) => sent.push(body) && call.answerSafety()
        const { check, told, state } = checkWith([], { call: { ...call, answerSafety } })
        await check.submit(ENTRY)
        await check.answer(ENTRY, SYMPTOM as Symptom, given)
        expect(sent).toEqual([{ answer: given }])
        expect(state().stage).toMatchObject({ name: 'urgent', safety: URGENT, asked: true })
        expect(told).toEqual(['started'])
      },
    )

    test('goes nowhere if the person has gone on before the answer arrived', async () => {
      const { check, state } = checkWith([], asks(CARD))
      await check.submit(ENTRY)
      const answered = check.answer(ENTRY, SYMPTOM as Symptom, 'no')
      check.reset()
      await answered
      expect(state().stage).toMatchObject({ name: 'form', busy: null })
    })
  })

  test.each([
    ['the network is lost', new TypeError('network error'), 'offline', 'offline', 'offline'],
    ['too much is sent', problem('too-many-requests'), 'slow-down', 'slow-down', 'failed'],
    ['the text is not accepted', problem('invalid-input'), 'invalid', 'invalid', 'failed'],
    ['the text is too long', problem('body-too-large'), 'invalid', 'invalid', 'failed'],
    ['something else fails', problem('internal'), 'access', 'failed', 'failed'],
  ])('stays in the form where %s', async (_, error, reserving, storing, code) => {
    const atReservation = checkWith([], { call: { trackAnonymousDiagnosis: throwing(error) } })
    await atReservation.check.submit(ENTRY)
    expect(atReservation.state().stage).toEqual({ name: 'form', busy: null, failure: reserving })
    expect(atReservation.calls).toEqual(['trackAnonymousDiagnosis'])

    const atStore = checkWith([], { call: { createSymptom: throwing(error) } })
    await atStore.check.submit(ENTRY)
    expect(atStore.state().stage).toEqual({ name: 'form', busy: null, failure: storing })
    expect([atStore.told, atStore.failed]).toEqual([['started'], [code]])
  })

  test('keeps what was written where the writing fails', async () => {
    const { problem: internal } = problem('internal')
    const { check, failed, state } = checkWith([
      writes(text('Half'), { event: 'error', data: { problem: internal } } as DiagnosisEvent),
    ])
    await check.submit(ENTRY)
    expect(state().stage).toEqual({
      name: 'insight',
      text: 'Half',
      origin: null,
      language: null,
      writing: false,
      safety: null,
      failure: 'interrupted',
    })
    expect(failed).toEqual([])
  })

  test('hears of the limit from the API too, and tells the page around once', async () => {
    const { check, told, failed, state } = checkWith([], {
      call: { createSymptom: throwing(problem('guest-limit-reached')) },
    })
    await check.submit(ENTRY)
    await check.submit(ENTRY)
    expect(state()).toMatchObject({ stage: FORM, limitReached: true })
    expect([told, failed]).toEqual([['started', 'limit'], []])
  })

  test.each([
    ['maintenance', 'maintenance', { stage: { name: 'maintenance' } }],
    ['partner-ceiling', 'ceiling', { stage: FORM, closed: 'ceiling' }],
    ['partner-revoked', 'revoked', { stage: FORM, closed: 'revoked' }],
  ])('is closed by %s', async (type, code, shows) => {
    const { check, failed, state } = checkWith([], { call: { createSymptom: throwing(problem(type)) } })
    await check.submit(ENTRY)
    expect(state()).toMatchObject(shows)
    expect(failed).toEqual([code])
  })

  test('can be sent again after any of this', async () => {
    let isFirst = true
    const { check, state } = checkWith([writes(text('A text'), DONE)], {
      call: {
        createSymptom() {
          if (!isFirst) return SYMPTOM
          isFirst = false
          throw problem('internal')
        },
      },
    })
    await check.submit(ENTRY)
    await check.submit(ENTRY)
    expect(state().stage).toMatchObject({ name: 'insight', text: 'A text' })
  })

  test('ends when it is emptied, and so does its stream', async () => {
    let signal: AbortSignal | undefined
    const { check, state } = checkWith([
      async function* (_, given) {
        signal = given
        yield text('Half')
        check.reset()
      },
    ])
    await check.submit(ENTRY)
    expect(signal?.aborted).toBe(true)
    expect(state().stage).toEqual(FORM)
  })
})

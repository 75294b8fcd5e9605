import type { DiagnosisEvent, Safety, Symptom } from '@soulsign/contracts'
import { WIDGET_COMPLETED_AFTER_MS } from '@soulsign/contracts'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { SYMPTOM } from '../fixture.ts'
import { checkWith, DONE, ENTRY, problem, text } from './fixture.ts'
import { createTelling } from './telling.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const insight = async function* (): AsyncGenerator<DiagnosisEvent, void> {
  yield text('A sentence.')
  yield DONE
}
const screened = (level: Safety['level']) => ({ ...SYMPTOM, safety: { level, category: 'cardiac', resources: [] } })
const URGENT: DiagnosisEvent = {
  event: 'done',
  data: { diagnosis_id: crypto.randomUUID(), safety: { level: 'urgent', category: 'cardiac', resources: [] } },
}
const internal = {
  event: 'error',
  data: { problem: { type: '/problems/internal', title: 'x', status: 500 } },
} as DiagnosisEvent

/** All that a host page hears, with the milliseconds since the entry was sent. */
async function heardOf({ check, told, failed }: ReturnType<typeof checkWith>) {
  const from = Date.now()
  const heard: unknown[] = []
  const hear = () =>
    heard.push(...[told, failed].flatMap((list) => list.splice(0)).map((what) => [what, Date.now() - from]))
  const sent = check.submit(ENTRY)
  hear()
  await sent
  hear()
  for (let step = 0; step < 30; step += 1) {
    await vi.advanceTimersByTimeAsync(1_000)
    hear()
  }
  return heard
}

test.each<[string, Parameters<typeof checkWith>]>([
  ['an insight', [[insight]]],
  ['an insight beside a card', [[insight], { call: { createSymptom: () => screened('card') } }]],
  ['urgent help', [[], { call: { createSymptom: () => screened('urgent') } }]],
  ['a question', [[], { call: { createSymptom: () => screened('ask') } }]],
  [
    'help in place of an insight',
    [
      [
        async function* () {
          yield URGENT
        },
      ],
    ],
  ],
  [
    'an insight that fails',
    [
      [
        async function* () {
          yield internal
        },
      ],
    ],
  ],
  [
    'an insight that the partner’s day has no room for',
    [
      [
        () => {
          throw problem('partner-ceiling')
        },
      ],
    ],
  ],
  [
    'an insight that takes a minute',
    [
      [
        async function* () {
          await new Promise((done) => setTimeout(done, 60_000))
          yield DONE
        },
      ],
    ],
  ],
])('a host page hears the same of %s, at the same times', async (_, [attempts, answers]) => {
  const checked = checkWith(attempts, answers)
  const { check } = checked
  const submit = check.submit.bind(check)
  // A minute's writing is not waited for.
  check.submit = async (entry) => void Promise.race([submit(entry), vi.advanceTimersByTimeAsync(0)])
  expect(await heardOf(checked)).toEqual([
    ['started', 0],
    ['completed', WIDGET_COMPLETED_AFTER_MS],
  ])
})

describe('the limit', () => {
  const counting = (safety: () => Symptom['safety']) => {
    let used = 5
    return checkWith([insight, insight, insight, insight], {
      call: {
        trackAnonymousDiagnosis: (body) => {
          if (!body) used += 1
          return { diagnosisCount: used, hasReachedLimit: false, guestToken: 'guest' }
        },
        createSymptom: () => {
          const found = safety()
          if (found) used -= 1
          return { ...SYMPTOM, safety: found }
        },
      },
    })
  }

  test('follows the last free insight, whether it was written or withheld', async () => {
    for (const found of [null, screened('urgent').safety as Safety]) {
      let sent = 0
      const checked = counting(() => (++sent === 2 ? found : null))
      expect(await heardOf(checked)).toHaveLength(2)
      checked.check.reset()
      expect(await heardOf(checked)).toEqual([
        ['started', 0],
        ['completed', WIDGET_COMPLETED_AFTER_MS],
        ['limit', WIDGET_COMPLETED_AFTER_MS],
      ])
      checked.check.reset()
      expect(await heardOf(checked), 'nothing more').toEqual([])
      const tell = vi.fn()
      const next = createTelling({ tell, fail: vi.fn(), guestLimit: 7, heard: checked.frame.api.heard })
      next.counted(false)
      expect(tell.mock.calls, 'nor does the next frame tell what it was').toEqual([['limit']])
    }
  })

  test('comes after as many submissions as there are free insights, however many were withheld', async () => {
    const checked = checkWith([], { call: { createSymptom: () => screened('urgent') } })
    const heard: unknown[] = []
    for (let sent = 0; sent < 9; sent += 1) {
      heard.push(...(await heardOf(checked)))
      checked.check.reset()
    }
    const names = heard.map((each) => (each as [string])[0])
    expect(names.filter((name) => name === 'started')).toHaveLength(7)
    expect(names.at(-1)).toBe('limit')
    // A frame that is opened later knows it too.
    const [tell, fail] = [vi.fn(), vi.fn()]
    createTelling({ tell, fail, guestLimit: 7, heard: checked.frame.api.heard }).counted(false)
    expect(tell.mock.calls).toEqual([['limit']])
  })
})

test('an entry that is sent again before `completed` is not told', async () => {
  const { check, told } = checkWith([insight], { call: { createSymptom: () => screened('urgent') } })
  await check.submit(ENTRY)
  check.reset()
  await check.submit({ ...ENTRY, description: 'My knee' })
  await vi.advanceTimersByTimeAsync(3 * WIDGET_COMPLETED_AFTER_MS)
  expect(told).toEqual(['started', 'completed'])
})

test('a check that the host page emptied reports nothing more', async () => {
  const { check, told } = checkWith([insight])
  await check.submit(ENTRY)
  check.leave()
  await vi.advanceTimersByTimeAsync(3 * WIDGET_COMPLETED_AFTER_MS)
  expect(told).toEqual(['started'])
})

import type { DiagnosisEvent, Safety } from '@soulsign/contracts'
import { ApiError } from '@soulsign/contracts/flow'
import { frameFixture } from '../fixture.ts'
import type { FrameApi } from './api.ts'
import { createCheck } from './check.ts'
import { emptyEntry } from './entry.ts'
import { type CheckState, initialState } from './state.ts'

export const DONE: DiagnosisEvent = { event: 'done', data: { diagnosis_id: crypto.randomUUID(), safety: null } }
export const text = (delta: string): DiagnosisEvent => ({ event: 'text', data: { delta } })
export const problem = (type: string) => new ApiError({ type: `/problems/${type}`, title: type, status: 403 })
export const ENTRY = { ...emptyEntry('physical'), description: 'My knees ache' }

export const FORM = { name: 'form', busy: null, failure: null }
export const CARD: Safety = { level: 'card', category: 'medication', resources: [] }
export const throwing = (error: Error) => () => {
  throw error
}
export const tracked = (diagnosisCount: number, hasReachedLimit: boolean) => () => ({
  diagnosisCount,
  hasReachedLimit,
  guestToken: 'guest',
})

/** A check of a visitor who ticks everything, and whose insight comes as each attempt says. */
export function checkWith(attempts: FrameApi['stream'][], answers: Parameters<typeof frameFixture>[0] = {}) {
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
  let state = initialState({ maintenance: false, ceiling: false, agreed: answers.agreed ?? false })
  /** All that was shown, in order. */
  const shown: CheckState[] = []
  const check = createCheck({
    api: frame.api,
    show: (change) => {
      state = change(state)
      shown.push(state)
    },
    tell: frame.host.tell,
    fail: frame.host.fail,
    guestLimit: frame.config.guest_limit,
    provider: frame.config.ai_provider,
  })
  if (!answers.agreed) check.choose({ keep: true, ai: true })
  shown.length = 0
  return { check, calls, told, failed, shown, frame, state: () => state }
}

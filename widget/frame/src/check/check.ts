import type { Safety, Symptom, WidgetError, WidgetEvent } from '@soulsign/contracts'
import { ApiFailure, type FrameApi, isProblem } from './api.ts'
import { type Entry, toNewSymptom } from './entry.ts'

/** Why a check stopped. The words go with it: see `screens/Notice.tsx`. */
export type Failure = 'offline' | 'slow-down' | 'access' | 'invalid' | 'failed' | 'interrupted'

/** Why a partner's page has no insights to give. */
export type Closed = 'ceiling' | 'revoked'

export type Stage =
  | { name: 'form'; busy: null | 'checking' | 'generating'; failure: Failure | null }
  /** Help stands first and no insight is written. */
  | { name: 'urgent'; safety: Safety }
  | { name: 'insight'; text: string; writing: boolean; safety: Safety | null; failure: Failure | null }
  | { name: 'maintenance' }

export interface CheckState {
  stage: Stage
  /** Free diagnoses used from this address; null while unknown. */
  used: number | null
  limitReached: boolean
  /** What is typed is screened all the same. */
  closed: Closed | null
}

export interface CheckDeps {
  api: FrameApi
  show(change: (state: CheckState) => CheckState): void
  tell(event: WidgetEvent): void
  fail(code: WidgetError): void
}

const FORM: Stage = { name: 'form', busy: null, failure: null }
const REJOIN_ATTEMPTS = 3
/** Longer before each attempt; the first is at once. */
const REJOIN_PAUSE_MS = 1_500

export const initialState = ({ maintenance, ceiling }: { maintenance: boolean; ceiling: boolean }): CheckState => ({
  stage: maintenance ? { name: 'maintenance' } : FORM,
  used: null,
  limitReached: false,
  closed: ceiling ? 'ceiling' : null,
})

/** What a failed call means for the person. */
function failureOf(error: unknown, otherwise: Failure): Failure {
  if (error instanceof TypeError) return 'offline'
  if (isProblem(error, 'too-many-requests')) return 'slow-down'
  if (isProblem(error, 'invalid-input') || isProblem(error, 'body-too-large')) return 'invalid'
  return otherwise
}

/**
 * One visitor's checks, one after the other: a reservation, the stored entry, the insight as it is written. What an
 * attempt already did is not done again when the person tries again.
 */
export function createCheck({ api, show, tell, fail }: CheckDeps) {
  let reserved = false
  let stored: { body: string; symptom: Symptom } | null = null
  let running: AbortController | null = null
  let metLimit = false
  /** The entry whose writing the page around was told of. */
  let begun: string | null = null

  const toStage = (stage: Stage) => show((state) => ({ ...state, stage }))

  /** The page hears of it once. */
  function meetLimit() {
    if (!metLimit) tell('limit')
    metLimit = true
  }

  /** Handles what closes the whole check. Answers whether it did. */
  function closes(error: unknown): boolean {
    if (isProblem(error, 'maintenance')) {
      fail('maintenance')
      toStage({ name: 'maintenance' })
    } else if (isProblem(error, 'guest-limit-reached')) {
      meetLimit()
      show((state) => ({ ...state, stage: FORM, limitReached: true }))
    } else if (isProblem(error, 'partner-ceiling')) close('ceiling')
    else if (isProblem(error, 'partner-revoked')) close('revoked')
    else return false
    return true
  }

  function close(closed: Closed) {
    fail(closed)
    show((state) => ({ ...state, stage: FORM, closed }))
  }

  /** Looks at the counter, or with `reserve` takes one of the free diagnoses. Answers whether it was refused. */
  async function track(reserve: boolean): Promise<boolean> {
    const answer = await api.call('trackAnonymousDiagnosis', reserve ? undefined : { checkOnly: true })
    api.storeGuestToken(answer.guestToken)
    show((state) => ({ ...state, used: answer.diagnosisCount, limitReached: answer.hasReachedLimit }))
    if (answer.hasReachedLimit) meetLimit()
    return answer.hasReachedLimit
  }

  /** The events of an insight. A reservation that ran out, or went back after a failure, is taken again first. */
  async function* generate(id: string, signal: AbortSignal) {
    try {
      yield* api.stream(id, signal)
    } catch (error) {
      if (!isProblem(error, 'reservation-needed')) throw error
      if (await track(true)) throw new ApiFailure({ type: '/problems/guest-limit-reached', status: 403 })
      yield* api.stream(id, signal)
    }
  }

  async function write(symptom: Symptom, signal: AbortSignal): Promise<void> {
    let text = ''
    const insight = (safety: Safety | null, writing: boolean, failure: Failure | null = null) =>
      toStage({ name: 'insight', text, writing, safety, failure })
    for (let attempt = 0; ; attempt += 1) {
      try {
        for await (const { event, data } of generate(symptom.id, signal)) {
          if (event === 'error') throw new ApiFailure(data.problem)
          if (event === 'text') text += data.delta
          if (event === 'replace') text = data.text
          if (event === 'done') {
            insight(data.safety, false)
            tell('completed')
            reserved = false
            stored = null
            void track(false).catch(() => null)
            return
          }
          insight(symptom.safety, true)
        }
        throw new TypeError('The stream ended before the text was finished.')
      } catch (error) {
        if (signal.aborted) return
        // A lost connection is joined again: the API goes on writing.
        if (error instanceof TypeError && attempt < REJOIN_ATTEMPTS && navigator.onLine) {
          await new Promise((resume) => setTimeout(resume, attempt * REJOIN_PAUSE_MS))
          text = ''
          continue
        }
        if (closes(error)) {
          reserved = false
          return
        }
        fail(error instanceof TypeError && !navigator.onLine ? 'offline' : 'failed')
        insight(symptom.safety, false, failureOf(error, 'interrupted'))
        return
      }
    }
  }

  return {
    /** Looks the counter up. A failure is silent: the API decides again when something is sent. */
    async open() {
      try {
        await track(false)
      } catch (error) {
        closes(error)
      }
    },

    /** Goes on if a maintenance is over. */
    async resume() {
      await track(false).then(
        () => toStage(FORM),
        () => null,
      )
    },

    /** Another day has its own ceiling; the API says if that is reached, too. */
    newDay() {
      show((state) => ({ ...state, closed: null }))
    },

    /** What the API's screening says to a text while it cannot be sent. Nothing is stored. */
    async screen(entry: Entry): Promise<Safety | null> {
      const { description, advanced_info } = toNewSymptom(entry)
      if (description.trim() === '') return null
      return api.call('screen', { description, advanced_info }).then(
        ({ safety }) => safety,
        () => null,
      )
    },

    async submit(entry: Entry) {
      if (running) return
      const controller = new AbortController()
      running = controller
      const { signal } = controller
      const busy = (name: 'checking' | 'generating') => toStage({ name: 'form', busy: name, failure: null })
      try {
        busy('checking')
        if (!reserved) {
          const refused = await track(true).catch((error: unknown) => {
            if (!closes(error)) {
              const failure = failureOf(error, 'access')
              fail(failure === 'offline' ? 'offline' : 'failed')
              toStage({ name: 'form', busy: null, failure })
            }
            return null
          })
          if (refused === null) return
          if (refused) return toStage(FORM)
          reserved = true
        }
        if (signal.aborted) return
        busy('generating')
        const body = toNewSymptom(entry)
        const text = JSON.stringify(body)
        const symptom = stored?.body === text ? stored.symptom : await api.call('createSymptom', body)
        stored = { body: text, symptom }
        if (signal.aborted) return
        if (symptom.safety?.level === 'urgent') {
          reserved = false
          stored = null
          return toStage({ name: 'urgent', safety: symptom.safety })
        }
        if (begun !== symptom.id) tell('started')
        begun = symptom.id
        toStage({ name: 'insight', text: '', writing: true, safety: symptom.safety, failure: null })
        await write(symptom, signal)
      } catch (error) {
        if (isProblem(error, 'not-found')) stored = null
        if (closes(error)) return
        const failure = failureOf(error, 'failed')
        fail(failure === 'offline' ? 'offline' : 'failed')
        toStage({ name: 'form', busy: null, failure })
      } finally {
        if (running === controller) running = null
      }
    },

    /** Back to an empty form, once there is one. A running insight goes on without anybody watching. */
    reset() {
      running?.abort()
      running = null
      stored = null
      show((state) => (state.stage.name === 'maintenance' ? state : { ...state, stage: FORM }))
    },
  }
}

export type Check = ReturnType<typeof createCheck>

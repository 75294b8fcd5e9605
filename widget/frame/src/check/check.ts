import type { DiagnosisEvent, Origin, Safety, SafetyAnswer, Symptom, WidgetError } from '@soulsign/contracts'
import { type Attempt, follow, isProblem, NO_ATTEMPT, submitEntry } from '@soulsign/contracts/flow'
import type { FrameApi } from './api.ts'
import { createConsent } from './consent.ts'
import { type Entry, toNewSymptom } from './entry.ts'
import { type CheckState, type Closed, type Failure, FORM, failureOf, type Stage } from './state.ts'
import { createTelling, type TellingDeps } from './telling.ts'

export interface CheckDeps extends Omit<TellingDeps, 'heard'> {
  api: FrameApi
  /** Who runs the AI. */
  provider: string
  show(change: (state: CheckState) => CheckState): void
}

/** What the end of the writing says of who wrote; null if it says nothing. */
const originOf = ({ written_by, model, lang }: Extract<DiagnosisEvent, { event: 'done' }>['data']): Origin | null =>
  written_by ? { written_by, model, lang } : null

/** The checks of visitors, one after the other, for the frame to show and the host page to hear of. */
export function createCheck({ api, provider, show, ...host }: CheckDeps) {
  const telling = createTelling({ ...host, heard: api.heard })
  let attempt = NO_ATTEMPT
  let running: AbortController | null = null
  /** A call of `track` that is under way. Two without a token at once would make two guests. */
  let tracking: Promise<unknown> | null = null
  /** Free insights taken with the last reservation. */
  let taken: number | null = null
  /** The entry whose help is shown. */
  let helped: string | null = null
  const consent = createConsent({ api, provider, show: (next) => show((state) => ({ ...state, consent: next })) })

  const toStage = (stage: Stage) => show((state) => ({ ...state, stage }))

  /** Shows the failure below the text written so far. */
  function stop(failure: Failure) {
    show((state) => ({
      ...state,
      stage:
        state.stage.name === 'insight'
          ? { ...state.stage, writing: false, failure }
          : { name: 'form', busy: null, failure },
    }))
  }

  /** Shows what closes the whole check. Returns the host page's word for it, or null if `error` closes nothing. */
  function closes(error: unknown): Closed | 'maintenance' | null {
    if (isProblem(error, 'maintenance')) {
      toStage({ name: 'maintenance' })
      return 'maintenance'
    }
    const closed = isProblem(error, 'partner-ceiling')
      ? 'ceiling'
      : isProblem(error, 'partner-revoked')
        ? 'revoked'
        : null
    if (closed) show((state) => ({ ...state, stage: FORM, closed }))
    return closed
  }

  /** Reads the counter, or with `reserve` takes one free insight. Returns whether the limit is reached. */
  async function track(reserve: boolean): Promise<boolean> {
    if (tracking) await tracking.catch(() => null)
    const call = api.call('trackAnonymousDiagnosis', reserve ? undefined : { checkOnly: true })
    tracking = call.finally(() => {
      tracking = null
    })
    tracking.catch(() => null)
    const answer = await call
    api.storeGuestToken(answer.guestToken)
    show((state) => ({ ...state, used: answer.diagnosisCount, limitReached: answer.hasReachedLimit }))
    if (reserve) taken = answer.diagnosisCount
    return answer.hasReachedLimit
  }

  /** Shows an insight while it is being written. Returns urgent help if that came instead of its end. */
  async function write(symptom: Symptom, signal: AbortSignal): Promise<Safety | null> {
    let text = ''
    for await (const { event, data } of follow(() => api.stream(symptom.id, signal), signal)) {
      if (event === 'rejoined') text = ''
      if (event === 'text') text += data.delta
      if (event === 'replace') text = data.text
      if (event === 'done' && data.safety?.level === 'urgent') return data.safety
      const [safety, writing] = event === 'done' ? [data.safety, false] : [symptom.safety, true]
      const origin = event === 'done' ? originOf(data) : null
      const language = symptom.language ?? null
      toStage({ name: 'insight', text, origin, language, writing, safety, failure: null })
    }
    return null
  }

  return {
    /** Reads consent and counter. A failure is silent: the API decides again when an entry is sent. */
    async open() {
      consent.read()
      try {
        telling.counted(await track(false))
      } catch (error) {
        const code = closes(error)
        if (code) telling.failed(code)
      }
    },

    /** Goes on if maintenance is over. */
    async resume() {
      await track(false).then(
        () => toStage(FORM),
        () => null,
      )
    },

    /** Each day has its own ceiling; the API says if that one is reached too. */
    newDay() {
      show((state) => ({ ...state, closed: null }))
    },

    /** Screens a text that cannot be sent. Nothing is stored. */
    async screen(entry: Entry): Promise<Safety | null> {
      const { description, advanced_info } = toNewSymptom(entry)
      if (description.trim() === '') return null
      return api.call('screen', { description, advanced_info }).then(
        ({ safety }) => safety,
        () => null,
      )
    },

    async submit(entry: Entry) {
      if (consent.isUnknown()) await consent.known()
      // The form asks for what is missing.
      if (running || !consent.permits()) return
      running = new AbortController()
      const { signal } = running
      // After a question its card stays until the insight begins.
      const busy = (name: 'checking' | 'generating') =>
        show((state) =>
          state.stage.name === 'ask' ? state : { ...state, stage: { name: 'form', busy: name, failure: null } },
        )
      let failure: Failure = 'access'
      let raised: Safety | null = null as Safety | null
      const body = toNewSymptom(entry)
      const has = ({ stored }: Attempt) => stored?.body === JSON.stringify(body)
      /** Whether the API has the entry. From then on the host page hears nothing of what happens. */
      let stored = has(attempt)
      if (!stored) telling.sent()
      busy('checking')
      const submission = await submitEntry(body, attempt, {
        reserve: async () => !(await track(true)),
        async store() {
          await consent.give()
          return api.call('createSymptom', body)
        },
        generate: async (symptom) => {
          raised = await write(symptom, signal)
        },
        onProgress(next) {
          // After a reset the next visitor inherits the reservation, but not the stored entry.
          attempt = signal.aborted ? { ...attempt, reserved: next.reserved } : next
          if (stored || !has(next)) return
          stored = true
          telling.stored(taken)
        },
        onAccess() {
          failure = 'failed'
          busy('generating')
        },
        onRecorded({ safety, language = null }) {
          failure = 'interrupted'
          toStage({
            name: 'insight',
            text: '',
            origin: null,
            language,
            writing: true,
            safety,
            failure: null,
          })
        },
        signal,
      })
      if (submission.outcome === 'aborted') return
      running = null
      if (submission.outcome === 'accepted') {
        const { symptom } = submission
        const safety = raised ?? symptom.safety
        attempt = NO_ATTEMPT
        // The counter: an insight was spent, or a reservation given back.
        void track(false).catch(() => null)
        if (safety?.level === 'urgent' || safety?.level === 'ask') {
          helped = symptom.id
          toStage({ name: safety.level, safety, symptom, asked: false })
        }
        return
      }
      if (submission.outcome === 'limit-reached') {
        show((state) => ({ ...state, stage: FORM, limitReached: true }))
        if (!stored) telling.refused()
        return
      }
      // It was taken back in another tab.
      if (isProblem(submission.error, 'consent-needed')) consent.ask()
      let code: WidgetError | null = closes(submission.error)
      if (!code) {
        const why = failureOf(submission.error, failure)
        stop(why)
        code = why === 'offline' ? 'offline' : 'failed'
      }
      if (!stored) telling.failed(code)
    },

    /** Sends the answer to an entry's question. After a no the insight follows. Rejects if it could not be sent. */
    async answer(entry: Entry, { id }: Symptom, given: SafetyAnswer) {
      const symptom = await api.call('answerSafety', { answer: given }, id)
      const { safety } = symptom
      // The person has gone on meanwhile.
      if (helped !== id) return
      if (safety?.level === 'urgent') return toStage({ name: 'urgent', safety, symptom, asked: true })
      attempt = { ...NO_ATTEMPT, stored: { symptom, body: JSON.stringify(toNewSymptom(entry)) } }
      await this.submit(entry)
    },

    /** Says that the help is not about what was meant. */
    notMeant({ id }: Symptom) {
      void api.call('notMeant', undefined, id).catch(() => null)
    },

    /** Takes what is ticked, where consent is asked. */
    choose: consent.choose,

    /** Changes who writes from now on, and what is being written at this moment. Rejects if it could not be sent. */
    letAiWrite: (ai: boolean) => consent.answer({ ai }),

    /** Deletes everything that this visitor has sent. Rejects if it could not be sent. */
    async forget() {
      await api.call('deleteWritings')
      consent.ask()
      this.reset()
    },

    /** The host page empties the check for the next visitor, who is asked again. */
    leave() {
      telling.forget()
      consent.ask()
      this.reset()
    },

    /** Returns to an empty form, except during maintenance. The API finishes a running insight. */
    reset() {
      running?.abort()
      running = null
      helped = null
      attempt = { ...attempt, stored: null }
      show((state) => (state.stage.name === 'maintenance' ? state : { ...state, stage: FORM }))
    },
  }
}

export type Check = ReturnType<typeof createCheck>

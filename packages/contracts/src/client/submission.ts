import { PROBLEMS, problemType } from '../problem-types.ts'
import type { Symptom } from '../symptom.ts'
import { ApiError, isProblem } from './error.ts'

/** How far a submission came before it failed, so that a retry neither stores nor reserves anything twice. */
export interface Attempt {
  reserved: boolean
  /** The stored entry and the body it was made from. */
  stored: { symptom: Symptom; body: string } | null
}
export const NO_ATTEMPT: Attempt = { reserved: false, stored: null }

/** Takes one of a guest's free diagnoses: false when it was refused. Null for a signed-in person. */
export type Reserve = (() => Promise<boolean>) | null

export interface SubmissionSteps<Entry> {
  reserve: Reserve
  store(entry: Entry): Promise<Symptom>
  /** Starts the generation and resolves when the API accepted it, or later. */
  generate(symptom: Symptom): Promise<unknown>
  /** Called after each step with what the next try has to know. */
  onProgress(attempt: Attempt): void
  /** Called when the access was granted, before the entry is stored. */
  onAccess?(): void
  /** Called when the entry is stored and an insight is going to be written for it. */
  onRecorded?(symptom: Symptom): void
  /** Ends the submission: nothing more is called but `onProgress`, for a reservation that is under way. */
  signal?: AbortSignal
}

export type Submission =
  | { outcome: 'accepted'; symptom: Symptom }
  | { outcome: 'limit-reached' }
  | { outcome: 'aborted' }
  | { outcome: 'access-failed' | 'failed'; error: unknown }

/** The call that reserves failed; its cause says why. */
class ReservationError extends Error {}

/**
 * Generates, and once more after another reservation where the API asks for one: it ran out, or went back after a failure.
 * @throws ApiError guest-limit-reached, where none is left
 * @example await withReservation(() => generation.refetch({ throwOnError: true }), access.reserve)
 */
export async function withReservation(generate: () => Promise<unknown>, reserve: Reserve): Promise<void> {
  try {
    await generate()
  } catch (error) {
    if (!reserve || !isProblem(error, 'reservation-needed')) throw error
    if (!(await reserve())) throw limitReached()
    await generate()
  }
}

const limitReached = () =>
  new ApiError({ type: problemType('guest-limit-reached'), ...PROBLEMS['guest-limit-reached'] })

/**
 * Sends an entry: a guest's reservation, the stored symptom, its generation. What an earlier `attempt` already did is
 * not done again, unless the reservation ran out or the text changed since.
 * @example
 * const submission = await submitEntry(entry, attempt, {
 *   reserve: null,
 *   store: (body) => api.call('createSymptom', { body }),
 *   generate: (symptom) => api.call('generateDiagnosis', { body: { symptom_id: symptom.id } }),
 *   onProgress: (next) => (attempt = next),
 * })
 */
export async function submitEntry<Entry>(
  entry: Entry,
  attempt: Attempt,
  { reserve, store, generate, onProgress, onAccess, onRecorded, signal }: SubmissionSteps<Entry>,
): Promise<Submission> {
  const body = JSON.stringify(entry)
  const progress = (next: Attempt) => {
    attempt = next
    onProgress(next)
  }
  const access =
    reserve &&
    (async () => {
      const granted = await reserve().catch((cause: unknown) => {
        throw new ReservationError('The reservation failed.', { cause })
      })
      if (granted) progress({ ...attempt, reserved: true })
      signal?.throwIfAborted()
      return granted
    })

  try {
    if (access && !attempt.reserved && !(await access())) return { outcome: 'limit-reached' }
    onAccess?.()
    let symptom = attempt.stored?.body === body ? attempt.stored.symptom : null
    if (!symptom) {
      symptom = await store(entry)
      signal?.throwIfAborted()
      progress({ ...attempt, stored: { symptom, body } })
    }
    // The panel with help waits for nothing, and nothing is announced beside it.
    if (symptom.safety?.level === 'urgent') return { outcome: 'accepted', symptom }
    onRecorded?.(symptom)
    const stored = symptom
    await withReservation(() => generate(stored), access)
    signal?.throwIfAborted()
    return { outcome: 'accepted', symptom }
  } catch (error) {
    if (signal?.aborted) return { outcome: 'aborted' }
    if (error instanceof ReservationError) return { outcome: 'access-failed', error: error.cause }
    if (isProblem(error, 'guest-limit-reached')) return { outcome: 'limit-reached' }
    // The stored entry is gone (deleted elsewhere): the next try stores it again.
    if (isProblem(error, 'not-found')) progress({ ...attempt, stored: null })
    return { outcome: 'failed', error }
  }
}

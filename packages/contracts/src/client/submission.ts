import { PROBLEMS, problemType } from '../problem-types.ts'
import type { Symptom } from '../symptom.ts'
import { ApiError, isProblem } from './error.ts'

/** The steps that a failed submission completed, so that a retry does not store or reserve twice. */
export interface Attempt {
  reserved: boolean
  /** The stored entry and its request body. */
  stored: { symptom: Symptom; body: string } | null
}
export const NO_ATTEMPT: Attempt = { reserved: false, stored: null }

/** Reserves one of a guest's free diagnoses; false if refused. Null for a signed-in person. */
export type Reserve = (() => Promise<boolean>) | null

export interface SubmissionSteps<Entry> {
  reserve: Reserve
  store(entry: Entry): Promise<Symptom>
  /** Starts the generation and resolves once the API has accepted it, or later. */
  generate(symptom: Symptom): Promise<unknown>
  /** Called after each step with the state that a retry needs. */
  onProgress(attempt: Attempt): void
  /** Called when access is granted, before the entry is stored. */
  onAccess?(): void
  /** Called when the entry is stored and its insight is about to be written. */
  onRecorded?(symptom: Symptom): void
  /** Aborts the submission; afterwards only `onProgress` may be called, for a reservation already sent. */
  signal?: AbortSignal
}

export type Submission =
  | { outcome: 'accepted'; symptom: Symptom }
  | { outcome: 'limit-reached' }
  | { outcome: 'aborted' }
  | { outcome: 'access-failed' | 'failed'; error: unknown }

/** A failed reservation call; `cause` says why. */
class ReservationError extends Error {}

/**
 * Generates, and if the API asks for a reservation, reserves and retries once: the first may have expired, or been
 * returned after a failure.
 * @throws ApiError guest-limit-reached if no free diagnosis is left
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

/** The API's problem when no free diagnosis is left. */
export const limitReached = () =>
  new ApiError({ type: problemType('guest-limit-reached'), ...PROBLEMS['guest-limit-reached'] })

/**
 * Submits an entry: reserves for a guest, stores the symptom, starts the generation. Skips the steps that an earlier
 * `attempt` completed, unless the reservation expired or the text changed.
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
    // Help must appear at once and alone. Nothing is written before the answer to its question.
    if (symptom.safety?.level === 'urgent' || symptom.safety?.level === 'ask') return { outcome: 'accepted', symptom }
    onRecorded?.(symptom)
    const stored = symptom
    await withReservation(() => generate(stored), access)
    signal?.throwIfAborted()
    return { outcome: 'accepted', symptom }
  } catch (error) {
    if (signal?.aborted) return { outcome: 'aborted' }
    if (error instanceof ReservationError) return { outcome: 'access-failed', error: error.cause }
    if (isProblem(error, 'guest-limit-reached')) return { outcome: 'limit-reached' }
    // The stored entry was deleted elsewhere: a retry stores it again.
    if (isProblem(error, 'not-found')) progress({ ...attempt, stored: null })
    return { outcome: 'failed', error }
  }
}

import type { ApiClient, NewSymptom, Symptom } from '@soulsign/contracts'
import type { z } from 'zod'
import { isProblem } from '../problems.ts'
import { type Attempt, NO_ATTEMPT } from './draft.ts'

export interface SubmissionSteps {
  api: ApiClient
  /** Reserves one of a guest's free diagnoses: false when it was refused. Null for a signed-in person. */
  reserve: (() => Promise<boolean>) | null
  /** Starts the generation and resolves when the API accepted it. */
  generate(symptom: Symptom): Promise<void>
  /** Called after each step, for the draft to remember. */
  onProgress(attempt: Attempt): void
  /** Called when the access was granted, before the entry is stored. */
  onAccess(): void
  /** Called when the entry is stored and an insight is going to be written for it. */
  onRecorded(): void
}

export type Submission =
  | { outcome: 'accepted'; symptom: Symptom }
  | { outcome: 'limit-reached' }
  | { outcome: 'access-failed' | 'failed'; error: unknown }

/**
 * Sends an entry: a guest's reservation, the stored symptom, its generation. What an earlier `attempt` already did is
 * not done again, unless the reservation ran out or the text changed since.
 */
export async function submitEntry(
  entry: z.input<typeof NewSymptom>,
  attempt: Attempt,
  { api, reserve, generate, onProgress, onAccess, onRecorded }: SubmissionSteps,
): Promise<Submission> {
  const body = JSON.stringify(entry)
  const progress = (next: Attempt) => {
    attempt = next
    onProgress(next)
  }
  const access = async (): Promise<Submission | null> => {
    if (!reserve) return null
    try {
      if (!(await reserve())) return { outcome: 'limit-reached' }
    } catch (error) {
      return { outcome: 'access-failed', error }
    }
    progress({ ...attempt, reserved: true })
    return null
  }

  const refused = attempt.reserved ? null : await access()
  if (refused) return refused
  onAccess()

  try {
    let symptom = attempt.stored?.body === body ? attempt.stored.symptom : null
    if (!symptom) {
      symptom = await api.call('createSymptom', { body: entry })
      progress({ ...attempt, stored: { symptom, body } })
    }
    // The panel with help waits for nothing, and nothing is announced beside it.
    if (symptom.safety?.level === 'urgent') return { outcome: 'accepted', symptom }
    onRecorded()
    try {
      await generate(symptom)
    } catch (error) {
      if (!isProblem(error, 'reservation-needed')) throw error
      const refusedAgain = await access()
      if (refusedAgain) return refusedAgain
      await generate(symptom)
    }
    return { outcome: 'accepted', symptom }
  } catch (error) {
    if (isProblem(error, 'guest-limit-reached')) return { outcome: 'limit-reached' }
    // The stored entry is gone (deleted elsewhere): the next try stores it anew.
    if (isProblem(error, 'not-found')) progress({ ...NO_ATTEMPT, reserved: attempt.reserved })
    return { outcome: 'failed', error }
  }
}

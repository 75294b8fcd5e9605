import type { Origin, Safety, Symptom } from '@soulsign/contracts'
import { isProblem } from '@soulsign/contracts/flow'
import { type ConsentState, firstConsent } from './consent.ts'

/** Why a check stopped. `screens/Notices.tsx` shows its text. */
export type Failure = 'offline' | 'slow-down' | 'access' | 'invalid' | 'failed' | 'interrupted'

/** Why a partner's page has no insights. */
export type Closed = 'ceiling' | 'revoked'

export type Stage =
  | { name: 'form'; busy: null | 'checking' | 'generating'; failure: Failure | null }
  /** Help comes first, and no insight is written. */
  | { name: 'urgent'; safety: Safety; symptom: Symptom; asked: boolean }
  /** One question comes first, and nothing is written before its answer. */
  | { name: 'ask'; safety: Safety; symptom: Symptom }
  | {
      name: 'insight'
      text: string
      /** Who wrote it, and in which language; null until it is finished. */
      origin: Origin | null
      language: string | null
      writing: boolean
      safety: Safety | null
      failure: Failure | null
    }
  | { name: 'maintenance' }

export interface CheckState {
  stage: Stage
  /** Free insights used from this address; null while unknown. */
  used: number | null
  limitReached: boolean
  /** Typed text is still screened. */
  closed: Closed | null
  consent: ConsentState
}

export const FORM: Stage = { name: 'form', busy: null, failure: null }

interface Beginning {
  maintenance: boolean
  ceiling: boolean
  /** Whether the visitor has agreed before. */
  agreed: boolean
}

export const initialState = ({ maintenance, ceiling, agreed }: Beginning): CheckState => ({
  stage: maintenance ? { name: 'maintenance' } : FORM,
  used: null,
  limitReached: false,
  closed: ceiling ? 'ceiling' : null,
  consent: firstConsent(agreed),
})

/** What a failed call means for the person. */
export function failureOf(error: unknown, otherwise: Failure): Failure {
  if (error instanceof TypeError) return 'offline'
  if (isProblem(error, 'too-many-requests')) return 'slow-down'
  if (isProblem(error, 'invalid-input') || isProblem(error, 'body-too-large')) return 'invalid'
  return otherwise
}

import type { PlanDraft, Safety } from '@soulsign/contracts'

/** What there is to read. */
export interface Readable {
  parts: Partial<PlanDraft>
  description: string
  safety: Safety | null
}

export type PlanView =
  | { kind: 'creating' }
  | { kind: 'loading' }
  /** There is no plan yet. */
  | { kind: 'none' }
  /** Bodies are readable, one after the other. */
  | ({ kind: 'writing' } & Readable)
  | ({ kind: 'ready' } & Readable)
  /** The writing stopped; what had been written stays to be read. */
  | { kind: 'failed'; readable: Readable | null }
  | { kind: 'unreachable' }

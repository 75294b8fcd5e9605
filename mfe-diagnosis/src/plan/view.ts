import type { PlanDraft, Safety } from '@soulsign/contracts'
import type { Written } from '../origin/WrittenBy.tsx'

/** The readable part of a plan. */
export interface Readable {
  parts: Partial<PlanDraft>
  /** Its id and when it was written; null while it is. */
  stored: { id: string; since: string } | null
  /** Who wrote it; null while it is being written. */
  author: Written | null
  /** The language of the entry. */
  language: string | null
  entryId: string
  description: string
  safety: Safety | null
}

export type PlanView =
  | { kind: 'creating' }
  | { kind: 'loading' }
  /** It is loaded once there is a network. */
  | { kind: 'unconnected' }
  /** There is no plan yet. */
  | { kind: 'none' }
  /** Bodies become readable one after the other. */
  | ({ kind: 'writing' } & Readable)
  | ({ kind: 'ready' } & Readable)
  /** The writing stopped; the written parts stay readable. */
  | { kind: 'failed'; readable: Readable | null }
  | { kind: 'unreachable' }

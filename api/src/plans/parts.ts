import { PlanDraft } from '@soulsign/contracts'

/** The parts of a plan, in writing order. */
export const PLAN_PARTS = PlanDraft.keyof().options
export type PlanPart = (typeof PLAN_PARTS)[number]

/** The finished parts of an unfinished plan. */
export type PlanParts = Partial<PlanDraft>

/** Packs parts for storage with the generation, for its reader and for a worker that continues it. */
export const packParts = (parts: PlanParts): string => JSON.stringify(parts)
// JSON cannot hold undefined.
export const unpackParts = (text: string) =>
  (text === '' ? {} : PlanDraft.partial().parse(JSON.parse(text))) as PlanParts

import { PlanDraft } from '@soulsign/contracts'

/** The parts of a plan, in the order in which they are written. */
export const PLAN_PARTS = PlanDraft.keyof().options
export type PlanPart = (typeof PLAN_PARTS)[number]

/** The finished parts of a plan that is being written. */
export type PlanParts = Partial<PlanDraft>

/** Parts as a generation keeps them for its reader, and for a worker that has to go on. */
export const packParts = (parts: PlanParts): string => JSON.stringify(parts)
// JSON holds no undefined.
export const unpackParts = (text: string) =>
  (text === '' ? {} : PlanDraft.partial().parse(JSON.parse(text))) as PlanParts

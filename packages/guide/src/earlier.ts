import { BODIES, PLAN_COLUMNS, type PlanDraft } from '@soulsign/contracts'

/** How many of a person's earlier texts are looked at, so that ten in a row never repeat each other. */
export const EARLIER_TEXTS = 12

/** A plan as one text, for those who write the person's next one. */
export const planText = (plan: PlanDraft): string =>
  [
    plan.title,
    plan.description,
    ...BODIES.flatMap((body) => plan[PLAN_COLUMNS[body]].flatMap(({ title, how }) => [title, how])),
  ].join('\n')

import { BODIES, PLAN_COLUMNS, type PlanLook, WRITING_LANGUAGE } from '@soulsign/contracts'
import { beginPlan } from '@soulsign/guide'
import { readEntry } from '../generation/entry.ts'
import type { LookSource } from './look-source.ts'

/** Composes a plan with the built-in guide and returns the little of it that may be read before it is paid for. */
export function lookAt({ entry, earlier, planBy }: LookSource): PlanLook {
  const { plan, opening, first } = beginPlan(readEntry(entry).asked, earlier)
  const begins = BODIES.toSorted((a, b) => Number(b === first) - Number(a === first))
  return {
    title: plan.title,
    opening,
    practices: begins.flatMap((body) =>
      plan[PLAN_COLUMNS[body]]
        .slice(0, 1)
        .map(({ title, how, duration }) => ({ body, title, ...(body === first && { how, duration }) })),
    ),
    later: BODIES.reduce((sum, body) => sum + plan[PLAN_COLUMNS[body]].length - 1, 0),
    written_by: 'guide',
    lang: WRITING_LANGUAGE,
    plan_by: planBy,
  }
}

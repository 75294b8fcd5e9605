import { BODIES, PLAN_COLUMNS, type PlanDraft } from '@soulsign/contracts'
import { fold } from '@soulsign/language'
import { type CheckContext, firstMatch, OutputCheck, type Violation } from '@soulsign/safety/output'
import type { SymptomEntry } from '../read-symptom.ts'
import { ingredientsNamed } from './ingredients.ts'
import { type Needs, needsOf } from './needs.ts'
import { NEVER } from './never.ts'
import { DEEP_WORK, SUPPLEMENTS, TASTED, UNFIT } from './unfit.ts'

export interface PlanCheckContext extends CheckContext {
  /** The entry with the person's allergies, diet and conditions. */
  entry: SymptomEntry
}

const ITEMS = { min: 3, max: 8 } as const
/** Characters. */
const LENGTHS = {
  title: { min: 3, max: 120 },
  description: { min: 20, max: 1_000 },
  how: { min: 20, max: 700 },
  duration: { min: 2, max: 80 },
  frequency: { min: 2, max: 80 },
} as const
const FIELDS = ['title', 'how', 'duration', 'frequency'] as const

function structureFault(plan: PlanDraft): string | null {
  const isLong = (name: keyof typeof LENGTHS, text: string) => {
    const { length } = text.trim()
    return length < LENGTHS[name].min || length > LENGTHS[name].max
  }
  for (const name of ['title', 'description'] as const) {
    if (isLong(name, plan[name]))
      return `the plan's ${name} is not ${LENGTHS[name].min} to ${LENGTHS[name].max} characters`
  }
  for (const body of BODIES) {
    const items = plan[PLAN_COLUMNS[body]]
    if (items.length < ITEMS.min || items.length > ITEMS.max) {
      return `${PLAN_COLUMNS[body]} has not ${ITEMS.min} to ${ITEMS.max} items`
    }
    if (new Set(items.map(({ title }) => fold(title))).size < items.length)
      return `${PLAN_COLUMNS[body]} repeats an item`
    for (const item of items) {
      const wrong = FIELDS.find((field) => isLong(field, item[field]))
      if (wrong)
        return `${wrong} in ${PLAN_COLUMNS[body]} is not ${LENGTHS[wrong].min} to ${LENGTHS[wrong].max} characters`
    }
  }
  return null
}

/** The part of a physical item that does not suit the person, or null. */
function unfitFood(text: string, { avoided, namesNoFood }: Needs): string | null {
  const named = ingredientsNamed(text)
  if (namesNoFood && named.length > 0) return named[0] ?? null
  return named.find((ingredient) => avoided.has(ingredient)) ?? null
}

/**
 * The first violation in a plan, or null. Checks its structure, every text, and the person's allergies, diet, age,
 * pregnancy and conditions.
 */
export function checkPlan(plan: PlanDraft, context: PlanCheckContext): Violation | null {
  const fault = structureFault(plan)
  if (fault) return { rule: 'structure', excerpt: fault }
  const { entry, mode } = context
  const needs = needsOf(entry)
  const output = new OutputCheck(context)
  const pieces = [
    { text: `${plan.title}\n${plan.description}`, isPhysical: false },
    ...BODIES.flatMap((body) =>
      plan[PLAN_COLUMNS[body]].map((item) => ({
        text: FIELDS.map((field) => item[field]).join('\n'),
        isPhysical: body === 'physical',
      })),
    ),
  ]
  for (const { text, isPhysical } of pieces) {
    const folded = fold(text)
    const violation = output.check(text) ?? firstMatch(NEVER, folded)
    if (violation) return violation
    const deep = mode === 'companion' && DEEP_WORK.exec(folded)
    if (deep) return { rule: 'meaning', excerpt: deep[0] }
    const supplement = /\bpharmac/u.test(folded) ? null : SUPPLEMENTS.exec(folded)
    if (supplement) return { rule: 'medication', excerpt: supplement[0] }
    const [unfit] = UNFIT.flatMap(([situation, words]) => (needs.situations.has(situation) && words.exec(folded)) || [])
    const food = isPhysical || TASTED.test(folded) ? unfitFood(folded, needs) : null
    const excerpt = unfit ?? food
    if (excerpt) return { rule: 'unfit', excerpt }
  }
  return null
}

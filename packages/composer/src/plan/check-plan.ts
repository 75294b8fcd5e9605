import { type AdvancedInfo, BODIES, PLAN_COLUMNS, type PlanDraft } from '@soulsign/contracts'
import { type CheckContext, OutputCheck, type Violation } from '../check/check.ts'
import { fold } from '../normalise.ts'
import { EATING } from './fit.ts'
import { ingredientsNamed } from './ingredients.ts'
import { type Needs, needsOf } from './needs.ts'

export interface PlanCheckContext extends CheckContext {
  /** Whose allergies, diet and conditions the plan has to respect. */
  advancedInfo?: AdvancedInfo | null | undefined
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

/** What somebody with this in mind is not asked to do; for folded text. */
const UNFIT: readonly (readonly [Parameters<Needs['situations']['has']>[0], RegExp])[] = [
  ['eating-disorder', EATING],
  [
    'pregnancy',
    /\b(?:sauna|hot (?:bath|tub|yoga)|lie (?:flat )?on your (?:back|belly|stomach)|deep twist\w*|headstand|inversion\w*|raw (?:fish|egg|milk)|sushi|liver|alcohol|wine|kapalabhati|breath of fire)\b/u,
  ],
  [
    'heart',
    /\b(?:sauna|hot (?:bath|tub)|headstand|inversion\w*|sprint\w*|intense|vigorous\w*|kapalabhati|breath of fire|rapid breath\w*)\b/u,
  ],
  [
    'epilepsy',
    /\b(?:flicker\w*|strobe|flashing|candle[- ]gaz\w*|trataka|kapalabhati|breath of fire|rapid breath\w*|rosemary|eucalyptus|camphor|sage)\b/u,
  ],
  ['medication', /\b(?:grapefruit|liquorice|licorice|st\.? john)/u],
  ['low-mobility', /\b(?:jog\w*|go for a run|running|jump\w*|squat\w*|lunge\w*|headstand|hik(?:e|ing))\b/u],
  ['elder', /\b(?:jump\w*|headstand|balance on one|sprint\w*)\b/u],
  ['child', /\b(?:wine|alcohol|past-life)\b/u],
]

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

/** What in a physical item does not suit the person, or null. */
function unfitFood(text: string, { avoided, namesNoFood }: Needs): string | null {
  const named = ingredientsNamed(text)
  if (namesNoFood && named.length > 0) return named[0] ?? null
  return named.find((ingredient) => avoided.has(ingredient)) ?? null
}

/**
 * What is wrong with a plan, or null: its structure, every text against the output check, and what the person's
 * allergies, diet, age, pregnancy and conditions rule out.
 */
export function checkPlan(plan: PlanDraft, context: PlanCheckContext): Violation | null {
  const fault = structureFault(plan)
  if (fault) return { rule: 'structure', excerpt: fault }
  const { personText, advancedInfo, mode } = context
  const needs = needsOf({ symptomType: 'physical', description: personText, advancedInfo })
  const output = new OutputCheck({
    personText,
    mode,
    conditionsNamed: [context.conditionsNamed, advancedInfo?.knownConditions].filter(Boolean).join('\n'),
  })
  const items = BODIES.flatMap((body) => plan[PLAN_COLUMNS[body]].map((item) => ({ body, item })))
  const texts = [plan.title, plan.description, ...items.flatMap(({ item }) => FIELDS.map((field) => item[field]))]
  for (const text of texts) {
    const violation = output.check(text)
    if (violation) return violation
    const pastLife = mode === 'companion' && /\bpast[- ]life\b/u.exec(fold(text))
    if (pastLife) return { rule: 'meaning', excerpt: pastLife[0] }
    const unfit = UNFIT.map(([situation, words]) => needs.situations.has(situation) && words.exec(fold(text))).find(
      Boolean,
    )
    if (unfit) return { rule: 'unfit', excerpt: unfit[0] }
  }
  for (const { body, item } of items) {
    const found = body === 'physical' ? unfitFood(`${item.title}\n${item.how}`, needs) : null
    if (found) return { rule: 'unfit', excerpt: found }
  }
  return null
}

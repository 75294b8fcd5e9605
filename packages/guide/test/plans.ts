import { type AdvancedInfo, BODIES, PLAN_COLUMNS, type PlanDraft } from '@soulsign/contracts'
import { lexicon } from '../src/lexicon.ts'
import { composePlan } from '../src/plan/compose-plan.ts'
import type { SymptomEntry } from '../src/read-symptom.ts'

export const plan = (description: string, advancedInfo: AdvancedInfo | null = null, more: Partial<SymptomEntry> = {}) =>
  composePlan({ symptomType: 'physical', description, advancedInfo, ...more })
export const itemsOf = (draft: PlanDraft) => BODIES.flatMap((body) => draft[PLAN_COLUMNS[body]])
export const textOfItems = (draft: PlanDraft) =>
  itemsOf(draft)
    .flatMap((item) => Object.values(item))
    .join('\n')
    .toLowerCase()
export const textOf = (draft: PlanDraft) =>
  [draft.title, draft.description, textOfItems(draft)].join('\n').toLowerCase()

/** An entry about each theme. */
export const SYMPTOMS: SymptomEntry[] = lexicon.entries.map(({ synonyms, label, area }) => ({
  symptomType: area === 'mind' ? 'mental_emotional' : 'physical',
  description: `I have had ${synonyms[0] ?? label} for some time and I keep thinking about it.`,
}))

type Person = AdvancedInfo | null
/**
 * The plans of these people for every symptom, written when they are first asked for. The guide remembers the text that it
 * heard last, so it hears each once for all of them.
 * @returns the plans of one of them
 */
export function plansOfEverySymptom(people: readonly Person[]): (person: Person) => PlanDraft[] {
  const plans = new Map(people.map((person) => [JSON.stringify(person), { person, drafts: [] as PlanDraft[] }]))
  let written = false
  return (person) => {
    if (!written)
      for (const entry of SYMPTOMS)
        for (const { person, drafts } of plans.values()) drafts.push(composePlan({ ...entry, advancedInfo: person }))
    written = true
    const its = plans.get(JSON.stringify(person))
    if (!its) throw new Error(`No plans were written for ${JSON.stringify(person)}.`)
    return its.drafts
  }
}

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
export const ofEverySymptom = (advancedInfo: AdvancedInfo | null) =>
  SYMPTOMS.map((entry) => composePlan({ ...entry, advancedInfo }))

import {
  DURATIONS,
  type Insight,
  type PlanDraft,
  type SafetyCategory,
  type SafetyLevel,
  type SymptomType,
  symptomTitle,
} from '@soulsign/contracts'
import { composeInsight, composePlan, lexicon, withRequiredLines } from '@soulsign/guide'
import { assess } from '@soulsign/safety/assess'

/** A realistic entry with its insight and plan, or only with help if it is urgent. */
export interface Template {
  symptom_type: SymptomType
  title: string
  description: string
  duration: string
  safety_level: SafetyLevel | null
  safety_category: SafetyCategory | null
  insight: Insight | null
  plan: PlanDraft | null
}

/** Typical sentences; `{}` is the symptom. */
const WORDINGS = [
  '{} again since Monday',
  '{}. Worse in the evening after work, and I do not know why',
  'Again {}, mostly at night when the house is quiet',
  '{}. It comes and goes, I notice it most when I sit for long and forget to get up',
  'It is back: {}. It started when we moved, and I have not slept well since. I go on as usual, but by the afternoon I have no patience left with the children, and in the evening I just sit there and look at the wall.',
  '{} before every meeting with my boss, gone an hour later',
  '{}, on and off for months. It is quieter on days when I walk to work and nobody needs me. My sister says it runs in the family. I think it has more to do with everything that I never said to my father.',
  '{} whenever I call my mother, and then I feel guilty for the rest of the day',
  '{} in the mornings, better after a walk in the café garden',
] as const

/** Entries for which the screening finds help. */
const IN_NEED = [
  'Crushing pressure in my chest spreading to my left arm, and I am sweating',
  'I want to kill myself tonight',
  'I stopped my antidepressants last week without telling my doctor',
  'I make myself sick after every meal so that I do not gain weight',
] as const

function makeTemplate(description: string, symptom_type: SymptomType, index: number): Template {
  const entry = { symptomType: symptom_type, description, advancedInfo: null }
  const assessment = assess(entry)
  // A person who was asked has said no.
  const { level, category } =
    assessment && assessment.level !== 'ask'
      ? { level: assessment.level, category: assessment.category }
      : { level: null, category: null }
  const { ai_analysis, emotional_root, energetic_root, spiritual_root, mode } = composeInsight(entry)
  return {
    symptom_type,
    title: symptomTitle(description),
    description,
    duration: DURATIONS[index % DURATIONS.length] ?? 'weeks',
    safety_level: level,
    safety_category: category,
    ...(level === 'urgent'
      ? { insight: null, plan: null }
      : {
          insight: {
            ai_analysis: withRequiredLines(ai_analysis, { mode }, 'guide'),
            emotional_root,
            energetic_root,
            spiritual_root,
          },
          plan: composePlan(entry),
        }),
  }
}

/**
 * Creates entries from the lexicon: each symptom in several wordings, with the built-in guide's answers.
 * @param needed for fewer entries than there are templates, only so many are made, by chance
 */
export function makeTemplates(needed: number): Template[] {
  const told = lexicon.entries
    .filter(({ mode }) => mode === 'reflect')
    .flatMap(({ label, area }) =>
      WORDINGS.map((wording) => ({
        description: wording.replace('{}', wording.startsWith('{}') ? label : label.toLowerCase()),
        type: area === 'mind' ? ('mental_emotional' as const) : ('physical' as const),
      })),
    )
  const inNeed = IN_NEED.map((description) => ({ description, type: 'physical' as const }))
  const all = [...told, ...inNeed]
  const places = Array.from({ length: needed }, () => Math.floor(Math.random() * all.length))
  const chosen = needed < all.length ? places.flatMap((place) => all.slice(place, place + 1)) : all
  return chosen.map(({ description, type }, index) => makeTemplate(description, type, index))
}

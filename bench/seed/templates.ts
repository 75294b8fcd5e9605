import { composeInsight, lexicon } from '@soulsign/composer'
import { DURATIONS, type Insight, type PlanItem, type SymptomType, symptomTitle } from '@soulsign/contracts'

/** One believable entry with what came of it. */
export interface Template extends Insight {
  symptom_type: SymptomType
  title: string
  description: string
  duration: string
  plan: PlanItem[]
}

/** How people begin; `{}` is the symptom. */
const BEGINNINGS = [
  '{} since Monday, worse in the evening after work',
  'Again {}, mostly at night when the house is quiet',
  '{} comes and goes, I notice it most when I sit for long',
  'My {} is back. It started when we moved and I have not slept well',
  '{} before every meeting with my boss, gone an hour later',
  'A dull {} on the left side, on and off for months',
  '{} whenever I call my mother, and then I feel guilty for the rest of the day',
  'Heavy {} in the mornings, better after a walk in the café garden',
] as const

/** Entries made from the lexicon: each symptom told in several ways, with the insight that the composer gives it. */
export function makeTemplates(): Template[] {
  return lexicon.entries
    .filter(({ mode }) => mode === 'reflect')
    .flatMap(({ label, area, chakra }, entryIndex) =>
      BEGINNINGS.map((beginning, index) => {
        const description = beginning.replace('{}', beginning.startsWith('{}') ? label : label.toLowerCase())
        const symptom_type = area === 'mind' ? 'mental_emotional' : 'physical'
        const { ai_analysis, emotional_root, energetic_root, spiritual_root } = composeInsight({
          symptomType: symptom_type,
          description,
          advancedInfo: null,
        })
        const practice = lexicon.chakras.find(({ key }) => key === chakra)?.practice ?? ''
        return {
          symptom_type,
          title: symptomTitle(description),
          description,
          duration: DURATIONS[(entryIndex + index) % DURATIONS.length] ?? 'weeks',
          ai_analysis,
          emotional_root,
          energetic_root,
          spiritual_root,
          plan: [{ title: label, how: practice, duration: '5 minutes', frequency: 'each evening' }],
        } as const
      }),
    )
}

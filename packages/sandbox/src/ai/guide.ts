import type { Insight, PlanDraft } from '@soulsign/contracts'
import { composeInsight, composePlan, type SymptomEntry } from '@soulsign/guide'
import { parseSymptomData, type SymptomData } from '@soulsign/guide/symptom-data'
import type { AiBehaviour } from '../behaviour.ts'
import { AiError } from './errors.ts'
import { type ChatRequest, lastUserMessage, wanted } from './request.ts'

function readSymptomData(request: ChatRequest): SymptomData {
  try {
    return parseSymptomData(lastUserMessage(request))
  } catch (error) {
    throw new AiError(400, error instanceof Error ? error.message : String(error), 'invalid_symptom_data')
  }
}

const entryOf = (data: SymptomData): SymptomEntry => ({
  symptomType: data.symptom_type,
  description: data.description,
  duration: data.duration,
  advancedInfo: data.advanced_info,
  comfortOnly: data.comfort_only,
  sparesEating: data.spares_eating,
  notThemes: data.not_themes,
})

function writeInsight(data: SymptomData, { echo, replyWith }: AiBehaviour): Insight {
  if (replyWith) return replyWith
  const { description } = data
  if (echo) {
    return {
      ai_analysis: description,
      emotional_root: description,
      energetic_root: description,
      spiritual_root: description,
    }
  }
  const { ai_analysis, emotional_root, energetic_root, spiritual_root } = composeInsight(entryOf(data), data.earlier)
  return { ai_analysis, emotional_root, energetic_root, spiritual_root }
}

function writePlan(data: SymptomData, { echo, replyWithPlan }: AiBehaviour): PlanDraft {
  if (replyWithPlan) return replyWithPlan
  const plan = composePlan(entryOf(data), data.earlier)
  return echo ? { ...plan, description: data.description } : plan
}

/** The built-in guide's answer: the content of a completion's only message. */
export function answer(request: ChatRequest, behaviour: AiBehaviour): string {
  const answerTo = wanted(request)
  const data = readSymptomData(request)
  if (behaviour.garbage) return 'Sure! Here is your insight: {"ai_analysis": "#'
  if (answerTo.kind === 'plan') {
    const plan = writePlan(data, behaviour)
    const parts = behaviour.reverseFields ? answerTo.parts.toReversed() : answerTo.parts
    return JSON.stringify(Object.fromEntries(parts.map((part) => [part, plan[part]])))
  }
  const insight = writeInsight(data, behaviour)
  return answerTo.kind === 'insight' ? JSON.stringify(insight) : insight.ai_analysis
}

/** Splits a text into pieces of about one token. */
export const pieces = (text: string): string[] => text.match(/\s?\S{1,5}|\s/gu) ?? []

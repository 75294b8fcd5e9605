import { composeInsight, parseSymptomData, type SymptomData } from '@soulsign/composer'
import type { Insight } from '@soulsign/contracts'
import type { AiBehaviour } from '../behaviour.ts'
import { AiError } from './errors.ts'
import { type ChatRequest, lastUserMessage, wantsInsightJson } from './request.ts'

/** How the stand-in names itself, whichever model was asked for. */
export const GUIDE_MODEL = 'soulsign-built-in-guide'

function readSymptomData(request: ChatRequest): SymptomData {
  try {
    return parseSymptomData(lastUserMessage(request))
  } catch (error) {
    throw new AiError(400, error instanceof Error ? error.message : String(error), 'invalid_symptom_data')
  }
}

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
  const { ai_analysis, emotional_root, energetic_root, spiritual_root } = composeInsight({
    symptomType: data.symptom_type,
    description,
    duration: data.duration,
    advancedInfo: data.advanced_info,
    comfortOnly: data.comfort_only,
  })
  return { ai_analysis, emotional_root, energetic_root, spiritual_root }
}

/** What the built-in guide answers: the content of the one message of a completion. */
export function answer(request: ChatRequest, behaviour: AiBehaviour): string {
  const asJson = wantsInsightJson(request)
  const data = readSymptomData(request)
  if (behaviour.garbage) return 'Sure! Here is your insight: {"ai_analysis": "#'
  const insight = writeInsight(data, behaviour)
  return asJson ? JSON.stringify(insight) : insight.ai_analysis
}

/** Cuts a text into pieces of about a token's size. */
export const pieces = (text: string): string[] => text.match(/\s?\S{1,5}|\s/gu) ?? []

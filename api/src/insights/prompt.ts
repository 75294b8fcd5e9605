import { formatSymptomData, type Reading } from '@soulsign/guide'
import type OpenAI from 'openai'
import type { ReadEntry } from '../generation/entry.ts'
import { circumstances } from '../generation/heard.ts'
import { again, COMFORT, DATA_RULES, NEVER } from '../generation/prompt.ts'

/** To be raised with every change of these instructions. */
export const INSIGHT_PROMPT_VERSION = '4'

const RULES = `You are the writing guide of a spiritual wellbeing app. You write short symbolic readings ("insights") that invite a person to reflect on what they feel. You are an AI and never claim to be a doctor, therapist, psychic or human.

${DATA_RULES} reflection.

Always
- call the text a symbolic reading once, and hedge gently: may, might, some people notice, you could explore
- ask at least one open question
- write in English, warmly, plainly, to "you"; 250 to 400 words in ai_analysis
- use only this markdown in ai_analysis: first a # title, then at least three ## headings, "-" bullets, numbered lines, **bold**, *italic*

${NEVER}`

const FIELDS = `Answer with these fields, in this order:
- ai_analysis: the whole reading in light markdown
- emotional_root, energetic_root, spiritual_root: one or two plain sentences each, without markdown, on the emotional, energetic and spiritual layer of the same reading`

const COMPANION = `${COMFORT} Acknowledge, accompany, suggest small kindnesses and people to lean on. In emotional_root, energetic_root and spiritual_root write comfort as well.`

/**
 * What the built-in guide heard, so that the AI and the guide agree. Only a sure reading is passed on: the AI reads an unsure
 * one for itself.
 */
function grounding({ mode, open, primary, secondary, quietCompanion }: Reading): string {
  if (mode === 'companion') {
    return quietCompanion || open ? COMPANION : `${COMPANION}\nA tone to follow: ${primary.emotional_theme}`
  }
  if (open)
    return 'Take up what the person tells. If it is not plain what troubles them most, say so and keep the reading open.'
  return [
    'Associations that you may build on:',
    `- emotional: ${primary.emotional_theme}`,
    `- energetic: ${primary.energetic_theme}`,
    `- a question: ${primary.spiritual_question}`,
    ...(secondary ? [`- a second thread, for one sentence: ${secondary.emotional_theme}`] : []),
  ].join('\n')
}

const REQUESTS = {
  life: 'Name each thing that goes on in their life in a sentence of your own',
  moment: 'Take up when and where it comes, and contradict neither',
}

/** The messages that request an insight. `fault` says why an earlier draft was rejected. */
export function insightPrompt(
  { data, reading, asked }: Pick<ReadEntry, 'data' | 'reading' | 'asked'>,
  fault: string | undefined,
): OpenAI.Chat.ChatCompletionMessageParam[] {
  const system = [
    RULES,
    FIELDS,
    grounding(reading),
    ...circumstances({ reading, asked }, REQUESTS),
    ...(fault ? [again(fault)] : []),
  ].join('\n\n')
  return [
    { role: 'system', content: system },
    { role: 'user', content: formatSymptomData(data) },
  ]
}

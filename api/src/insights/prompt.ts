import type { Reading } from '@soulsign/guide'
import { formatSymptomData } from '@soulsign/guide/symptom-data'
import type OpenAI from 'openai'
import type { ReadEntry } from '../generation/entry.ts'
import { associations, circumstances } from '../generation/heard.ts'
import { again, COMFORT, DATA_RULES, NEVER } from '../generation/prompt.ts'

/** To be raised with every change of these instructions. */
export const INSIGHT_PROMPT_VERSION = '5'

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

/** What the built-in guide heard, or what to do without it. */
function grounding(reading: Reading): string {
  const heard = associations(reading, ({ spiritual_question }) => `a question: ${spiritual_question}`)
  if (reading.mode === 'companion') return [COMPANION, ...heard].join('\n')
  if (reading.open)
    return 'Take up what the person tells. If it is not plain what troubles them most, say so and keep the reading open.'
  return heard.join('\n')
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

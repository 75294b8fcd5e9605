import { asksPharmacist, hidesEating, type Reading } from '@soulsign/guide'
import { formatSymptomData } from '@soulsign/guide/symptom-data'
import type OpenAI from 'openai'
import type { ReadEntry } from '../generation/entry.ts'
import { associations, circumstances } from '../generation/heard.ts'
import { again, COMFORT, DATA_RULES, NEVER } from '../generation/prompt.ts'
import type { PlanPart } from './parts.ts'

/** To be raised with every change of these instructions. */
export const PLAN_PROMPT_VERSION = '5'

const RULES = `You are the writing guide of a spiritual wellbeing app. You write plans of small, gentle, everyday practices ("healing plans") for four bodies: physical, emotional, energetic and spiritual. You are an AI and never claim to be a doctor, therapist, psychic or human.

${DATA_RULES} plan.

Always
- respect what the block says of allergies, diet, age, pregnancy, conditions, medication and mobility: leave out whatever might not suit, and where you are not sure name no food at all
- hedge gently, offer a choice, and let every practice stop where it is unpleasant
- write in English, warmly, plainly, to "you", without markdown

${NEVER}
- name an amount of anything that is eaten, drunk or taken
- name a supplement, remedy, essential oil or alcoholic drink`

/** What each part of the response holds. */
const PARTS: Record<PlanPart, string> = {
  title: 'title: the name of the plan, a few words',
  description:
    'description: three or four sentences that introduce it, name what to begin with today, and say that it goes along with professional care',
  recommendations: 'recommendations: the physical body; superfoods as everyday food, movement, rest',
  affirmations: 'affirmations: the emotional body; an affirmation, inner child, shadow work, family systems',
  meditation_practices: 'meditation_practices: the energetic body; breathwork, chakras, qi gong',
  energy_healing: 'energy_healing: the spiritual body; a ritual, a meditation, past-life release as imagination',
}
const ITEMS = `Each body is a list of three to five items { title, how, duration, frequency }: how is two to four sentences that say what to do; duration is like "10 minutes"; frequency is like "each evening".`

/** Added for people who struggle with eating. */
const SPARES_EATING =
  "Eating is a sore subject here. Say nothing of food, drink, meals, cooking, supplements, weight or the body's shape: the physical part is rest and easy movement."

/** Added for people who take something. */
const ASKS_PHARMACIST = 'The description also says to ask a pharmacist before taking any supplement.'

const COMPANION = `${COMFORT} Plan small comforts, rest and good company; no shadow work, no family systems, no past lives.`

/** What the built-in guide heard, or what to do without it. */
function grounding(reading: Reading): string {
  const heard = associations(reading, ({ chakra }) => `chakra: ${chakra}`)
  if (reading.mode === 'companion') return [COMPANION, ...heard].join('\n')
  return reading.open ? 'Plan for what the person tells.' : heard.join('\n')
}

const REQUESTS = {
  life: 'Begin from what goes on in their life',
  moment: 'Give each body one practice for when and where it comes',
}

/** The messages that request the missing parts of a plan. `fault` says why an earlier draft was rejected. */
export function planPrompt(
  { data, reading, asked }: ReadEntry,
  missing: readonly PlanPart[],
  fault: string | undefined,
): OpenAI.Chat.ChatCompletionMessageParam[] {
  const fields = ['Answer with these fields, in this order:', ...missing.map((part) => `- ${PARTS[part]}`), ITEMS]
  const system = [
    RULES,
    fields.join('\n'),
    grounding(reading),
    ...circumstances({ reading, asked }, REQUESTS),
    ...(hidesEating(asked) ? [SPARES_EATING] : []),
    ...(asksPharmacist(asked) ? [ASKS_PHARMACIST] : []),
    ...(fault ? [again(fault)] : []),
  ].join('\n\n')
  return [
    { role: 'system', content: system },
    { role: 'user', content: formatSymptomData(data) },
  ]
}

import { z } from 'zod'
import { SAFETY_ANSWERS, SAFETY_CATEGORIES, SAFETY_LEVELS } from './safety-category.ts'

/**
 * A helpline. `call` and `text` are numbers that a phone can dial; `word` is what to text to the number; `note` explains
 * it.
 */
export const HelpResource = z.object({
  name: z.string(),
  call: z.string().optional(),
  text: z.string().optional(),
  word: z.string().optional(),
  url: z.url().optional(),
  note: z.string().optional(),
})
export type HelpResource = z.infer<typeof HelpResource>

/** The result of the screening; null if it found nothing. */
export const Safety = z.object({
  level: z.enum(SAFETY_LEVELS),
  category: z.enum(SAFETY_CATEGORIES),
  resources: z.array(HelpResource),
  /** The person's answer to the question of an entry whose level was `ask`. */
  answer: z.enum(SAFETY_ANSWERS).optional(),
})
export type Safety = z.infer<typeof Safety>

/** Body of `POST /api/symptoms/{id}/safety-answer`. */
export const SafetyAnswerRequest = z.object({
  answer: z.enum(SAFETY_ANSWERS, "Use one of 'yes', 'unsure', 'no'."),
})

import { z } from 'zod'
import { SAFETY_CATEGORIES } from './safety-category.ts'

/** A helpline. `call` and `text` are numbers that a phone can dial; `note` explains the number. */
export const HelpResource = z.object({
  name: z.string(),
  call: z.string().optional(),
  text: z.string().optional(),
  url: z.url().optional(),
  note: z.string().optional(),
})
export type HelpResource = z.infer<typeof HelpResource>

/** The result of the screening; null if it found nothing. */
export const Safety = z.object({
  level: z.enum(['urgent', 'card']),
  category: z.enum(SAFETY_CATEGORIES),
  resources: z.array(HelpResource),
})
export type Safety = z.infer<typeof Safety>

import { z } from 'zod'
import { CONSENT_PURPOSES, CONSENT_RECIPIENT_MAX_LENGTH } from './limits.ts'

/** An answer to a question for consent. `text_version` is the version of the text that the person saw. */
export const NewConsent = z.strictObject({
  purpose: z.enum(CONSENT_PURPOSES, `Use one of: ${CONSENT_PURPOSES.join(', ')}.`),
  given: z.boolean('Use true or false.'),
  text_version: z.int('Use a whole number.').min(1),
  place: z.string().regex(/^[a-z-]{1,40}$/, 'Name the screen in lower-case letters and hyphens.'),
  /** Who runs the AI, as the text for `ai` named them; without it, who runs it now. A yes counts for nobody else. */
  recipient: z
    .string()
    .min(1)
    .max(CONSENT_RECIPIENT_MAX_LENGTH)
    .refine((name) => name.isWellFormed() && !/\p{Cc}/u.test(name), 'The name has characters that cannot be stored.')
    .optional(),
})
export type NewConsent = z.infer<typeof NewConsent>

/** Answers that were given at once. */
export const NewConsents = z.array(NewConsent).min(1, 'Send at least one answer.').max(10, 'Send at most 10 answers.')

/** The newest answer for a purpose. */
export const Consent = NewConsent.extend({
  recipient: z.string().nullable().default(null),
  created_at: z.iso.datetime(),
})
export type Consent = z.infer<typeof Consent>

/** The newest answer for each purpose that was answered. */
export const Consents = z.array(Consent)

import { z } from 'zod'

/** Asks about a mailed link by its secret, without using it. */
export const LinkQuestion = z.object({ token_hash: z.string().min(1).max(200) })

/** What the page of a mailed link says before it signs in. */
export const LinkAccount = z.object({
  /** The account's address, partly hidden. */
  email: z.string(),
  /** Whether the caller is signed in to this account. */
  same_account: z.boolean(),
  /** The caller's entries as a guest that this link does not take along, because another browser asked for it. */
  entries: z.int(),
  /** Whether a guest of another browser asked for this link, whose words stay there. */
  asked_elsewhere: z.boolean().default(false),
})
export type LinkAccount = z.infer<typeof LinkAccount>

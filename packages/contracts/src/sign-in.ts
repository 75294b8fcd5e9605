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
})
export type LinkAccount = z.infer<typeof LinkAccount>

/** Why a sign-in at Google failed, as `error_code` in the address of the page that it returns to. */
export const SIGN_IN_FAILURES = [
  'user_cancelled',
  'bad_oauth_state',
  'bad_oauth_callback',
  'provider_email_needs_verification',
  'unexpected_failure',
] as const
export type SignInFailure = (typeof SIGN_IN_FAILURES)[number]

/** Why a sign-in at Google failed, as `error_code` in the address of the page that it returns to. */
export const SIGN_IN_FAILURES = [
  'user_cancelled',
  'bad_oauth_state',
  'bad_oauth_callback',
  'provider_email_needs_verification',
  'unexpected_failure',
] as const
export type SignInFailure = (typeof SIGN_IN_FAILURES)[number]

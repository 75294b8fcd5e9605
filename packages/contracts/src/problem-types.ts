/**
 * The API's problem types (RFC 9457). The key ends the `type` URI reference (`/problems/<key>`) and stays stable for
 * clients.
 */
export const PROBLEMS = {
  'invalid-input': { status: 400, title: 'The request contains invalid input' },
  'malformed-json': { status: 400, title: 'The body is not valid JSON' },
  unauthorized: { status: 401, title: 'Sign-in required' },
  'invalid-guest-token': { status: 401, title: 'The guest token is not valid' },
  forbidden: { status: 403, title: 'Not allowed' },
  'invalid-frame-token': { status: 401, title: 'The frame token is not valid' },
  'partner-revoked': { status: 403, title: 'This partner’s widget is switched off' },
  'consent-needed': { status: 403, title: 'Consent is needed first' },
  'fresh-session-needed': { status: 403, title: 'Sign in again first' },
  'guest-limit-reached': { status: 403, title: 'No free diagnoses left' },
  'reservation-needed': { status: 403, title: 'No free diagnosis is reserved' },
  'subscription-needed': { status: 403, title: 'Subscription required' },
  'second-factor-needed': { status: 403, title: 'A passkey is needed' },
  'passkey-refused': { status: 403, title: 'The passkey was refused' },
  'recovery-code-refused': { status: 403, title: 'The recovery code was refused' },
  'not-found': { status: 404, title: 'Not found' },
  'method-not-allowed': { status: 405, title: 'Method not allowed' },
  'plan-not-offered': { status: 409, title: 'No plan is offered for this entry' },
  'answer-needed': { status: 409, title: 'A question has to be answered first' },
  conflict: { status: 409, title: 'Conflict' },
  'already-subscribed': { status: 409, title: 'You already have this plan' },
  'payment-incomplete': { status: 409, title: 'The payment is not complete' },
  'body-too-large': { status: 413, title: 'The request is too large' },
  'unknown-host': { status: 421, title: 'This site has another address' },
  'unsupported-media-type': { status: 415, title: 'The body must be JSON' },
  'too-many-requests': { status: 429, title: 'Too many requests' },
  'partner-ceiling': { status: 429, title: 'This partner has no insights left today' },
  'generation-failed': { status: 502, title: 'The text could not be written' },
  internal: { status: 500, title: 'Something went wrong on our side' },
  maintenance: { status: 503, title: 'Down for maintenance' },
  unavailable: { status: 503, title: 'Not available right now' },
  'generation-timeout': { status: 504, title: 'The text is taking too long' },
} as const satisfies Record<string, { status: number; title: string }>

export type ProblemKey = keyof typeof PROBLEMS
export const problemType = (key: ProblemKey) => `/problems/${key}`

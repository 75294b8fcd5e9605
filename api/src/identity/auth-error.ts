import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** The GoTrue error codes that this product uses (supabase.com/docs/guides/auth/debugging/error-codes). */
export type AuthErrorCode =
  | 'bad_code_verifier'
  | 'bad_json'
  | 'bad_jwt'
  | 'flow_state_expired'
  | 'flow_state_not_found'
  | 'no_authorization'
  | 'not_found'
  | 'otp_expired'
  | 'over_email_send_rate_limit'
  | 'over_request_rate_limit'
  | 'refresh_token_already_used'
  | 'refresh_token_not_found'
  | 'same_password'
  | 'session_not_found'
  | 'unexpected_failure'
  | 'unsupported_grant_type'
  | 'user_banned'
  | 'user_not_found'
  | 'validation_failed'
  | 'weak_password'

/** An error of the identity API, with GoTrue's codes and messages. */
export class AuthError extends Error {
  override name = 'AuthError'
  readonly status: ContentfulStatusCode
  readonly code: AuthErrorCode
  /** Seconds for the Retry-After header. */
  readonly retryAfter: number | undefined
  /** Additional members of the body, such as `weak_password`. */
  readonly members: Record<string, unknown>
  constructor(
    status: ContentfulStatusCode,
    code: AuthErrorCode,
    message: string,
    options: { retryAfter?: number; members?: Record<string, unknown> } = {},
  ) {
    super(message)
    this.status = status
    this.code = code
    this.retryAfter = options.retryAfter
    this.members = options.members ?? {}
  }
}

/**
 * Responds with one body for all clients: RFC 9457 members, `code` (read with the version header), `error_code` and
 * `msg` (read without it), and `message`.
 */
export function answerWithAuthError(c: Context, error: AuthError): Response {
  const body = {
    type: `/problems/auth-${error.code.replaceAll('_', '-')}`,
    title: error.message,
    status: error.status,
    detail: error.message,
    request_id: c.get('requestId'),
    code: error.code,
    error_code: error.code,
    message: error.message,
    msg: error.message,
    ...error.members,
  }
  return c.body(JSON.stringify(body), error.status, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    'x-sb-error-code': error.code,
    ...(error.retryAfter !== undefined && { 'retry-after': String(error.retryAfter) }),
  })
}

import type { ContentfulStatusCode } from 'hono/utils/http-status'

/** GoTrue's error codes that this product answers with (supabase.com/docs/guides/auth/debugging/error-codes). */
export type AuthErrorCode =
  | 'bad_code_verifier'
  | 'bad_json'
  | 'bad_jwt'
  | 'email_address_invalid'
  | 'flow_state_expired'
  | 'flow_state_not_found'
  | 'no_authorization'
  | 'not_found'
  | 'otp_expired'
  | 'over_email_send_rate_limit'
  | 'over_request_rate_limit'
  | 'provider_disabled'
  | 'refresh_token_already_used'
  | 'refresh_token_not_found'
  | 'request_timeout'
  | 'same_password'
  | 'session_not_found'
  | 'unexpected_failure'
  | 'unsupported_grant_type'
  | 'user_banned'
  | 'user_not_found'
  | 'validation_failed'
  | 'weak_password'

/** An answer of the identity API that is an error, in GoTrue's words. */
export class AuthError extends Error {
  override name = 'AuthError'
  readonly status: ContentfulStatusCode
  readonly code: AuthErrorCode
  /** Seconds for the Retry-After header. */
  readonly retryAfter: number | undefined
  /** Further members of the body, such as `weak_password`. */
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

/** Version that GoTrue's clients look for before they read `code`. */
export const API_VERSION_HEADER = 'x-supabase-api-version'
export const API_VERSION = '2024-01-01'

/**
 * One body for every reader: RFC 9457 members, `code` (with the version header), `error_code` and `msg` (without it),
 * `message`.
 */
export function authErrorResponse(error: AuthError, requestId: string): Response {
  const headers = new Headers({
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    [API_VERSION_HEADER]: API_VERSION,
    'x-sb-error-code': error.code,
  })
  if (error.retryAfter !== undefined) headers.set('retry-after', String(error.retryAfter))
  const body = {
    type: `/problems/auth-${error.code.replaceAll('_', '-')}`,
    title: error.message,
    status: error.status,
    detail: error.message,
    request_id: requestId,
    code: error.code,
    error_code: error.code,
    message: error.message,
    msg: error.message,
    ...error.members,
  }
  return new Response(JSON.stringify(body), { status: error.status, headers })
}

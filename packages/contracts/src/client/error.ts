import type { Problem } from '../problem.ts'
import { type ProblemKey, problemType } from '../problem-types.ts'

/** An error response of the API, with its problem document. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.detail ?? problem.title)
    this.problem = problem
  }

  /** Compares names, because shell and remotes each bundle this class, and remotes catch errors of the shell's client. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ApiError' && 'problem' in value
  }
}

/**
 * Whether an error is an API problem with this key.
 * @example if (isProblem(error, 'subscription-needed')) navigate('/subscription')
 */
export const isProblem = (error: unknown, key: ProblemKey): error is ApiError =>
  error instanceof ApiError && error.problem.type === problemType(key)

/** The error for a response. Checked by hand, because a schema would make the widget too large. */
export async function toApiError(response: Response): Promise<ApiError> {
  const body = (await response.json().catch(() => null)) as Partial<Problem> | null
  const requestId = response.headers.get('x-request-id')
  const { status } = response
  return new ApiError(
    typeof body?.type === 'string' && typeof body.title === 'string'
      ? { ...(body as Problem), status }
      : {
          type: 'about:blank',
          title: response.statusText || `HTTP ${status}`,
          status,
          ...(requestId && { request_id: requestId }),
        },
  )
}

import type { Problem } from '../problem.ts'
import { type ProblemKey, problemType } from '../problem-types.ts'

/** An answer of the API that is an error, with its problem document. */
export class ApiError extends Error {
  override name = 'ApiError'
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.detail ?? problem.title)
    this.problem = problem
  }

  /** By name: shell and remotes each bundle this class, and an error of the shell's client is caught in a remote. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return value instanceof Error && value.name === 'ApiError' && 'problem' in value
  }
}

/**
 * Whether an error is the API's problem of this key.
 * @example if (isProblem(error, 'subscription-needed')) navigate('/subscription')
 */
export const isProblem = (error: unknown, key: ProblemKey): error is ApiError =>
  error instanceof ApiError && error.problem.type === problemType(key)

/** The error that an answer stands for. Checked by hand, since the widget has no room for a schema. */
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

import { ApiError, isProblem } from '@soulsign/contracts'

/** Whether the API refused (4xx), so that the same request would fail again. */
export const isRefusal = (error: unknown): error is ApiError => error instanceof ApiError && error.problem.status < 500

/** What to tell a person: the API's own words if it asks them to slow down, else `text`. */
export const failureText = (error: unknown, text: string): string =>
  isProblem(error, 'too-many-requests') ? (error.problem.detail ?? error.problem.title) : text

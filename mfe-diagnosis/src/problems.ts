import { ApiError, isProblem } from '@soulsign/contracts'

/** Whether the API refused (4xx): asking again the same way would not help. */
export const isRefusal = (error: unknown): error is ApiError => error instanceof ApiError && error.problem.status < 500

/** What to tell a person: the API's own words where it asks them to slow down, else the text for the situation. */
export const failureText = (error: unknown, text: string): string =>
  isProblem(error, 'too-many-requests') ? (error.problem.detail ?? error.problem.title) : text

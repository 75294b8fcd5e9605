import { ApiError } from '@soulsign/contracts'

/**
 * Why a payment call failed, in the API's own words, which say what was charged. Undefined if the API gave no reason,
 * or only errors of fields, such as a mistyped address.
 */
export const reasonOf = (error: unknown): string | undefined =>
  error instanceof ApiError && !error.problem.errors ? error.problem.detail : undefined

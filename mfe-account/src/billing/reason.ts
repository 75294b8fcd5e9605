import { ApiError } from '@soulsign/contracts'

/**
 * Why a call about money failed, in the API's own words, which say what was charged. Undefined where it said nothing, or
 * spoke of fields, as it does of an address that somebody has mistyped.
 */
export const reasonOf = (error: unknown): string | undefined =>
  error instanceof ApiError && !error.problem.errors ? error.problem.detail : undefined

import { ApiError } from '@soulsign/contracts'

/** Whether the item does not exist, rather than failed to load. */
export const isMissing = (error: unknown) => error instanceof ApiError && [400, 404].includes(error.problem.status)

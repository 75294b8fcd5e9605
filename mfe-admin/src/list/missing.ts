import { ApiError } from '@soulsign/contracts'

/** Whether an address names nothing that is there, rather than that it could not be loaded. */
export const isMissing = (error: unknown) => error instanceof ApiError && [400, 404].includes(error.problem.status)

import { ApiError } from '@soulsign/contracts'

/**
 * How a query follows a generation: each browser tab has one, and it continues after the person leaves the page.
 * `follow` rejoins a lost connection; without a network the query waits here until it is back.
 */
export const FOLLOWING = {
  retry: (_: number, error: unknown) => !(error instanceof ApiError) && !navigator.onLine,
  retryOnMount: false,
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnReconnect: false,
} as const

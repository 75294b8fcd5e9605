import { ApiError } from '@soulsign/contracts'

/**
 * How a query follows a generation: one per browser tab however often it is asked for, and it runs on when the page is
 * left. `follow` joins a lost connection; what was lost with the network waits here until that is back.
 */
export const FOLLOWING = {
  retry: (_: number, error: unknown) => !(error instanceof ApiError) && !navigator.onLine,
  retryOnMount: false,
  staleTime: Number.POSITIVE_INFINITY,
  refetchOnReconnect: false,
} as const

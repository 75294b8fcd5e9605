import { type ApiClient, ApiError, createApiClient } from '@soulsign/contracts'
import { QueryClient } from '@tanstack/react-query'
import { accessToken, checkSession } from '../session/auth.ts'
import { guestToken } from './guest-token.ts'
import { noteMaintenance } from './maintenance.ts'

const client = createApiClient({
  origin: '',
  credentials: async () => ({ accessToken: await accessToken(), guestToken: guestToken.token() ?? undefined }),
})

/** The API as the person of this browser. An answer that says 'maintenance' brings up the maintenance screen. */
export const api: ApiClient = {
  async call(name, input, options) {
    try {
      return await client.call(name, input, options)
    } catch (error) {
      noteMaintenance(error)
      checkSession(error)
      throw error
    }
  },
  async *streamDiagnosis(body, options) {
    try {
      yield* client.streamDiagnosis(body, options)
    } catch (error) {
      noteMaintenance(error)
      checkSession(error)
      throw error
    }
  },
}

const RETRIES = 2

/** One for shell and remotes. A refusal is final; a failure of network or server is tried again. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (count, error) => count < RETRIES && !(error instanceof ApiError && error.problem.status < 500),
    },
  },
})

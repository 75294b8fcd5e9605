import {
  type ApiClient,
  ApiError,
  createApiClient,
  type EndpointName,
  isProblem,
  type PublicSettings,
} from '@soulsign/contracts'
import { QueryClient } from '@tanstack/react-query'
import { accessToken, checkSession } from '../credentials/auth.ts'
import { guestToken } from '../credentials/guest-token.ts'
import { noteMaintenance, noteSettings } from './maintenance.ts'
import { reportUnread } from './reports.ts'

const client = createApiClient({
  origin: '',
  credentials: async () => ({ accessToken: await accessToken(), guestToken: guestToken.token() ?? undefined }),
  onUnread: reportUnread,
})

/** Query key of the check for administrators. */
export const ADMIN_AUTH_KEY = ['admin-auth']

function note(error: unknown): never {
  noteMaintenance(error)
  checkSession(error)
  // The person may no longer be an administrator, or has to prove it again.
  if (isProblem(error, 'forbidden') || isProblem(error, 'second-factor-needed'))
    void queryClient.invalidateQueries({ queryKey: ADMIN_AUTH_KEY })
  throw error
}

/** After these calls the admin area may be open. */
const PROOFS = new Set<EndpointName>(['addPasskey', 'confirmWithPasskey', 'confirmWithRecoveryCode'])

/** Calls the API with this browser's session or guest token. A 'maintenance' answer shows the maintenance screen. */
export const api: ApiClient = {
  async call(name, input, options) {
    const answer = await client.call(name, input, options).catch(note)
    if (name === 'getSettings') noteSettings(answer as PublicSettings)
    if (PROOFS.has(name)) await queryClient.invalidateQueries({ queryKey: ADMIN_AUTH_KEY })
    return answer
  },
  download: (name, input) => client.download(name, input).catch(note),
  upload: (name, file) => client.upload(name, file).catch(note),
  async *streamDiagnosis(body, options) {
    try {
      yield* client.streamDiagnosis(body, options)
    } catch (error) {
      note(error)
    }
  },
  async *streamHealingPlan(body, options) {
    try {
      yield* client.streamHealingPlan(body, options)
    } catch (error) {
      note(error)
    }
  },
}

const RETRIES = 2

/** Shared by shell and remotes. Refusals are final; network and server failures are retried. */
export const queryClient = new QueryClient({
  defaultOptions: {
    queries: {
      retry: (count, error) => count < RETRIES && !(error instanceof ApiError && error.problem.status < 500),
    },
  },
})

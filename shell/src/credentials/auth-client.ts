// A chunk of its own: only people with a session, or on the way to one, need it.
import { TIMEOUTS } from '@soulsign/contracts/flow'
import { AuthClient } from '@supabase/auth-js'
import { guestToken } from './guest-token.ts'
import { SESSION_KEY } from './session-key.ts'

const PATH = '/api/auth/v1'

/** Sends the guest token along, so that a guest's entries move to the account on sign-in. */
function fetchAsGuest(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  const token = guestToken.token()
  if (token) headers.set('x-guest-token', token)
  return fetch(input, { ...init, headers, signal: init.signal ?? AbortSignal.timeout(TIMEOUTS.call) })
}

/** The page's only client of the identity API. It keeps and refreshes the session and shares it between tabs. */
export const client = new AuthClient({
  url: `${window.location.origin}${PATH}`,
  storageKey: SESSION_KEY,
  flowType: 'pkce',
  detectSessionInUrl: true,
  autoRefreshToken: true,
  persistSession: true,
  fetch: fetchAsGuest,
})

import { isProblem } from '@soulsign/contracts'
import { TIMEOUTS } from '@soulsign/contracts/flow'
import type { Session } from '@soulsign/remote-kit'
import { AuthClient, type Session as AuthSession } from '@supabase/auth-js'
import { guestToken } from './guest-token.ts'

const PATH = '/api/auth/v1'

/** Sends the guest token along, so that a guest's entries move to the account on sign-in. */
function fetchAsGuest(input: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  const headers = new Headers(init.headers)
  const token = guestToken.token()
  if (token) headers.set('x-guest-token', token)
  return fetch(input, { ...init, headers, signal: init.signal ?? AbortSignal.timeout(TIMEOUTS.call) })
}

/** The page's only client of the identity API. It keeps and refreshes the session and shares it between tabs. */
export const auth = new AuthClient({
  url: `${window.location.origin}${PATH}`,
  storageKey: 'soulsign.session',
  flowType: 'pkce',
  detectSessionInUrl: true,
  autoRefreshToken: true,
  persistSession: true,
  fetch: fetchAsGuest,
})

/** The access token to send, refreshed if it has expired; undefined for guests. */
export async function accessToken(): Promise<string | undefined> {
  const { data } = await auth.getSession()
  return data.session?.access_token
}

/** Asks the identity API about a session that the API refused; auth-js forgets it if it has ended. */
export function checkSession(error: unknown): void {
  if (isProblem(error, 'unauthorized')) void auth.getUser()
}

/** The session as shell and remotes know it. */
export function toSession(session: AuthSession | null): Session {
  if (!session) return { status: 'guest' }
  const { id, email = '', email_confirmed_at: confirmedAt, user_metadata: metadata } = session.user
  const name: unknown = metadata['full_name']
  return {
    status: 'user',
    user: { id, email, name: typeof name === 'string' && name ? name : null, emailConfirmed: Boolean(confirmedAt) },
  }
}

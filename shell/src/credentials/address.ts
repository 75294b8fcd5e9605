import { HANDOVER_PARAMETER, SIGN_IN_FAILURES, type SignInFailure } from '@soulsign/contracts'

/** Parameters that the identity API may add to the query, or like GoTrue to the fragment, of the page it returns to. */
const ERROR_KEYS = ['error', 'error_code', 'error_description', 'sb']
const TOKEN_KEYS = [
  'access_token',
  'refresh_token',
  'expires_at',
  'expires_in',
  'token_type',
  'provider_token',
  'provider_refresh_token',
]

/** The address's query and fragment as parameters, and a function that writes them back without `keys`. */
function readAddress() {
  const url = new URL(window.location.href)
  const fragment = new URLSearchParams(url.hash.slice(1))
  return {
    has: (key: string) => url.searchParams.has(key) || fragment.has(key),
    get: (key: string) => url.searchParams.get(key) ?? fragment.get(key),
    dropAll(keys: string[]) {
      if (!keys.some((key) => url.searchParams.has(key) || fragment.has(key))) return
      for (const key of keys) {
        url.searchParams.delete(key)
        fragment.delete(key)
      }
      url.hash = fragment.toString()
      window.history.replaceState(window.history.state, '', url)
    },
  }
}

/**
 * Takes the error of a sign-in at Google out of the address; null if there is none that we know. Anybody can write an
 * address, so its words are never shown.
 */
export function takeSignInFailure(): SignInFailure | null {
  const address = readAddress()
  if (!address.has('error')) return null
  const code = address.get('error_code')
  if (code !== null || address.has('error_description')) address.dropAll(ERROR_KEYS)
  return SIGN_IN_FAILURES.find((known) => known === code) ?? null
}

let hadTokens = false

/** Notes whether the page is opened with tokens in its query. Call it before the session is known, which cleans the address. */
export function noteArrival(): void {
  const query = new URLSearchParams(window.location.search)
  hadTokens = query.has('access_token') || query.has('refresh_token')
}

/** Whether the page was opened with tokens in its query, as `noteArrival` saw it. */
export const arrivedWithTokens = () => hadTokens

/** Whether the address carries what a sign-in elsewhere returns with. */
export const arrivedFromSignIn = () => {
  const { has } = readAddress()
  return has('code') || TOKEN_KEYS.some(has)
}

/** Takes tokens out of the address, so that they do not stay in the history or reach a Referer header. */
export const dropTokens = () => readAddress().dropAll(TOKEN_KEYS)

/** Takes the code of a partner's frame out of the address; null if there is none. */
export function takeHandover(): string | null {
  const code = new URLSearchParams(window.location.hash.slice(1)).get(HANDOVER_PARAMETER)
  if (code !== null) readAddress().dropAll([HANDOVER_PARAMETER])
  return code
}

/**
 * What a sign-in elsewhere (Google) sent back as an error, taken out of the address: the identity API puts it into the
 * query and, as GoTrue does, into the fragment. Null for any other address.
 */
export function takeSignInError(): string | null {
  const url = new URL(window.location.href)
  const parts = [url.searchParams, new URLSearchParams(url.hash.slice(1))]
  const found = parts.find((part) => part.has('error') && part.has('error_description'))
  if (!found) return null
  for (const name of ['error', 'error_code', 'error_description', 'sb']) url.searchParams.delete(name)
  url.hash = ''
  window.history.replaceState(window.history.state, '', url)
  return found.get('error_description')
}

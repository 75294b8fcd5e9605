/** Where a person goes after sign-in when nothing sent them. */
const DEFAULT_PATH = '/symptom-entry'

/** A path of this site out of what a location's state or query says; anything else becomes the default. */
export function returnPath(candidate: unknown): string {
  if (typeof candidate !== 'string' || !URL.canParse(candidate, window.location.origin)) return DEFAULT_PATH
  const url = new URL(candidate, window.location.origin)
  const usable = url.origin === window.location.origin && !url.pathname.startsWith('/auth')
  return usable ? `${url.pathname}${url.search}${url.hash}` : DEFAULT_PATH
}

/** The page after sign-in if no page asked for it. */
const DEFAULT_PATH = '/symptom-entry'

/** The path of this site that a location's state or query names, else the default. */
export function returnPath(candidate: unknown): string {
  if (typeof candidate !== 'string' || !URL.canParse(candidate, window.location.origin)) return DEFAULT_PATH
  const url = new URL(candidate, window.location.origin)
  const usable = url.origin === window.location.origin && !url.pathname.startsWith('/auth')
  return usable ? `${url.pathname}${url.search}${url.hash}` : DEFAULT_PATH
}

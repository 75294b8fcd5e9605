/** The page after sign-in if no page asked for it. */
const DEFAULT_PATH = '/symptom-entry'

/** The path of this site that a location's state or query names, else the default. */
export function returnPath(candidate: unknown, { origin } = window.location): string {
  if (typeof candidate !== 'string' || !URL.canParse(candidate, origin)) return DEFAULT_PATH
  const url = new URL(candidate, origin)
  // `/.//host` is a path of ours, but what is left of it without the origin names another host.
  const usable = url.href.startsWith(`${origin}/`) && !/^\/(?:\/|auth)/.test(url.pathname)
  return usable ? `${url.pathname}${url.search}${url.hash}` : DEFAULT_PATH
}

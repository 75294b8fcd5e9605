import { createHash, randomBytes } from 'node:crypto'

/** Generates the secret of a mailed link, with the SHA-256 that is stored in its place. */
export function mintLinkSecret(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashLinkSecret(token) }
}

export const hashLinkSecret = (token: string) => createHash('sha256').update(token).digest()

/**
 * The address that a mailed link opens: a page with a button that finishes, so that a scanner that opens it does not
 * use the link. A request from /email-verification returns there; all others go through /auth/confirm to the person's
 * page.
 * @param returnTo a checked absolute URL on our own origin
 */
export function linkUrl(publicUrl: string, token: string, returnTo: URL): string {
  const verification = returnTo.pathname === '/email-verification'
  const url = new URL(verification ? '/email-verification' : '/auth/confirm', publicUrl)
  url.searchParams.set('token_hash', token)
  url.searchParams.set('type', 'email')
  if (!verification) url.searchParams.set('next', `${returnTo.pathname}${returnTo.search}`)
  return url.href
}

/**
 * Returns the requested redirect target as an absolute URL on our own origin. Any other target silently becomes the
 * home page, as in GoTrue.
 */
export function allowedRedirect(publicUrl: string, target: string | undefined): URL {
  const home = new URL('/', publicUrl)
  if (!target || !URL.canParse(target, home)) return home
  const url = new URL(target, home)
  // A path that starts with two slashes would mean another host if only the path were kept. `blob:` has our origin, too.
  const ours =
    url.origin === home.origin &&
    url.protocol === home.protocol &&
    !url.username &&
    !url.password &&
    !url.pathname.startsWith('//')
  return ours ? url : home
}

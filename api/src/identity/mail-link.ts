import { createHash, randomBytes } from 'node:crypto'

/** The secret of an e-mailed link and what is stored of it: only its SHA-256. */
export function mintLinkSecret(): { token: string; hash: Buffer } {
  const token = randomBytes(32).toString('base64url')
  return { token, hash: hashLinkSecret(token) }
}

export const hashLinkSecret = (token: string) => createHash('sha256').update(token).digest()

/**
 * Where an e-mailed link leads: a page of ours whose button finishes, so that a scanner that opens it spends nothing.
 * A request that came from /email-verification returns there; any other goes by /auth/confirm to where the person was.
 * @param returnTo absolute URL of ours, already checked.
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
 * The redirect target that a request names, as an absolute URL of our own origin; anything else becomes the product's
 * address itself, silently, as GoTrue does.
 */
export function allowedRedirect(publicUrl: string, target: string | undefined): URL {
  const home = new URL('/', publicUrl)
  if (!target || !URL.canParse(target, home)) return home
  const url = new URL(target, home)
  // A path that begins with two slashes would be read as another host where only the path is kept.
  const ours = url.origin === home.origin && !url.username && !url.password && !url.pathname.startsWith('//')
  return ours ? url : home
}

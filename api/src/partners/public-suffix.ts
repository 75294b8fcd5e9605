import { ProblemError } from '../http/problem.ts'
import { late } from '../settle.ts'

const suffixes = late(() => import('tldts'))
const WILDCARD = /^https:\/\/\*\.([^:]+)/

/**
 * Refuses wildcards over a domain where anyone can have a site, such as `https://*.co.uk` and `https://*.github.io`,
 * according to the Public Suffix List. The list is too large for the browser, so the contract does not check it.
 */
export async function refusePublicSuffixes(origins: string[]): Promise<void> {
  const { getDomain } = await suffixes()
  const errors = origins.flatMap((origin, index) => {
    const [, domain] = WILDCARD.exec(origin) ?? []
    if (!domain || getDomain(domain, { allowPrivateDomains: true })) return []
    return [
      { path: `origins.${index}`, message: `Anyone can have a site under ${domain}. Enter a site of the partner.` },
    ]
  })
  if (errors.length > 0)
    throw new ProblemError('invalid-input', { detail: 'Some fields of the body are not valid.', errors })
}

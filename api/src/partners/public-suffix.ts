import { getDomain } from 'tldts'
import { ProblemError } from '../http/problem.ts'

const WILDCARD = /^https:\/\/\*\.([^:]+)/

/**
 * Refuses wildcards over a domain under which anybody can have a site, such as `https://*.co.uk` and
 * `https://*.github.io`, by the Public Suffix List. It is too large for the browser, so the contract does not know it.
 */
export function refusePublicSuffixes(origins: string[]): void {
  const errors = origins.flatMap((origin, index) => {
    const [, domain] = WILDCARD.exec(origin) ?? []
    if (!domain || getDomain(domain, { allowPrivateDomains: true })) return []
    return [
      { path: `origins.${index}`, message: `Anybody can have a site under ${domain}. Name a site of the partner.` },
    ]
  })
  if (errors.length > 0)
    throw new ProblemError('invalid-input', { detail: 'Some fields of the body are not valid.', errors })
}

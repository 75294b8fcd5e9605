import { Hono } from 'hono'
import type { Config } from '../config.ts'
import { answerProblem, ProblemError } from '../http/problem.ts'

/** RFC 9116 requires an expiry date less than a year ahead. */
const VALID_DAYS = 180

/** Tells security researchers where to report a vulnerability, if SECURITY_CONTACT is set. */
export function securityTxt({ publicUrl, securityContact }: Pick<Config, 'publicUrl' | 'securityContact'>): Hono {
  return new Hono().get('/.well-known/security.txt', (c) => {
    if (!securityContact)
      return answerProblem(c, new ProblemError('not-found', { detail: 'This site names no security contact.' }))
    const expires = new Date(Date.now() + VALID_DAYS * 86_400_000).toISOString()
    return c.text(
      `Contact: ${securityContact}\nExpires: ${expires}\nCanonical: ${publicUrl}/.well-known/security.txt\nPreferred-Languages: en\n`,
      200,
      { 'cache-control': 'public, max-age=86400' },
    )
  })
}

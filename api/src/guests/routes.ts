import { OpenAPIHono } from '@hono/zod-openapi'
import { endpoints } from '@soulsign/contracts'
import type { Deps } from '../deps.ts'
import { clientSubjectOf } from '../http/client-address.ts'
import { refuseInvalid } from '../http/errors.ts'
import { contractRoute } from '../http/route.ts'
import { countDiagnoses, reserveDiagnosis } from './quota.ts'

/** The free diagnoses of guests. */
export function guestRoutes({ config, database, guestTokens, hashAddress, ceilings }: Deps) {
  const track = contractRoute({
    endpoint: endpoints.trackAnonymousDiagnosis,
    summary: 'Reserve a free diagnosis, or ask how many are used',
    description:
      'Without `checkOnly` one free diagnosis of the caller’s address is reserved for its guest token for 15 minutes; ' +
      '`hasReachedLimit` then means that this one was refused. With `checkOnly` nothing is reserved. A guest token is ' +
      'always answered, a new one if none, or no valid one, was sent.',
    tag: 'Guests',
    access: 'anyone',
    middleware: [ceilings('track')],
  })

  return new OpenAPIHono({ defaultHook: refuseInvalid }).openapi(track, async (c) => {
    const { checkOnly = false } = c.req.valid('json')
    const principal = c.get('principal')
    const { guestId, token } = await guestTokens.sign(principal.kind === 'guest' ? principal.guestId : undefined)
    const addressHash = hashAddress(clientSubjectOf(c, config))

    // A signed-in person has no limit and reserves nothing.
    const signedIn = principal.kind === 'user'
    if (checkOnly || signedIn) {
      const count = await database.asSystem((tx) => countDiagnoses(tx, addressHash))
      const hasReachedLimit = !signedIn && count >= config.guestLimit
      return c.json({ diagnosisCount: count, hasReachedLimit, guestToken: token }, 200)
    }
    const { reserved, count } = await database.asSystem((tx) =>
      reserveDiagnosis(tx, addressHash, guestId, config.guestLimit),
    )
    c.get('facts').reserved = reserved
    return c.json({ diagnosisCount: count, hasReachedLimit: !reserved, guestToken: token }, 200)
  })
}

import { OpenAPIHono } from '@hono/zod-openapi'
import { endpoints } from '@soulsign/contracts'
import { oneByOne } from '../coalescing/one-by-one.ts'
import type { Deps } from '../deps.ts'
import { noteGuest } from '../entries/guest-seen.ts'
import { clientNetworkOf, clientSubjectOf } from '../http/client-address.ts'
import { refuseInvalid } from '../http/errors.ts'
import { contractRoute } from '../http/route.ts'
import { countDiagnoses, reserveDiagnosis } from './quota.ts'

/** The free insights of guests. */
export function guestRoutes({ config, database, guestTokens, hashAddress, ceilings, announce }: Deps) {
  const track = contractRoute({
    endpoint: endpoints.trackAnonymousDiagnosis,
    summary: 'Reserve a free insight, or check how many are used',
    description:
      'Reserves one free insight of the caller’s address for its guest token for 15 minutes; `hasReachedLimit` then ' +
      'means that the reservation was refused. With `checkOnly` nothing is reserved. The response always holds a guest ' +
      'token: a new guest’s, unless a valid token was sent. A call from a partner’s frame is refused when the partner’s ' +
      'insights of today are used up.',
    tag: 'Guests',
    access: 'anyone',
    problems: ['invalid-frame-token', 'partner-revoked', 'partner-ceiling'],
    middleware: [ceilings('track')],
  })

  // Guests of one network wait for each other's counts here, and leave the other connections to other people.
  const reserving = oneByOne()

  return new OpenAPIHono({ defaultHook: refuseInvalid }).openapi(track, async (c) => {
    const { checkOnly = false } = c.req.valid('json')
    const principal = c.get('principal')
    const { guestId, token } = await guestTokens.sign(principal.kind === 'guest' ? principal.guestId : undefined)
    const addressHash = hashAddress(clientSubjectOf(c, config))
    const network = clientNetworkOf(c, config)
    const networkHash = network === null ? null : hashAddress(network)

    // Signed-in users have no limit and reserve nothing.
    const signedIn = principal.kind === 'user'
    if (checkOnly || signedIn) {
      const { count, hasReachedLimit } = await database.asSystem(async (tx) => {
        if (principal.kind === 'guest') await noteGuest(tx, guestId)
        const count = await countDiagnoses(tx, addressHash)
        const hasReachedLimit = !signedIn && count >= config.guestLimit
        if (hasReachedLimit) await announce(tx, 'guestLimitMet', { call: c })
        return { count, hasReachedLimit }
      })
      return c.json({ diagnosisCount: count, hasReachedLimit, guestToken: token }, 200)
    }
    const { reserved, count } = await reserving((networkHash ?? addressHash).toString('hex'), c.req.raw.signal, () =>
      database.asSystem(async (tx) => {
        if (principal.kind === 'guest') await noteGuest(tx, guestId)
        await announce(tx, 'insightWanted', { call: c })
        const result = await reserveDiagnosis(tx, addressHash, guestId, config.guestLimit, networkHash)
        if (!result.reserved) await announce(tx, 'guestLimitMet', { call: c })
        return result
      }),
    )
    c.get('facts').reserved = reserved
    return c.json({ diagnosisCount: count, hasReachedLimit: !reserved, guestToken: token }, 200)
  })
}

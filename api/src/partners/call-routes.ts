import { OpenAPIHono } from '@hono/zod-openapi'
import { endpoints, FRAME_TOKEN_HEADER } from '@soulsign/contracts'
import type { Context } from 'hono'
import type { Deps } from '../deps.ts'
import { refuseInvalid } from '../http/errors.ts'
import { requireOwner } from '../http/principal.ts'
import { ProblemError } from '../http/problem.ts'
import { contractRoute } from '../http/route.ts'
import { moveGuestRecords } from '../identity/guest-records.ts'
import { refuseEndedFrame } from './frame-caller.ts'
import { insertHandover, spendHandover } from './handover.sql.ts'

/** Calls specific to the frame, and the site's call that takes over a guest's records from it. */
export function frameCallRoutes({ config, database, frameTokens, guestTokens, ceilings }: Deps) {
  const renew = contractRoute({
    endpoint: endpoints.renewFrameToken,
    summary: 'Renew a frame token',
    description: 'Takes the token in `X-Frame-Token`, which may have expired up to 30 days ago.',
    tag: 'Partners',
    access: 'anyone',
    problems: ['invalid-frame-token', 'partner-revoked'],
    middleware: [ceilings('track')],
  })
  const handOver = contractRoute({
    endpoint: endpoints.handOver,
    summary: 'Hand over a guest’s records from a frame to the site',
    description:
      'Returns a code for the fragment of the opened page. It works once, for 15 minutes, and gives its holder no access: ' +
      'the records move to the account that signs in. The partner is recorded, whether or not its widget is still ' +
      'allowed.',
    tag: 'Partners',
    access: 'owner',
    middleware: [ceilings('track')],
  })
  const exchange = contractRoute({
    endpoint: endpoints.exchangeHandover,
    summary: 'Take over a guest’s records from a frame',
    description:
      'Moves the records to a signed-in caller’s account immediately. For a guest, they move to the account with the next ' +
      'sign-in.',
    tag: 'Partners',
    access: 'anyone',
    problems: ['not-found'],
    middleware: [ceilings('signIn')],
  })

  /** The frame's place according to its token, which may have expired within the renewal period. */
  const placeOf = (c: Context) => frameTokens.verifyForRenewal(c.req.header(FRAME_TOKEN_HEADER) ?? '')

  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(renew, async (c) => {
      const place = await placeOf(c)
      if (!place) throw new ProblemError('invalid-frame-token', { detail: 'Reload the page.' })
      await database.asSystem((tx) => refuseEndedFrame(tx, place, config))
      return c.json({ frame_token: await frameTokens.sign(place) }, 200)
    })
    .openapi(handOver, async (c) => {
      const owner = requireOwner(c)
      if (owner.kind !== 'guest') throw new ProblemError('invalid-guest-token', { detail: 'Send only a guest token.' })
      const place = await placeOf(c)
      const code = await database.asSystem((tx) => insertHandover(tx, owner.guestId, place?.partnerId ?? null))
      return c.json({ code }, 200)
    })
    .openapi(exchange, async (c) => {
      const { code } = c.req.valid('json')
      const principal = c.get('principal')
      if (principal.kind === 'unknown') throw principal.error
      const userId = principal.kind === 'user' ? principal.userId : null
      // Use the site's guest, never the frame's: the creator of the code knows the frame's guest token.
      const guest = userId ? null : await guestTokens.sign(principal.kind === 'guest' ? principal.guestId : undefined)
      await database.asSystem(async (tx) => {
        const frameGuest = await spendHandover(tx, code, guest?.guestId ?? null)
        if (!frameGuest)
          throw new ProblemError('not-found', { detail: 'The code was used, has expired or never existed.' })
        if (userId) await moveGuestRecords(tx, [frameGuest], userId)
      })
      return c.json({ guestToken: guest?.token ?? null }, 200)
    })
}

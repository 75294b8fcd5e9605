import { OpenAPIHono } from '@hono/zod-openapi'
import { endpoints, FRAME_TOKEN_HEADER } from '@soulsign/contracts'
import type { Context } from 'hono'
import type { Deps } from '../deps.ts'
import { refuseInvalid } from '../http/errors.ts'
import { ProblemError } from '../http/problem.ts'
import { contractRoute } from '../http/route.ts'
import { moveGuestRecords } from '../identity/guest-records.ts'
import { requireOwner } from '../identity/principal.ts'
import { refuseEndedFrame } from './frame-caller.ts'
import { insertHandover, spendHandover } from './handover.sql.ts'

/** Calls of the frame beside those of every guest, and the one with which the site takes over from it. */
export function frameCallRoutes({ config, database, frameTokens, guestTokens, ceilings }: Deps) {
  const renew = contractRoute({
    endpoint: endpoints.renewFrameToken,
    summary: 'A fresh frame token',
    description: 'In exchange for the token in `X-Frame-Token`, which may have expired up to 30 days ago.',
    tag: 'Partners',
    access: 'anyone',
    problems: ['invalid-frame-token', 'partner-revoked'],
    middleware: [ceilings('track')],
  })
  const handOver = contractRoute({
    endpoint: endpoints.handOver,
    summary: 'Take what a guest wrote in a frame along to the site',
    description:
      'Answers a code for the fragment of the page that is opened. It works once, for 15 minutes, and opens nothing to ' +
      'whoever holds it: the records move to the account that signs in. The partner is only noted; what it may do at ' +
      'this moment does not matter.',
    tag: 'Partners',
    access: 'owner',
    middleware: [ceilings('track')],
  })
  const exchange = contractRoute({
    endpoint: endpoints.exchangeHandover,
    summary: 'Take over what a guest wrote in a frame',
    description:
      'Ties it to the caller: to the account of somebody signed in at once, else to the guest, whose account it reaches ' +
      'with the sign-in.',
    tag: 'Partners',
    access: 'anyone',
    problems: ['not-found'],
    middleware: [ceilings('signIn')],
  })

  /** Where the frame stands, as a token says that may have run out a while ago. */
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
      // Never the frame's own guest: whoever made the code knows that one's token.
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

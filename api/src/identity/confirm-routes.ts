import { OpenAPIHono } from '@hono/zod-openapi'
import { endpoints } from '@soulsign/contracts'
import type { Deps } from '../deps.ts'
import { refuseInvalid } from '../http/errors.ts'
import { requireUser } from '../http/principal.ts'
import { ProblemError } from '../http/problem.ts'
import { contractRoute } from '../http/route.ts'
import { countGuestEntries, moveGuestRecords } from './guest-records.ts'
import { findLink } from './links.sql.ts'
import { maskAddress } from './masked-address.ts'
import { guestOf } from './sign-in.ts'
import { isFirstSignIn } from './users.sql.ts'

/** What the page of a mailed link asks: whose account it is, and whether a guest's entries should move there. */
export function confirmRoutes(deps: Deps) {
  const { database, announce, ceilings } = deps
  const describe = contractRoute({
    endpoint: endpoints.describeLink,
    summary: 'Which account does a mailed link open?',
    description: 'Does not use the link.',
    tag: 'Identity',
    access: 'anyone',
    problems: ['not-found'],
    middleware: [ceilings('signIn')],
  })
  const claim = contractRoute({
    endpoint: endpoints.claimGuestRecords,
    summary: 'Take over what this browser’s guest wrote',
    description:
      'Moves the records of the guest in `X-Guest-Token` to the signed-in caller. For a person who signed in with a link ' +
      'that another browser asked for, after they agreed.',
    tag: 'Identity',
    access: 'user',
    middleware: [ceilings('signIn')],
  })

  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(describe, async (c) => {
      const principal = c.get('principal')
      const guestId = await guestOf(c, deps)
      const found = await database.asSystem(async (tx) => {
        const link = await findLink(tx, c.req.valid('json').token_hash)
        if (!link) return undefined
        const left = guestId !== null && guestId !== link.guest_id
        const entries = left ? await countGuestEntries(tx, guestId) : 0
        return { ...link, entries, elsewhere: link.guest_id !== null && guestId !== link.guest_id }
      })
      if (!found) throw new ProblemError('not-found', { detail: 'The link was used, has expired or never existed.' })
      const { user_id, email, entries, elsewhere } = found
      const same_account = principal.kind === 'user' && principal.userId === user_id
      const asked_elsewhere = elsewhere && !same_account
      return c.json({ email: maskAddress(email), same_account, entries, asked_elsewhere }, 200)
    })
    .openapi(claim, async (c) => {
      const { userId } = requireUser(c)
      const guestId = await guestOf(c, deps)
      if (guestId) {
        await database.asSystem(async (tx) => {
          const first = await isFirstSignIn(tx, userId)
          await moveGuestRecords(tx, [guestId], userId)
          await announce(tx, 'signedIn', { userId, guestIds: [guestId], first })
        })
      }
      return c.body(null, 204)
    })
}

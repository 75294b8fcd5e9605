import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { oneByOne } from '../coalescing/one-by-one.ts'
import type { Transaction } from '../database/database.ts'
import type { Deps } from '../deps.ts'
import { clientSubjectOf } from '../http/client-address.ts'
import { enqueue, SEND_LINK } from '../queue/queue.ts'
import { AuthError } from './auth-error.ts'
import { addAuthRoute } from './auth-route.ts'
import { Email, RedirectQuery } from './input.ts'
import { type LinkKind, requestLink, spendLink } from './links.sql.ts'
import { countMail, countMailboxMail, foldMailbox } from './mail-allowance.ts'
import { allowedRedirect, linkUrl } from './mail-link.ts'
import type { LinkJob } from './mail-worker.ts'
import { originOf } from './origin.ts'
import { beginSession, guestOf, sessionAnswer } from './sign-in.ts'
import { insertUser, lockUserByEmail, upsertIdentity } from './users.sql.ts'

/**
 * The kinds of link that each type of `verify` accepts. Other types of GoTrue have no page in this product, so no
 * links.
 */
const KINDS: Record<string, LinkKind[]> = {
  email: ['signup', 'magiclink', 'invite'],
  signup: ['signup'],
  magiclink: ['magiclink'],
  invite: ['invite'],
}

const OtpBody = z.object({ email: Email, create_user: z.boolean().nullish() })
const ResendBody = z.object({ email: Email, type: z.enum(['signup', 'email_change']) })
const VerifyBody = z.object({
  type: z.enum(['email', 'signup', 'magiclink', 'recovery', 'invite', 'email_change']),
  token_hash: z.string().nullish(),
  token: z.string().nullish(),
  email: z.string().nullish(),
})
const VerifyQuery = RedirectQuery.extend({ token: z.string().default(''), token_hash: z.string().optional() })

/** Signing in with a mailed link. */
export function addLinkRoutes(app: OpenAPIHono, deps: Deps): void {
  const { config, database, queue, accessTokens, hashAddress, ceilings, announce } = deps

  // Requests for one mailbox wait for each other's counts here, and leave the other connections to other people.
  const asking = oneByOne()

  /** Counts the mail before looking for an account, so that known and unknown addresses get the same responses. */
  async function ask(
    c: Context,
    email: string,
    redirectTo: string | undefined,
    work: (tx: Transaction) => Promise<{ id: string; email_confirmed_at: Date | null } | undefined>,
  ) {
    const guestId = await guestOf(c, deps)
    const returnTo = allowedRedirect(config.publicUrl, redirectTo).href
    const network = clientSubjectOf(c, config)
    await asking(foldMailbox(email), c.req.raw.signal, () =>
      database.asSystem(async (tx) => {
        const wait =
          (await countMailboxMail(tx, hashAddress, { email, network })) ||
          (await countMail(tx, hashAddress(`mail:${email}`)))
        // Thrown within the transaction: a mail that is not sent is not counted.
        if (wait > 0) {
          throw new AuthError(
            429,
            'over_email_send_rate_limit',
            `For security purposes, you can only request this after ${wait} seconds.`,
            { retryAfter: wait },
          )
        }
        const user = await work(tx)
        if (!user) return
        const kind = user.email_confirmed_at ? 'magiclink' : 'signup'
        const linkId = await requestLink(tx, { userId: user.id, kind, guestId })
        await enqueue(queue, tx, SEND_LINK, { linkId, returnTo } satisfies LinkJob)
      }),
    )
    return c.json({})
  }

  addAuthRoute(app, {
    method: 'post',
    path: '/otp',
    summary: 'Mail a sign-in link',
    description:
      'The response does not reveal whether the address has an account. At most one mail per minute and address, and a ' +
      'limited number a day for each mailbox. `data` is ignored: nobody has proved yet that the address is theirs.',
    query: RedirectQuery,
    body: OtpBody,
    success: { status: 200, description: 'The mail is on its way' },
    ceiling: ceilings('signInMail'),
    answer: (c, { query, body: { email, create_user } }) =>
      ask(c, email, query.redirect_to, async (tx) => {
        if (create_user !== false) await insertUser(tx, email)
        return lockUserByEmail(tx, email)
      }),
  })

  addAuthRoute(app, {
    method: 'post',
    path: '/resend',
    summary: 'Resend the link that confirms an address',
    query: RedirectQuery,
    body: ResendBody,
    success: { status: 200, description: 'The mail is on its way if the address needs confirmation' },
    ceiling: ceilings('signInMail'),
    answer: (c, { query, body: { email, type } }) =>
      ask(c, email, query.redirect_to, async (tx) => {
        const user = type === 'signup' ? await lockUserByEmail(tx, email) : undefined
        return user?.email_confirmed_at ? undefined : user
      }),
  })

  addAuthRoute(app, {
    method: 'post',
    path: '/verify',
    summary: 'Finish a sign-in with the secret of a mailed link',
    description:
      'A link works once, for 10 minutes, on any device; an invitation for 7 days. What the guest wrote whose browser ' +
      'asked for the link moves to the account, if this request has that guest’s token. Another guest’s token moves nothing.',
    body: VerifyBody,
    success: { status: 200, description: 'A session' },
    errors: [403],
    ceiling: ceilings('signIn'),
    async answer(c, { body: { type, token, token_hash, email } }) {
      if (Boolean(token) === Boolean(token_hash)) {
        throw new AuthError(400, 'validation_failed', 'Verify requires either a token or a token hash')
      }
      if (token_hash && email) {
        throw new AuthError(400, 'validation_failed', 'Only the token_hash and type should be provided')
      }
      const origin = originOf(c, deps)
      const opener = await guestOf(c, deps)
      const signedIn = await database.asSystem(async (tx) => {
        const link = token_hash && (await spendLink(tx, token_hash, KINDS[type] ?? []))
        if (!link) throw new AuthError(403, 'otp_expired', 'Email link is invalid or has expired')
        await confirmAddress(tx, link.user_id)
        // The link may have been mailed to another person than the guest whose browser asked for it.
        const guestId = link.guest_id === opener ? opener : null
        return beginSession(tx, announce, { userId: link.user_id, method: 'otp', guestId, origin })
      })
      return c.json(await sessionAnswer(accessTokens, signedIn))
    },
  })

  addAuthRoute(app, {
    method: 'get',
    path: '/verify',
    summary: 'Open a mailed link',
    description:
      'Redirects to the page with the sign-in button. Opening it does not use the link, so mail scanners may follow it.',
    query: VerifyQuery,
    success: { status: 303, description: 'To the page' },
    ceiling: ceilings('signIn'),
    async answer(c, { query: { token, token_hash, redirect_to } }) {
      return c.redirect(
        linkUrl(config.publicUrl, token_hash ?? token, allowedRedirect(config.publicUrl, redirect_to)),
        303,
      )
    },
  })
}

/** Records the address as a way to sign in. */
async function confirmAddress(tx: Transaction, userId: string): Promise<void> {
  const { rows } = await tx.query<{ email: string }>('select email from users where id = $1', [userId])
  const data = { sub: userId, email: rows[0]?.email, email_verified: true, phone_verified: false }
  await upsertIdentity(tx, userId, { provider: 'email', providerId: userId, data })
}

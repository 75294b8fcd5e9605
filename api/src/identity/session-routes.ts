import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Transaction } from '../database/database.ts'
import type { Deps } from '../deps.ts'
import { AuthError } from './auth-error.ts'
import { addAuthRoute } from './auth-route.ts'
import { deleteFlowsOf } from './flow-states.sql.ts'
import { Metadata } from './input.ts'
import { deleteLinksOf } from './links.sql.ts'
import { contextWords, hashNewPassword } from './password.ts'
import { requireBearer } from './principal.ts'
import { deleteSession, deleteSessionsOf } from './sessions.sql.ts'
import { requireUserRow, setMetadata, setPassword, toAuthUser } from './users.sql.ts'

/** How long clients may cache the keys, in seconds. */
const JWKS_MAX_AGE = 600

const UserBody = z.object({
  password: z.string().nullish(),
  data: Metadata.nullish(),
  email: z.string().nullish(),
  phone: z.string().nullish(),
})

/** The signed-in user, signing out, and the public keys. */
export function addSessionRoutes(app: OpenAPIHono, { database, signingKeys, ceilings, site, config }: Deps): void {
  addAuthRoute(app, {
    method: 'get',
    path: '/user',
    summary: 'Who is signed in',
    success: { status: 200, description: 'The person' },
    errors: [401, 403],
    signedIn: true,
    ceiling: ceilings('account'),
    async answer(c) {
      const { userId } = requireBearer(c)
      return c.json(toAuthUser(await database.asSystem((tx) => requireUserRow(tx, userId))))
    },
  })

  addAuthRoute(app, {
    method: 'put',
    path: '/user',
    summary: 'Change the password or what is stored about the person',
    description: 'A new password ends all other sessions and every mailed link.',
    body: UserBody,
    success: { status: 200, description: 'The person' },
    errors: [401, 403, 422],
    signedIn: true,
    ceiling: ceilings('account'),
    async answer(c, { body: { password, data, email, phone } }) {
      const { userId, sessionId, email: currentEmail } = requireBearer(c)
      if (phone || (email && email.trim().toLowerCase() !== currentEmail)) {
        throw new AuthError(400, 'validation_failed', 'The address of an account cannot be changed.')
      }
      const current = await database.asSystem((tx) => requireUserRow(tx, userId))
      const words = async () => contextWords(currentEmail, (await site.read()).settings.product_name, config.publicUrl)
      const passwordHash = typeof password === 'string' ? await hashNewPassword(password, current, await words()) : null
      const user = await database.asSystem(async (tx) => {
        // Lock the row, so that concurrent changes are both kept.
        await tx.query('select from users where id = $1 for no key update', [userId])
        if (data) await setMetadata(tx, userId, merge((await requireUserRow(tx, userId)).user_metadata, data))
        if (passwordHash) {
          await setPassword(tx, userId, passwordHash)
          await endWaysIn(tx, userId, sessionId)
        }
        return requireUserRow(tx, userId)
      })
      return c.json(toAuthUser(user))
    },
  })

  addAuthRoute(app, {
    method: 'post',
    path: '/logout',
    summary: 'Sign out',
    description:
      'Ends all sessions of the person (`global`), only this one (`local`) or all others (`others`), at once. `global` and ' +
      '`others` also end every mailed link and every sign-in at Google that is not finished.',
    query: z.object({ scope: z.enum(['global', 'local', 'others'], 'Use global, local or others').default('global') }),
    success: { status: 204, description: 'Signed out' },
    errors: [401, 403],
    signedIn: true,
    ceiling: ceilings('account'),
    async answer(c, { query: { scope } }) {
      const { userId, sessionId } = requireBearer(c)
      await database.asSystem(async (tx) => {
        if (scope === 'local') await deleteSession(tx, sessionId)
        else await endWaysIn(tx, userId, scope === 'others' ? sessionId : null)
      })
      return c.body(null, 204)
    },
  })

  addAuthRoute(app, {
    method: 'get',
    path: '/.well-known/jwks.json',
    summary: 'The public keys of access tokens',
    success: { status: 200, description: 'A JWK Set' },
    ceiling: ceilings('account'),
    async answer(c) {
      return c.json(await signingKeys.jwks(), 200, { 'cache-control': `public, max-age=${JWKS_MAX_AGE}` })
    },
  })
}

/**
 * Ends a person's sessions, except `exceptId` if given, and what could still become one.
 * @returns false if there is no such person
 */
export async function endWaysIn(tx: Transaction, userId: string, exceptId: string | null): Promise<boolean> {
  // Lock the person's row, as a link does, so that none becomes a session meanwhile.
  const { rowCount } = await tx.query('select from users where id = $1 for no key update', [userId])
  await deleteSessionsOf(tx, userId, exceptId)
  await deleteLinksOf(tx, userId)
  await deleteFlowsOf(tx, userId)
  return rowCount === 1
}

/** Merges new metadata into the old; null removes a member. The result must stay within the limit for one change. */
function merge(old: Record<string, unknown>, change: Record<string, unknown>): Record<string, unknown> {
  const merged = Object.fromEntries(Object.entries({ ...old, ...change }).filter(([, value]) => value !== null))
  if (!Metadata.safeParse(merged).success) {
    throw new AuthError(400, 'validation_failed', 'data: more than can be stored')
  }
  return merged
}

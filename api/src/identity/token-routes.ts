import { createHash, timingSafeEqual } from 'node:crypto'
import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Announce } from '../announcements/announcements.ts'
import type { Transaction } from '../database/database.ts'
import type { Deps } from '../deps.ts'
import { AuthError } from './auth-error.ts'
import { addAuthRoute } from './auth-route.ts'
import { deleteFlow, lockFinishedFlow } from './flow-states.sql.ts'
import { type Origin, originOf } from './origin.ts'
import { beginSession, guestOf, refresh, type SignedIn, sessionAnswer } from './sign-in.ts'

const TokenBody = z.object({
  refresh_token: z.string().nullish(),
  auth_code: z.string().nullish(),
  code_verifier: z.string().nullish(),
})

/** Issues sessions for a refresh token or for the code of a sign-in at Google. */
export function addTokenRoute(app: OpenAPIHono, deps: Deps): void {
  const { database, accessTokens, ceilings, announce } = deps
  addAuthRoute(app, {
    method: 'post',
    path: '/token',
    summary: 'Refresh a session, or finish a sign-in at Google',
    description:
      '`grant_type=refresh_token`: each refresh returns the next refresh token. The previous token, and any older one ' +
      'within 10 seconds of a rotation, returns the current one again; after that, an older one ends the session. ' +
      '`grant_type=pkce`: takes the code of the callback and the verifier of the browser that started the sign-in.',
    query: z.object({ grant_type: z.string().optional() }),
    body: TokenBody,
    success: { status: 200, description: 'A session' },
    errors: [404, 422],
    ceiling: ceilings('token'),
    async answer(c, { query: { grant_type }, body: { refresh_token, auth_code, code_verifier } }) {
      let outcome: SignedIn | AuthError
      if (grant_type === 'refresh_token') {
        if (!refresh_token) throw new AuthError(400, 'validation_failed', 'refresh_token is required')
        outcome = await database.asSystem((tx) => refresh(tx, refresh_token))
      } else if (grant_type === 'pkce') {
        if (!(auth_code && code_verifier)) {
          throw new AuthError(400, 'validation_failed', 'auth_code and code_verifier are required')
        }
        const guestId = await guestOf(c, deps)
        const origin = originOf(c, deps)
        outcome = await database.asSystem((tx) =>
          exchange(tx, announce, { code: auth_code, verifier: code_verifier, guestId, origin }),
        )
      } else {
        throw new AuthError(400, 'unsupported_grant_type', 'unsupported_grant_type')
      }
      if (outcome instanceof AuthError) throw outcome
      return c.json(await sessionAnswer(accessTokens, outcome))
    },
  })
}

/** Returns a session for the code of a callback, once. Throws if the code or the verifier is wrong. */
async function exchange(
  tx: Transaction,
  announce: Announce,
  { code, verifier, guestId, origin }: { code: string; verifier: string; guestId: string | null; origin: Origin },
): Promise<SignedIn> {
  const flow = await lockFinishedFlow(tx, code)
  if (!flow) throw new AuthError(404, 'flow_state_not_found', 'invalid flow state, no valid flow state found')
  if (flow.expired) throw new AuthError(422, 'flow_state_expired', 'invalid flow state, flow state has expired')
  const challenge = createHash('sha256').update(verifier).digest('base64url')
  const [given, expected] = [Buffer.from(challenge), Buffer.from(flow.code_challenge)]
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    throw new AuthError(400, 'bad_code_verifier', 'code challenge does not match previously saved code verifier')
  }
  await deleteFlow(tx, code)
  return beginSession(tx, announce, { userId: flow.user_id, method: 'oauth', guestId, origin })
}

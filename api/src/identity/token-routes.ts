import { type OpenAPIHono, z } from '@hono/zod-openapi'
import type { Deps } from '../deps.ts'
import { AuthError } from './auth-error.ts'
import { addAuthRoute } from './auth-route.ts'
import { refresh, sessionAnswer } from './sign-in.ts'

const TokenBody = z.object({
  refresh_token: z.string().nullish(),
  auth_code: z.string().nullish(),
  code_verifier: z.string().nullish(),
})

/** Sessions for what proves a right to one: a refresh token, or the code of a sign-in at Google. */
export function addTokenRoute(app: OpenAPIHono, deps: Deps): void {
  const { database, accessTokens, ceilings } = deps
  addAuthRoute(app, {
    method: 'post',
    path: '/token',
    summary: 'Refresh a session, or finish a sign-in at Google',
    description:
      'Each refresh brings the next refresh token. The one before it, and any within 10 seconds of a rotation, brings ' +
      'the current one again; an older one ends the session.',
    query: z.object({ grant_type: z.string().optional() }),
    body: TokenBody,
    success: { status: 200, description: 'A session' },
    errors: [404, 422],
    ceiling: ceilings('token'),
    async answer(c, { query: { grant_type }, body }) {
      if (grant_type !== 'refresh_token') {
        throw new AuthError(400, 'unsupported_grant_type', 'unsupported_grant_type')
      }
      if (!body.refresh_token) throw new AuthError(400, 'validation_failed', 'refresh_token is required')
      const token = body.refresh_token
      const outcome = await database.asSystem((tx) => refresh(tx, token))
      if (outcome instanceof AuthError) throw outcome
      return c.json(await sessionAnswer(accessTokens, outcome))
    },
  })
}

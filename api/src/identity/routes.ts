import { OpenAPIHono } from '@hono/zod-openapi'
import { createMiddleware } from 'hono/factory'
import type { Deps } from '../deps.ts'
import { AuthError } from './auth-error.ts'
import { AUTH_PATH, answerAuthError } from './auth-route.ts'
import { addGoogleRoutes } from './google-routes.ts'
import { addLinkRoutes } from './link-routes.ts'
import { resolvePrincipal } from './principal.ts'
import { addSessionRoutes } from './session-routes.ts'
import { addTokenRoute } from './token-routes.ts'

/** The identity API: the part of GoTrue's protocol that the product needs, for `@supabase/auth-js`. */
export function identityRoutes(deps: Deps): OpenAPIHono {
  const app = new OpenAPIHono()
  app.onError(answerAuthError(deps.log))
  app.use(
    `${AUTH_PATH}/*`,
    createMiddleware(async (c, next) => {
      // Without this header, GoTrue's clients do not read the code of an error.
      c.header('x-supabase-api-version', '2024-01-01')
      c.header('access-control-expose-headers', 'x-supabase-api-version')
      await next()
    }),
    resolvePrincipal(deps),
  )
  addLinkRoutes(app, deps)
  addGoogleRoutes(app, deps)
  addTokenRoute(app, deps)
  addSessionRoutes(app, deps)
  app.all(`${AUTH_PATH}/*`, () => {
    throw new AuthError(404, 'not_found', 'There is nothing at this address.')
  })
  return app
}

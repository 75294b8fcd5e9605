import { OpenAPIHono } from '@hono/zod-openapi'
import type { Deps } from '../deps.ts'
import { partnerAdminRoutes } from './admin-routes.ts'
import { frameCallRoutes } from './call-routes.ts'
import { frameRoutes } from './frame-routes.ts'

/** The widget on partners' sites, and its administration. */
export function partnerRoutes(deps: Deps): OpenAPIHono {
  const app = new OpenAPIHono()
  app.route('/', partnerAdminRoutes(deps))
  app.route('/', frameCallRoutes(deps))
  app.route('/', frameRoutes(deps))
  return app
}

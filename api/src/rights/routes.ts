import { OpenAPIHono } from '@hono/zod-openapi'
import type { Deps } from '../deps.ts'
import { consentRoutes } from './consent-routes.ts'
import { deletionRoutes } from './deletion-routes.ts'
import { exportRoutes } from './export-routes.ts'

/** What people may do with their data. */
export function rightsRoutes(deps: Deps): OpenAPIHono {
  const app = new OpenAPIHono()
  app.route('/', consentRoutes(deps))
  app.route('/', deletionRoutes(deps))
  app.route('/', exportRoutes(deps))
  return app
}

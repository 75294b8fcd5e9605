import { OpenAPIHono } from '@hono/zod-openapi'
import type { Deps } from '../deps.ts'
import { dashboardRoutes } from './dashboard-routes.ts'
import { recordsRoutes } from './records-routes.ts'
import { usersRoutes } from './users-routes.ts'

/** What the admin area calls. Only administrators get here: app.ts puts `requireAdmin` before it. */
export function adminRoutes(deps: Deps) {
  return new OpenAPIHono()
    .route('/', dashboardRoutes(deps))
    .route('/', usersRoutes(deps))
    .route('/', recordsRoutes(deps))
}

import { OpenAPIHono } from '@hono/zod-openapi'
import type { Deps } from '../deps.ts'
import { dashboardRoutes, type Searched } from './dashboard-routes.ts'
import { recordsRoutes } from './records-routes.ts'
import { releasesRoutes } from './releases-routes.ts'
import { usersRoutes } from './users-routes.ts'

/** The routes of the admin area. app.ts puts `requireAdmin` in front of them. */
export function adminRoutes(deps: Deps, searched: Searched) {
  return new OpenAPIHono()
    .route('/', dashboardRoutes(deps, searched))
    .route('/', usersRoutes(deps))
    .route('/', recordsRoutes(deps))
    .route('/', releasesRoutes(deps))
}

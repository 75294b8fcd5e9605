import { OpenAPIHono } from '@hono/zod-openapi'
import type { Deps } from '../deps.ts'
import { dashboardRoutes } from './dashboard-routes.ts'
import { exportRoutes, type PartnersExport } from './export-routes.ts'
import { recordsRoutes } from './records-routes.ts'
import { releasesRoutes } from './releases-routes.ts'
import { usersRoutes } from './users-routes.ts'

/** The routes of the admin area. app.ts puts `requireAdmin` in front of them. */
export function adminRoutes(deps: Deps, { partners }: { partners: PartnersExport }) {
  return new OpenAPIHono()
    .route('/', dashboardRoutes(deps, { partners: partners.list }))
    .route('/', usersRoutes(deps))
    .route('/', recordsRoutes(deps))
    .route('/', exportRoutes(deps, partners))
    .route('/', releasesRoutes(deps))
}

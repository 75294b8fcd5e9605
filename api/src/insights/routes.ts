import { OpenAPIHono } from '@hono/zod-openapi'
import type { Deps } from '../deps.ts'
import { readInsightRoutes } from './read-routes.ts'
import { writeInsightRoutes } from './write-routes.ts'

/** Writing and reading insights. */
export function insightRoutes(deps: Deps): OpenAPIHono {
  const app = new OpenAPIHono()
  app.route('/', writeInsightRoutes(deps))
  app.route('/', readInsightRoutes(deps))
  return app
}

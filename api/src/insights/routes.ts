import { OpenAPIHono } from '@hono/zod-openapi'
import type { Deps } from '../deps.ts'
import { readInsightRoutes } from './read-routes.ts'
import { responseRoutes } from './response-routes.ts'
import { writeInsightRoutes } from './write-routes.ts'

/** Writing and reading insights, and what people say of them. */
export function insightRoutes(deps: Deps): OpenAPIHono {
  const app = new OpenAPIHono()
  app.route('/', writeInsightRoutes(deps))
  app.route('/', readInsightRoutes(deps))
  app.route('/', responseRoutes(deps))
  return app
}

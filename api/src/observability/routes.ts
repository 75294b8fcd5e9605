import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import type { Deps } from '../deps.ts'
import { PARTS } from './readiness.ts'

const Health = z.object({ status: z.literal('ok') })
const Ready = z.object({ ready: z.boolean(), waiting_for: z.array(z.enum([...PARTS, 'draining'])) })

const healthRoute = createRoute({
  method: 'get',
  path: '/api/health',
  summary: 'Whether the process lives',
  tags: ['Operations'],
  responses: { 200: { description: 'It does', content: { 'application/json': { schema: Health } } } },
})
const readyRoute = createRoute({
  method: 'get',
  path: '/api/ready',
  summary: 'Whether it can serve, and what it waits for',
  tags: ['Operations'],
  responses: {
    200: { description: 'It can', content: { 'application/json': { schema: Ready } } },
    503: { description: 'Not yet, or no longer', content: { 'application/json': { schema: Ready } } },
  },
})

/** Health and readiness. */
export function observabilityRoutes({ readiness, database, queue }: Deps) {
  return new OpenAPIHono()
    .openapi(healthRoute, (c) => c.json({ status: 'ok' as const }, 200))
    .openapi(readyRoute, async (c) => {
      const waiting = new Set<z.infer<typeof Ready>['waiting_for'][number]>(readiness.waitingFor())
      if (readiness.draining()) waiting.add('draining')
      if (!waiting.has('database')) {
        await database.ping().catch(() => waiting.add('database'))
        if (waiting.has('database')) waiting.add('queue')
        else if (!waiting.has('queue')) await queue.isInstalled().catch(() => waiting.add('queue'))
      }
      return waiting.size === 0
        ? c.json({ ready: true, waiting_for: [] }, 200)
        : c.json({ ready: false, waiting_for: [...waiting] }, 503)
    })
}

import { createRoute, OpenAPIHono, z } from '@hono/zod-openapi'
import { PARTS, type Part, type Readiness } from './readiness.ts'
import { VERSION } from './version.ts'

const Health = z.object({ status: z.literal('ok'), version: z.string() })
const Ready = z.object({ ready: z.boolean(), waiting_for: z.array(z.enum([...PARTS, 'draining'])) })

const Open = z.object({ ready: z.boolean() })

const healthRoute = createRoute({
  method: 'get',
  path: '/api/health',
  summary: 'Whether the process is alive',
  tags: ['Operations'],
  responses: { 200: { description: 'It is alive', content: { 'application/json': { schema: Health } } } },
})
const readyRoute = createRoute({
  method: 'get',
  path: '/api/ready',
  summary: 'Whether the process can serve every call, and what it waits for',
  tags: ['Operations'],
  responses: {
    200: { description: 'It can serve', content: { 'application/json': { schema: Ready } } },
    503: { description: 'Not yet, or no longer', content: { 'application/json': { schema: Ready } } },
  },
})
const openRoute = createRoute({
  method: 'get',
  path: '/api/ready/pages',
  summary: 'Whether the process takes requests. A database that is away does not count: pages still open.',
  tags: ['Operations'],
  responses: {
    200: { description: 'It takes requests', content: { 'application/json': { schema: Open } } },
    503: { description: 'It is starting, or draining', content: { 'application/json': { schema: Open } } },
  },
})

/** Checks whether a part is still up. Rejects if it is not. */
export type Probes = Partial<Record<Part, () => Promise<unknown>>>

/** Health and readiness. Each readiness check probes the parts that are up. */
export function observabilityRoutes(readiness: Readiness, probes: Probes = {}) {
  return new OpenAPIHono()
    .openapi(healthRoute, (c) => c.json({ status: 'ok' as const, version: VERSION }, 200))
    .openapi(openRoute, (c) => (readiness.open() ? c.json({ ready: true }, 200) : c.json({ ready: false }, 503)))
    .openapi(readyRoute, async (c) => {
      const waiting = new Set<z.infer<typeof Ready>['waiting_for'][number]>(readiness.waitingFor())
      if (readiness.draining()) waiting.add('draining')
      const up = PARTS.filter((part) => !waiting.has(part))
      await Promise.all(up.map((part) => probes[part]?.().catch(() => waiting.add(part))))
      return waiting.size === 0
        ? c.json({ ready: true, waiting_for: [] }, 200)
        : c.json({ ready: false, waiting_for: [...waiting] }, 503)
    })
}

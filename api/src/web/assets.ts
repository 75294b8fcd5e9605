import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Config } from '../config.ts'
import { answerProblem, ProblemError } from '../http/problem.ts'

/** For files whose name or folder changes with their content. */
const immutable = createMiddleware(async (c, next) => {
  await next()
  if (!c.res.ok) return
  c.res.headers.set('cache-control', 'public, max-age=31536000, immutable')
  if (!c.res.headers.has('vary')) c.res.headers.set('vary', 'accept-encoding')
})

/** A shell on another origin may load remotes. */
const shareable = createMiddleware(async (c, next) => {
  await next()
  c.res.headers.set('access-control-allow-origin', '*')
  c.res.headers.set('cross-origin-resource-policy', 'cross-origin')
})

/** The shell's hashed files under /assets/ and the published remotes under /remotes/. A missing file is a plain 404. */
export function assetRoutes({ config, shellDist }: { config: Config; shellDist: string }): Hono {
  mkdirSync(join(config.dataDir, 'remotes'), { recursive: true })
  const app = new Hono()
  app.use('/remotes/*', shareable)
  for (const [path, root] of [
    ['/assets/*', shellDist],
    ['/remotes/*', config.dataDir],
  ] as const) {
    app.get(path, immutable, serveStatic({ root, precompressed: true }), (c) =>
      answerProblem(c, new ProblemError('not-found', { detail: 'There is no such file.' })),
    )
  }
  return app
}

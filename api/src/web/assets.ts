import { serveStatic } from '@hono/node-server/serve-static'
import { type Context, Hono } from 'hono'
import { createMiddleware } from 'hono/factory'
import type { Deps } from '../deps.ts'
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
})

const RELEASE = /^\/remotes\/([a-z-]+)\/(\w[\w.+-]*)\/(?!.*\.html$)/

/**
 * The files of every release, the shell's too, under /remotes/<name>/<version>/. A missing file is a plain 404, and so is
 * one under /assets/, where pages made before the shell was a release still look.
 */
export function assetRoutes({ config, log, releaseFiles }: Pick<Deps, 'config' | 'log' | 'releaseFiles'>): Hono {
  const app = new Hono()
  const missing = (c: Context) => answerProblem(c, new ProblemError('not-found', { detail: 'There is no such file.' }))
  app.get('/assets/*', missing)
  app.use('/remotes/*', shareable)
  app.get(
    '/remotes/*',
    immutable,
    async (c, next) => {
      const [, name, version] = RELEASE.exec(c.req.path) ?? []
      if (!name || !version) return missing(c)
      await releaseFiles.ensure({ name, version }).catch((error: unknown) => {
        log.failure('release not brought here', error)
      })
      return next()
    },
    serveStatic({ root: config.dataDir, precompressed: true }),
    missing,
  )
  return app
}

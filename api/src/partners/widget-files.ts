import { join } from 'node:path'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import { etag } from 'hono/etag'
import { createMiddleware } from 'hono/factory'
import type { Cached } from '../coalescing/cached.ts'
import type { Deps } from '../deps.ts'
import { answerProblem, ProblemError } from '../http/problem.ts'
import { WIDGET_FILES } from '../releases/dist.ts'
import { ASSETS_PATH, type LiveWidget } from './live-widget.ts'

declare module 'hono' {
  interface ContextVariableMap {
    liveWidget: LiveWidget
  }
}

/**
 * How long browsers cache the loader, in seconds. Its address never changes, but its content does with each release.
 */
const LOADER_SECONDS = 300

const LOADER_PATH = `/widget/v1/${WIDGET_FILES.loader}`

const cached = (value: string) =>
  createMiddleware(async (c, next) => {
    await next()
    c.header('access-control-allow-origin', '*')
    if (!c.res.ok && c.res.status !== 304) return
    c.header('cache-control', value)
    c.header('vary', 'accept-encoding')
  })

/** Files for partners' pages: the evergreen loader, and the hashed files of every published version. */
export function widgetFiles(
  { config, log, releaseFiles }: Pick<Deps, 'config' | 'log' | 'releaseFiles'>,
  live: Cached<LiveWidget>,
): Hono {
  const root = join(config.dataDir, 'remotes', 'widget')
  const app = new Hono()
  app.get(
    LOADER_PATH,
    cached(`public, max-age=${LOADER_SECONDS}`),
    etag(),
    async (c, next) => {
      c.set('liveWidget', await live.read())
      await next()
    },
    serveStatic({
      root,
      precompressed: true,
      rewriteRequestPath: (_, c) => `/${c.get('liveWidget').version}/${WIDGET_FILES.loader}`,
    }),
  )
  app.get(
    `${ASSETS_PATH}:version/*`,
    cached('public, max-age=31536000, immutable'),
    async (c, next) => {
      const version = c.req.param('version')
      await releaseFiles.ensure({ name: 'widget', version }).catch((error: unknown) => {
        log.failure('release not brought here', error)
      })
      return next()
    },
    serveStatic({
      root,
      precompressed: true,
      rewriteRequestPath: (path) => path.slice(ASSETS_PATH.length - 1).replace(/^\/[^/]+/, '$&/assets'),
    }),
    (c) => answerProblem(c, new ProblemError('not-found', { detail: 'There is no such file.' })),
  )
  return app
}

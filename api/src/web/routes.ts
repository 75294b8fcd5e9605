import { randomBytes } from 'node:crypto'
import { OpenAPIHono } from '@hono/zod-openapi'
import { endpoints, OVERRIDE_PARAMETER } from '@soulsign/contracts'
import type { Context } from 'hono'
import { except } from 'hono/combine'
import { compress } from 'hono/compress'
import type { Deps } from '../deps.ts'
import { refuseInvalid } from '../http/errors.ts'
import { ProblemError } from '../http/problem.ts'
import { contractRoute } from '../http/route.ts'
import { pathShape } from '../observability/logged-text.ts'
import { assetRoutes } from './assets.ts'
import { hasCanaries, keepPlace, placeOf, servedAt } from './canaries.ts'
import { keepCookie, readCookie } from './cookies.ts'
import { renderPage } from './html.ts'
import { offlineRoutes } from './offline.ts'
import { pageMeta } from './pages.ts'
import { preloadsOf } from './preloads.ts'
import { registryReader } from './registry.ts'
import { reportRoutes } from './reports.ts'
import { contentSecurityPolicy, originsOf, pageHeaders } from './security-headers.ts'
import { securityTxt } from './security-txt.ts'
import { servedPage } from './served.ts'
import { siteFiles } from './site-files.ts'

/** Marks a browser session in which a tab uses overrides, because only the first load names them in its address. */
const OVERRIDES_COOKIE = 'soulsign-overrides'

/** Whether the page load, or an earlier one of this browser session, asked for overrides. */
function asksForOverrides(c: Context, publicUrl: string): boolean {
  if (Object.keys(c.req.query()).some((key) => key.startsWith(OVERRIDE_PARAMETER))) {
    keepCookie(c, publicUrl, OVERRIDES_COOKIE, '1')
    return true
  }
  return readCookie(c, publicUrl, OVERRIDES_COOKIE) === '1'
}

export type WebDeps = Pick<
  Deps,
  'config' | 'log' | 'releaseFiles' | 'database' | 'metrics' | 'ceilings' | 'site' | 'releaseUse'
>

/**
 * The web site: the shell's page for every path, its files, and the data for pages. Mount it after all other routes.
 */
export function webRoutes(deps: WebDeps) {
  const { config, site, releaseUse } = deps

  const registry = contractRoute({
    endpoint: endpoints.getRegistry,
    summary: 'The live release of each remote, for the live shell or one that speaks another contract',
    tag: 'Site',
    access: 'anyone',
  })

  const readRegistry = registryReader(deps)
  const app = new OpenAPIHono({ defaultHook: refuseInvalid }).openapi(registry, async (c) =>
    c.json(await readRegistry(c.req.valid('query').contract, placeOf(c, config.publicUrl)), 200),
  )
  app.route('/', reportRoutes(deps))

  app.use(except(['/api/*', '/remotes/*'], pageHeaders(config, 'same-origin')))
  app.use('/remotes/*', pageHeaders(config, 'cross-origin'))
  app.route('/', assetRoutes(deps))
  app.route('/', siteFiles({ config, site }))
  app.route('/', offlineRoutes({ site }))
  app.route('/', securityTxt(config))

  app.get('*', except('/api/*', compress()), async (c, next) => {
    if (c.req.path === '/api' || c.req.path.startsWith('/api/')) return next()
    const all = await site.read()
    const current = hasCanaries(all) ? servedAt(all, keepPlace(c, config.publicUrl)) : all
    const { shell, registry } = current
    if (!shell) {
      throw new ProblemError('unavailable', { detail: 'The shell was not released: run `pnpm release shell`.' })
    }
    const path = c.req.path === '/' ? '/' : c.req.path.replace(/\/$/, '')
    const { remotes, pages } = registry
    const meta = pageMeta(path, {
      productName: current.settings.product_name,
      publicUrl: config.publicUrl,
      pages,
      remotes,
      seo: current.seo,
    })
    releaseUse.page([shell.manifest, ...remotes])
    // A fact of the request's own line: one more line for each would let anybody fill the log.
    if (!meta.known) c.get('facts').unknown_path = pathShape(path)
    const nonce = randomBytes(16).toString('base64')
    const overridden = config.remoteOverrides && asksForOverrides(c, config.publicUrl)
    const { site_logo_url: logo, favicon_url: favicon } = current.settings
    c.header(
      'content-security-policy',
      contentSecurityPolicy(config, {
        nonce,
        remoteOrigins: originsOf(remotes.map(({ base }) => base)),
        pictures: [logo, favicon].filter((address) => address !== null),
        anyPicture: path === '/admin' || path.startsWith('/admin/'),
        overridden,
      }),
    )
    c.header('cache-control', 'no-cache')
    // A developer's remote has no page that the API could know.
    const served = overridden
      ? undefined
      : await servedPage(path, { ...current, remotes, known: meta.known }, deps.releaseFiles)
    const preloads = overridden ? undefined : preloadsOf({ path, shell, remotes, served })
    if (preloads?.link) c.header('link', preloads.link)
    return c.html(
      renderPage(shell.template, {
        meta,
        site: current,
        nonce,
        served,
        chunks: preloads?.chunks ?? [],
      }),
      meta.known ? 200 : 404,
    )
  })
  return app
}

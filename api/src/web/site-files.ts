import { Hono } from 'hono'
import { etag } from 'hono/etag'
import type { Config } from '../config.ts'
import { answerProblem } from '../http/problem.ts'
import { maintenanceProblem } from './maintenance.ts'
import { closedPaths, indexedPaths } from './pages.ts'
import type { SiteReader } from './site.ts'

/** The product's mark, the default favicon. */
const FAVICON = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 48 48" fill="none" stroke="#7d3a72" stroke-width="3"><circle cx="24" cy="24" r="21" opacity=".45"/><circle cx="24" cy="24" r="13"/><circle cx="24" cy="24" r="5" fill="#b98532" stroke="none"/></svg>`

/** Files that browsers and crawlers expect at the root of a site. */
export function siteFiles({ config, site }: { config: Config; site: SiteReader }): Hono {
  const { publicUrl } = config
  const app = new Hono()
  const short = { 'cache-control': 'public, max-age=300' }

  for (const path of ['/favicon.ico', '/favicon.svg', '/robots.txt', '/sitemap.xml', '/manifest.webmanifest']) {
    app.use(path, etag())
  }
  app.on('GET', ['/favicon.ico', '/favicon.svg'], async (c) => {
    const { favicon_url } = (await site.read()).settings
    // A favicon address that leads back here means the default.
    const elsewhere = URL.parse(favicon_url ?? '', publicUrl)?.href.startsWith(`${publicUrl}/favicon.`) === false
    if (favicon_url && elsewhere) return c.redirect(favicon_url)
    return c.body(FAVICON, 200, { ...short, 'content-type': 'image/svg+xml' })
  })
  // Crawlers that get 503 retry later and keep their index of the pages.
  app.on('GET', ['/robots.txt', '/sitemap.xml'], async (c, next) => {
    const { maintenance_mode: down } = (await site.read()).settings
    return down ? answerProblem(c, maintenanceProblem()) : next()
  })
  app.get('/robots.txt', async (c) => {
    const { remotes } = (await site.read()).registry
    const closed = ['/api/', ...closedPaths(remotes)].map((path) => `Disallow: ${path}`).join('\n')
    return c.text(`User-agent: *\n${closed}\n\nSitemap: ${publicUrl}/sitemap.xml\n`, 200, short)
  })
  app.get('/sitemap.xml', async (c) => {
    const urls = indexedPaths((await site.read()).registry)
      .map((path) => `  <url><loc>${publicUrl}${path}</loc></url>`)
      .join('\n')
    const xml = `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${urls}\n</urlset>\n`
    return c.body(xml, 200, { ...short, 'content-type': 'application/xml; charset=utf-8' })
  })
  app.get('/manifest.webmanifest', async (c) => {
    const { product_name: name } = (await site.read()).settings
    const manifest = {
      name,
      short_name: name,
      start_url: '/symptom-entry',
      display: 'standalone',
      background_color: '#faf6ef',
      theme_color: '#faf6ef',
      icons: [{ src: '/favicon.svg', sizes: 'any', type: 'image/svg+xml' }],
    }
    return c.body(JSON.stringify(manifest), 200, { ...short, 'content-type': 'application/manifest+json' })
  })
  return app
}

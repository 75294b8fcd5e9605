import { once } from 'node:events'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { createAdaptorServer } from '@hono/node-server'
import type { RemoteRoute } from '@soulsign/contracts'
import { Hono } from 'hono'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { readConfig } from '../src/config.ts'
import { connectDatabase, type Database } from '../src/database/database.ts'
import { answerError } from '../src/http/errors.ts'
import { createCeilings } from '../src/limits/ceilings.ts'
import { createMetrics } from '../src/observability/metrics.ts'
import { createReleaseFiles } from '../src/releases/files.ts'
import { createReleaseUse, type ReleaseUse } from '../src/releases/use.ts'
import { settingsRoutes } from '../src/settings/routes.ts'
import { webRoutes } from '../src/web/routes.ts'
import { createSite } from '../src/web/site.ts'
import { releaseShell } from './builds.ts'
import { createTestDatabase } from './database.ts'
import { manifestOf, routeOf } from './manifest.ts'

const TEMPLATE = `<!doctype html><html><head><!--head--><!--data--><script nonce="__NONCE__" src="/assets/main.1.js"></script></head><body><!--page--></body></html>`
const OUTLINE = { html: '<i>outline</i>', css: '', styles: [], fonts: ['assets/text.woff2'] }
const JOURNAL = routeOf('/journal', { access: 'user', seo: { key: 'journal', label: 'Journal Page' } })

/** Servers of pages and files on a database of the file's own, with a shell and a journal released. */
export function webServers() {
  let owned: Awaited<ReturnType<typeof createTestDatabase>>
  let database: Database
  let folder: string
  let facts: Record<string, string | number | boolean> = {}
  const metrics = createMetrics()
  const servers: Server[] = []
  const counting: ReleaseUse[] = []
  const logged: { name: string; facts: unknown }[] = []

  beforeAll(async () => {
    owned = await createTestDatabase()
    database = connectDatabase(owned.url, () => undefined)
    folder = await mkdtemp(join(tmpdir(), 'soulsign-web-'))
    await mkdir(join(folder, 'data/remotes/journal/1.0.0'), { recursive: true })
    await releaseShell(owned.url, {
      page: TEMPLATE,
      more: {
        'assets/main.1.js': 'plain',
        'assets/main.1.js.br': brotliCompressSync('plain'),
        'pages.json': JSON.stringify({ outline: OUTLINE }),
      },
    })
    await writeFile(join(folder, 'data/remotes/journal/1.0.0/entry.js'), 'remote')
    await writeFile(join(folder, 'data/secret.txt'), 'secret')
    await release('journal', [JOURNAL], '/remotes/journal/1.0.0/')
  })
  beforeEach(async () => {
    logged.length = 0
    await owned.owner.query('delete from app_settings; delete from seo_metadata')
  })
  afterAll(async () => {
    for (const server of servers) server.close()
    for (const releaseUse of counting) await releaseUse.close()
    await database.close()
    await owned.drop()
    await rm(folder, { recursive: true, force: true })
  })

  async function release(name: string, routes: RemoteRoute[], base: string) {
    await owned.owner.query(
      `insert into remote_releases (name, version, manifest, base, content_hash) values ($1, '1.0.0', $2, $3, sha256('x'))`,
      [name, manifestOf(name, routes), base],
    )
    await owned.owner.query(`insert into remote_live (name, version) values ($1, '1.0.0')`, [name])
  }

  /** A separate server, without cached site data. */
  async function serve(more: Record<string, string> = {}): Promise<string> {
    const config = readConfig({ NODE_ENV: 'test', DATABASE_URL: owned.url, DATA_DIR: join(folder, 'data'), ...more })
    const log = {
      event: (name: string, facts?: unknown) => logged.push({ name, facts }),
      failure: (name: string, error: unknown) => logged.push({ name, facts: error }),
    }
    const ceilings = createCeilings(config, database, (text) => Buffer.from(text.padEnd(32)))
    const app = new Hono()
    app.use(async (c, next) => {
      c.set('principal', { kind: 'anonymous' })
      facts = {}
      c.set('facts', facts)
      await next()
    })
    const releaseFiles = createReleaseFiles({ dataDir: config.dataDir, database })
    const site = createSite({ config, database, log, releaseFiles })
    app.route('/', settingsRoutes({ database, site, ceilings }))
    const releaseUse = createReleaseUse({ database, log })
    counting.push(releaseUse)
    app.route('/', webRoutes({ config, log, metrics, ceilings, site, database, releaseFiles, releaseUse }))
    app.onError(answerError(log))
    const server = createAdaptorServer({ fetch: app.fetch }) as Server
    servers.push(server)
    server.listen(0)
    await once(server, 'listening')
    return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  }

  return {
    serve,
    release,
    metrics,
    logged,
    query: (sql: string, values?: unknown[]) => owned.owner.query(sql, values),
    /** The facts of the last request's line in the log. */
    facts: () => facts,
  }
}

/** Sends a path unchanged, unlike fetch(). */
export async function rawStatus(url: string, path: string): Promise<{ status: number | undefined; body: string }> {
  const { hostname, port } = new URL(url)
  const sent = request({ hostname, port, path }).end()
  const [response] = await once(sent, 'response')
  let body = ''
  for await (const chunk of response) body += chunk
  return { status: response.statusCode, body }
}

import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Dist } from '../../../api/src/releases/dist.ts'
import type { ClientReport, LiveRemote, RemoteManifest } from '../../../packages/contracts/src/registry.ts'
import { PARTNER_PAGE, widgetPart } from './partner.ts'
import type { TriedShell } from './shell.ts'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

const HTML = 'text/html; charset=utf-8'
const typeOf = (pathname: string) =>
  extname(pathname) ? (TYPES[extname(pathname)] ?? 'application/octet-stream') : HTML

/** A server on this machine with pages that have builds in them, and no API. */
export interface Stage {
  url: string
  /** A partner's page with the widget, on another origin. */
  partnerUrl: string
  /** What the pages reported, in order. */
  reports: ClientReport[]
  close(): Promise<void>
}

interface Played {
  shell: TriedShell | undefined
  /** Builds of remotes, and of the shell if it is released. */
  apps: readonly Dist[]
  widget: Dist | undefined
}

/** Serves the pages of `shell` with these builds of remotes, for everybody: nobody can sign in here. And the widget's. */
export async function openStage({ shell, apps, widget }: Played): Promise<Stage> {
  const reports: ClientReport[] = []
  const builds = new Map(apps.map((dist) => [baseOf(dist.manifest), dist]))
  const remotes = apps.flatMap(({ manifest }) => ('routes' in manifest ? [openToAll(manifest)] : []))

  let url = 'http://127.0.0.1'

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, searchParams } = new URL(request.url ?? '/', url)
    if (pathname === '/api/reports') {
      reports.push(JSON.parse(await text(request)))
      return void response.writeHead(204).end()
    }
    if (pathname.startsWith('/api/')) return void response.writeHead(503, { 'retry-after': '60' }).end()
    const part = widget && (await widgetPart(widget, { pathname, searchParams, url, referer: request.headers.referer }))
    if (part) return void response.writeHead(200, { 'content-type': typeOf(pathname), ...part.headers }).end(part.body)
    if (shell && request.headers.accept?.includes('text/html')) {
      const page = await shell.page(pathname, { remotes, overrides: false, pages: [] })
      return void response.writeHead(200, { 'content-type': HTML }).end(page)
    }
    const [base, build] = [...builds].find(([base]) => pathname.startsWith(base)) ?? []
    const bytes = base ? build?.bytes.get(pathname.slice(base.length)) : await shell?.file(pathname)
    if (!bytes) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': typeOf(pathname) }).end(bytes)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => response.writeHead(502).end(error.message))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  url = `http://127.0.0.1:${port}`
  return {
    url,
    partnerUrl: `http://localhost:${port}${PARTNER_PAGE}`,
    reports,
    async close() {
      server.closeAllConnections()
      server.close()
    },
  }
}

const baseOf = ({ name }: { name: string }) => `/smoke/${name}/`

const openToAll = (manifest: RemoteManifest): LiveRemote => ({
  ...manifest,
  base: baseOf(manifest),
  routes: manifest.routes.map((route) => ({ ...route, access: 'open' })),
})

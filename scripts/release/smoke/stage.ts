import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname } from 'node:path'
import { text } from 'node:stream/consumers'
import type { Dist } from '../../../api/src/releases/dist.ts'
import type { ClientReport, LiveRemote, RemoteManifest } from '../../../packages/contracts/src/registry.ts'
import type { TriedShell } from './shell.ts'

const TYPES: Record<string, string> = {
  '.js': 'text/javascript',
  '.css': 'text/css',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
}

/** A server on this machine with pages that have builds in them, and no API. */
export interface Stage {
  url: string
  /** What the pages reported, in order. */
  reports: ClientReport[]
  close(): Promise<void>
}

/** Serves the pages of `shell` with these builds of remotes, for everybody: nobody can sign in here. */
export async function openStage(shell: TriedShell, dists: readonly Dist[]): Promise<Stage> {
  const reports: ClientReport[] = []
  const builds = new Map(dists.map((dist) => [baseOf(dist.manifest), dist]))
  const remotes = dists.flatMap(({ manifest }) => ('routes' in manifest ? [openToAll(manifest)] : []))

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname } = new URL(request.url ?? '/', 'http://stage')
    if (pathname === '/api/reports') {
      reports.push(JSON.parse(await text(request)))
      return void response.writeHead(204).end()
    }
    if (pathname.startsWith('/api/')) return void response.writeHead(503, { 'retry-after': '60' }).end()
    if (request.headers.accept?.includes('text/html')) {
      const page = await shell.page(pathname, { remotes, overrides: false, pages: [] })
      return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
    }
    const [base, build] = [...builds].find(([base]) => pathname.startsWith(base)) ?? []
    const bytes = base ? build?.bytes.get(pathname.slice(base.length)) : await shell.file(pathname)
    if (!bytes) return void response.writeHead(404).end()
    response.writeHead(200, { 'content-type': TYPES[extname(pathname)] ?? 'application/octet-stream' }).end(bytes)
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: Error) => response.writeHead(502).end(error.message))
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
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

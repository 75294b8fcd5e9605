import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { extname, join } from 'node:path'
import { expect, test } from './administrator.ts'

const DIST = join(import.meta.dirname, '../../mfe-admin/dist')
const TYPES: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css', '.json': 'application/json' }

/** Serves the built remote from another origin, like a static host. */
async function serveRemote(port = 0): Promise<Server> {
  const server = createServer(async ({ url = '' }, response) => {
    const { pathname } = new URL(url, 'http://localhost')
    const body = await readFile(join(DIST, pathname)).catch(() => null)
    response.setHeader('access-control-allow-origin', '*')
    // Only tests send this header, with the visitor's address.
    response.setHeader('access-control-allow-headers', 'x-forwarded-for')
    response.setHeader('content-type', TYPES[extname(pathname)] ?? 'application/octet-stream')
    response.writeHead(body ? 200 : 404).end(body)
  })
  server.listen(port)
  await once(server, 'listening')
  return server
}

const stop = (server: Server) =>
  new Promise<void>((resolve) => {
    server.close(() => resolve())
    server.closeAllConnections()
  })

test('the admin area loads from another origin, disappears and returns while the shell runs', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/./)
  const server = await serveRemote()
  const { port } = server.address() as AddressInfo
  const elsewhere: string[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).port === String(port)) elsewhere.push(request.url())
  })

  await page.goto(`/?remote.admin=http://localhost:${port}`)
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  expect(elsewhere.length).toBeGreaterThan(1)

  await stop(server)
  // A screen whose code is not loaded yet.
  await page
    .getByRole('main')
    .getByRole('link', { name: /^Diagnoses/ })
    .last()
    .click()
  const retry = page.getByRole('button', { name: 'Try again' })
  await expect(retry).toBeVisible()
  await page.getByRole('link', { name: 'Return home' }).click()
  await expect(page.getByRole('heading', { name: /Welcome to/ })).toBeVisible()
  await page.goto('/journal')
  await expect(page.getByRole('heading', { name: 'Start Your Healing Journal' })).toBeVisible()

  await page.goto('/admin')
  await expect(retry).toBeVisible()
  const again = await serveRemote(port)
  await retry.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await stop(again)
})

import { once } from 'node:events'
import { createServer, get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { gzipSync } from 'node:zlib'
import type { BrowserContext } from '@playwright/test'
import { watch } from './load.ts'

/** The page as it stands at last, without any script. It links each style sheet once. */
export async function snapshot(context: BrowserContext, url: string): Promise<string> {
  const page = await context.newPage()
  const settled = watch(page)
  try {
    await page.goto(url)
    await settled()
    return await page.evaluate(() => {
      for (const element of document.querySelectorAll('script, noscript, link[rel=preload]')) element.remove()
      const linked = new Set<string>()
      for (const sheet of document.querySelectorAll<HTMLElement>('link[rel=stylesheet], style[data-sheet]')) {
        const href = sheet.dataset['sheet'] ?? sheet.getAttribute('href') ?? ''
        sheet.remove()
        if (linked.has(href)) continue
        linked.add(href)
        document.head.append(Object.assign(document.createElement('link'), { rel: 'stylesheet', href }))
      }
      return `<!doctype html>${document.documentElement.outerHTML}`
    })
  } finally {
    await page.close()
  }
}

interface File {
  headers: IncomingHttpHeaders
  body: Buffer
}

async function read(url: string): Promise<File> {
  const request = get(url, { headers: { 'accept-encoding': 'br, gzip' } })
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  const parts: Buffer[] = []
  for await (const part of response) parts.push(part as Buffer)
  return { headers: response.headers, body: Buffer.concat(parts) }
}

/** What decides whether a browser starts another process for a page. */
const ISOLATION = ['cross-origin-opener-policy', 'cross-origin-resource-policy', 'origin-agent-cluster'] as const

/** Serves static pages by path from memory, with the fonts and style sheets of the product at `origin`. */
export async function serveStatic(origin: string, pages: ReadonlyMap<string, string>) {
  const files = new Map<string, File>()
  for (const [path, html] of pages) {
    const { headers } = await read(origin + path)
    const fonts = String(headers.link ?? '')
      .split(', ')
      .filter((link) => link.includes('as=font'))
    files.set(path, {
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-encoding': 'gzip',
        'cache-control': 'no-cache',
        ...Object.fromEntries(ISOLATION.map((name) => [name, String(headers[name])])),
        ...(fonts.length > 0 && { link: fonts.join(', ') }),
      },
      body: gzipSync(html),
    })
    for (const [address] of html.matchAll(/\/remotes\/[\w./-]+\.css/g)) {
      files.set(address, await read(origin + address))
    }
    for (const link of fonts) {
      const address = /<([^>]*)>/.exec(link)?.[1] ?? ''
      files.set(address, await read(origin + address))
    }
  }
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '')
    if (file) response.writeHead(200, file.headers)
    else response.writeHead(404)
    response.end(file?.body)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

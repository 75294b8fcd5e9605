import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { createRequire } from 'node:module'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { WIDGET_ROOM_CSS } from '@soulsign/contracts'
import { build } from 'esbuild'
import { hostPages, LOADER } from './pages.ts'

const E2E = join(import.meta.dirname, '../..')
const require = createRequire(import.meta.url)

/** A script that shows the widget's wrapper in StrictMode with a major version of React. */
async function reactPage(version: string, app: string): Promise<string> {
  const packages =
    version === '19' ? { react: 'react', dom: 'react-dom' } : { react: `react-${version}`, dom: `react-dom-${version}` }
  const render =
    version === '17'
      ? `import { render } from 'react-dom'; render(page, document.getElementById('app'))`
      : `import { createRoot } from 'react-dom/client'; createRoot(document.getElementById('app')).render(page)`
  const { outputFiles } = await build({
    stdin: {
      contents: `
        import { createElement as h, StrictMode } from 'react'
        import { SymptomCheck } from '@soulsign/widget/react'
        const page = h(StrictMode, null, h(SymptomCheck, {
          partner: 'pk_demo', src: ${JSON.stringify(app + LOADER)}, onReady: () => { window.readyCalls = (window.readyCalls ?? 0) + 1 },
        }))
        ${render}`,
      resolveDir: E2E,
    },
    absWorkingDir: E2E,
    bundle: true,
    write: false,
    define: { 'process.env.NODE_ENV': '"development"' },
    alias: { react: packages.react, 'react-dom': packages.dom },
  })
  return outputFiles[0]?.text ?? ''
}

export interface Hosts {
  /** `http://127.0.0.1:port`, an allowed site other than the product's localhost. */
  origin: string
  /** The same server under an origin that the demo partner does not list. */
  otherOrigin: string
  close(): Promise<void>
}

/** Starts an HTTP server of host pages for the product at `app`. */
export async function startHosts(app: string): Promise<Hosts> {
  const pages = hostPages(app)
  const files: Record<string, () => Promise<string>> = {
    '/room.css': async () => WIDGET_ROOM_CSS,
    '/spy.js': () => readFile(join(import.meta.dirname, 'spy.js'), 'utf8'),
    '/watch.js': () => readFile(join(import.meta.dirname, 'watch.js'), 'utf8'),
    '/turbo.js': () => readFile(require.resolve('@hotwired/turbo'), 'utf8'),
  }
  for (const version of ['17', '18', '19']) files[`/react-${version}.js`] = () => reactPage(version, app)

  const server = createServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://host').pathname
    const page = pages[path.slice(1)]
    const file = files[path]
    if (page) response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...page.headers }).end(page.html)
    else if (file) {
      const type = path.endsWith('.css') ? 'text/css' : 'text/javascript'
      response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(await file())
    } else response.writeHead(404).end()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    origin: `http://127.0.0.1:${port}`,
    otherOrigin: `http://look-alike.localhost:${port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { offlineRoutes } from './offline.ts'
import type { Site } from './site.ts'

function routesOf(product_name: string) {
  const site = { read: async () => ({ settings: { product_name } }) as Site }
  return offlineRoutes({ site: site as Parameters<typeof offlineRoutes>[0]['site'] })
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

test('the offline page may run its own script and style, and nothing else', async () => {
  const page = await routesOf('Soulsign').request('/offline')
  const policy = page.headers.get('content-security-policy')
  const text = await page.text()
  for (const part of ['style', 'script']) {
    const [, inline = ''] = new RegExp(`<${part}>([^]*?)</${part}>`).exec(text) ?? []
    expect(policy).toContain(`${part}-src ${hashOf(inline)};`)
  }
  expect(text).toContain('href="tel:112"')
})

test('a new product name makes browsers fetch the page again', async () => {
  const read = async (name: string) => (await routesOf(name).request('/offline-worker.js')).text()
  expect(await read('Soulsign')).toBe(await read('Soulsign'))
  expect(await read('Soulsign')).not.toBe(await read('Other'))
})

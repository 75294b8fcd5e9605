import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, test } from './visitor.ts'

/** A server before the product, on which answers can hang as on a line that is gone: a browser caches, and waits, as it does. */
async function startBefore(product: string, hangs: (path: string) => boolean) {
  const server = createServer((incoming, outgoing) => {
    const { url = '/', method, headers } = incoming
    if (hangs(url)) return
    const onward = request(product + url, { method, headers }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers)
      answer.pipe(outgoing)
    })
    onward.on('error', () => outgoing.destroy())
    incoming.pipe(onward)
  })
  await new Promise<void>((resolve) => server.listen(0, 'localhost', resolve))
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close() {
      server.close()
      server.closeAllConnections()
    },
  }
}

test('a page whose code never arrives ends in the fallback, is reported, and loads when it is tried again', async ({
  page,
  baseURL,
  expectedErrors,
}) => {
  expectedErrors.push(/./)
  let isHanging = true
  const before = await startBefore(
    baseURL ?? '',
    (path) => isHanging && /\/remotes\/diagnosis\/[^/]+\/page-symptom-entry[^/]*\.js/.test(path),
  )
  try {
    const reported = page.waitForRequest((asked) => asked.url().endsWith('/api/reports'))
    await page.goto(`${before.url}/symptom-entry`)
    const retry = page.getByRole('button', { name: /try again/i })
    await expect(retry).toBeVisible()
    expect((await reported).postDataJSON()).toMatchObject({
      kind: 'remote',
      remote: 'diagnosis',
      phase: 'entry',
      message: expect.stringContaining('page-symptom-entry'),
    })
    isHanging = false
    // On a slow machine the page's own patience may end before its code has run.
    await expect(async () => {
      if (await retry.isVisible()) await retry.click()
      await expect(page.getByRole('textbox').first()).toBeEditable({ timeout: 15_000 })
    }).toPass({ timeout: 120_000 })
    await expect(retry).toHaveCount(0)
  } finally {
    before.close()
  }
})

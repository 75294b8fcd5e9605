import type { Page } from '@playwright/test'
import { test as adminTest } from './administrator.ts'
import { frameIn, getInsight, test as hostTest, open, typeIn } from './hosts/host-test.ts'
import { test as personTest, storeEntry } from './person.ts'
import { expect, test } from './visitor.ts'

// Signing in and paying lead to Google and Stripe by a click, which no test here makes.

/** Records each request of the page and its frames to another origin than these. */
function watch(page: Page, ...origins: string[]): string[] {
  const strangers: string[] = []
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url())
    if (/^(http|ws)s?:$/.test(protocol) && !origins.includes(origin)) strangers.push(request.url())
  })
  return strangers
}

interface Described {
  path: string
  access?: 'open' | 'user' | 'admin'
  canonical?: string
}

/** The addresses of all pages with this access, as the live shell and remotes describe them. */
const described = (page: Page, wanted: Described['access']) =>
  page.evaluate((access) => {
    const registry = JSON.parse(document.getElementById('registry')?.textContent ?? '') as {
      pages: Described[]
      remotes: { routes: Described[] }[]
    }
    const all = [...registry.pages, ...registry.remotes.flatMap(({ routes }) => routes)]
    return all.filter((page) => (page.access ?? 'open') === access && !page.canonical).map(({ path }) => path)
  }, wanted)

/** Opens screens one after the other in the running app, as links would, and waits until each has got what it asks for. */
async function walk(page: Page, paths: readonly string[]): Promise<void> {
  expect(paths).not.toEqual([])
  for (const path of paths) {
    await page.evaluate((to) => {
      for (const left of document.querySelectorAll('main :is(h1, h2)')) left.setAttribute('data-left', '')
      history.pushState(null, '', to)
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
    }, path)
    await expect(page.locator('main :is(h1, h2):not([data-left])').first(), path).toBeVisible()
    await expect(page.locator('main [aria-busy="true"]'), path).toHaveCount(0)
  }
}

test('no page for everybody asks a third party', async ({ page, baseURL }) => {
  const strangers = watch(page, baseURL ?? '')
  await page.goto('/')
  await walk(
    page,
    (await described(page, 'open')).filter((path) => path !== '/'),
  )
  expect(strangers).toEqual([])
})

// Some pages are about an entry that their bare address does not name.
personTest.use({ expectedErrors: [/status of 404/] })
personTest('no page of a signed-in person asks a third party', async ({ page, member, baseURL }) => {
  const strangers = watch(page, baseURL ?? '')
  const id = await storeEntry(member, 'My shoulders are tight in the evening')
  await member.call('POST', '/api/functions/generate-diagnosis', { symptom_id: id })
  await page.goto('/')
  const open = ['/diagnosis', '/journal', '/symptom-entry']
  await walk(page, [...(await described(page, 'user')).filter((path) => !open.includes(path)), ...open])
  expect(strangers).toEqual([])
})

adminTest('no screen of an administrator asks a third party', async ({ page, baseURL }) => {
  const strangers = watch(page, baseURL ?? '')
  await page.goto('/admin')
  const links = page.locator('nav a[href^="/admin/"]')
  await expect(links.first()).toBeVisible()
  const screens = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  await walk(page, [...new Set(screens)])
  expect(strangers).toEqual([])
})

hostTest('the widget on a partner’s page asks nobody but us', async ({ page, hosts, baseURL }) => {
  const strangers = watch(page, baseURL ?? '', hosts.origin)
  await open(page, `${hosts.origin}/hostile`)
  const frame = frameIn(page)
  await typeIn(frame)
  await getInsight(frame)
  expect(strangers).toEqual([])
})

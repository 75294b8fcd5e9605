import type { APIRequestContext, Page } from '@playwright/test'
import { signInMember } from './member.ts'
import { expect, test } from './visitor.ts'

/** Signs the page's visitor in, from the next load on. */
async function enter(page: Page, request: APIRequestContext): Promise<void> {
  const { session } = await signInMember(request)
  await page.addInitScript((kept) => localStorage.setItem('soulsign.session', kept), session)
}

/** Records the files of the admin remote that a page requests from now on. */
function adminFiles(page: Page): string[] {
  const files: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/remotes/admin/')) files.push(request.url())
  })
  return files
}

test('guests and people without the admin role are sent home and load no admin code', async ({ page, request }) => {
  const files = adminFiles(page)
  await page.goto('/admin/users')
  await expect(page).toHaveURL(/\/$/)

  await enter(page, request)
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('link', { name: 'Journal', includeHidden: true })).toHaveCount(1)
  await expect(page.getByRole('link', { name: 'Admin', includeHidden: true })).toHaveCount(0)
  // Focus and hover preload a remote. Once the account's loads, the admin's, requested first, must have been refused.
  const other = page.waitForResponse(/\/remotes\/account\//)
  await page.evaluate(() => {
    for (const href of ['/admin', '/account']) {
      const link = Object.assign(document.createElement('a'), { href, textContent: 'a link' })
      document.querySelector('main')?.prepend(link)
      link.focus()
      link.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }))
    }
  })
  await other
  expect(files).toEqual([])
})

// The router also reads these as /admin.
for (const path of ['/ADMIN', '/%61dmin', '/Admin/users']) {
  test(`${path} sends a guest home and loads no admin code`, async ({ page, expectedErrors }) => {
    expectedErrors.push(/404/)
    const files = adminFiles(page)
    await page.goto(path)
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(files).toEqual([])
  })
}

test('a failed check denies access', async ({ page, request, expectedErrors }) => {
  expectedErrors.push(/400/)
  await enter(page, request)
  await page.route('**/api/functions/admin-auth', (route) => route.fulfill({ status: 400, body: '{}' }))
  const files = adminFiles(page)
  await page.goto('/admin')
  await expect(page).toHaveURL(/\/$/)
  expect(files).toEqual([])
})

test('a first page asks once for its person’s role, though the frame around it changes', async ({ page, request }) => {
  await enter(page, request)
  const shown = Promise.withResolvers<void>()
  const asked = Promise.withResolvers<void>()
  let times = 0
  await page.route('**/api/functions/admin-auth', async (route) => {
    times += 1
    asked.resolve()
    await shown.promise
    await route.continue()
  })
  await page.route('**/page-journal.*.js', async (route) => {
    await asked.promise
    await route.continue()
  })
  await page.goto('/journal')
  await expect(page.getByRole('heading', { name: 'Your Healing Journal', level: 1 })).toBeVisible()
  expect(times).toBe(1)
  shown.resolve()
})

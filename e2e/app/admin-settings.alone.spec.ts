import type { Browser, Page } from '@playwright/test'
import { MAINTENANCE_RETRY_SECONDS } from '@soulsign/contracts'
import { signInMember } from './member.ts'
import { expect, expectAccessible, test } from './visitor.ts'

// Settings affect everyone, so these tests run after all others, one at a time.
test.describe.configure({ mode: 'serial' })
/** An administrator in a separate browser, whose address no other test uses. */
let admin: Page
test.beforeAll(async ({ browser }) => {
  admin = await newPage(browser)
  const { session } = await signInMember(admin.request, 'keeper@example.test')
  await admin.addInitScript((kept) => localStorage.setItem('soulsign.session', kept), session)
})
test.afterAll(() => admin.context().close())

const newPage = async (browser: Browser) =>
  (await browser.newContext({ locale: 'en-US', reducedMotion: 'reduce' })).newPage()

const openTab = async (path: string, tab: string) => {
  await admin.goto(path)
  await admin.getByRole('tab', { name: tab }).click()
}
const save = async () => {
  const button = admin.getByRole('button', { name: 'Save', exact: true })
  await button.click()
  await expect(admin.getByText('Success', { exact: true }).first()).toBeVisible()
  await expect(button).toBeDisabled()
  await expect(button).toBeFocused()
}

test('name and colour change for everyone on the next full load', async ({ page }) => {
  await openTab('/admin/settings', 'Branding')
  const name = admin.getByRole('textbox', { name: 'Product name' })
  await name.fill('')
  await name.blur()
  await expect(admin.getByText('Give the product a name.')).toBeVisible()
  await name.fill('Moonsign')
  await admin.getByRole('tab', { name: 'Appearance' }).click()
  const colour = admin.getByRole('textbox', { name: 'Primary colour', exact: true })
  await colour.fill('60 100% 50%')
  await expect(admin.getByText(/Made darker or calmer, to #/)).toBeVisible()
  await admin.getByLabel('Pick the primary colour').fill('#336699')
  await expect(colour).toHaveValue('210 50% 40%')
  await expectAccessible(admin)
  await save()

  await admin.getByRole('tab', { name: 'Languages' }).click()
  await expectAccessible(admin)

  // The name is still unsaved, and leaving the page must not lose it.
  for (const wayOut of [
    admin.getByRole('link', { name: 'Users' }).first(),
    admin.getByRole('button', { name: 'Sign Out' }),
  ]) {
    await wayOut.click()
    await admin.getByRole('alertdialog').getByRole('button', { name: 'Stay here' }).click()
  }
  await admin.getByRole('tab', { name: 'Branding' }).click()
  // Until then the other tab's button is visible.
  await expect(name).toBeVisible()
  await admin.route('**/api/settings/*', (route) => route.fulfill({ status: 500, body: '{}' }))
  await admin.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(name).toHaveAccessibleDescription(/This was not saved/)
  await admin.unrouteAll()
  await expect(name).toHaveValue('Moonsign')
  await save()

  await page.goto('/about')
  await expect(page).toHaveTitle('About Moonsign')
  await expect(page.getByRole('banner').getByText('Moonsign')).toBeVisible()
  const primary = await page.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--primary'))
  expect(primary.trim()).toBe('210 50% 40%')

  await name.fill('Soulsign')
  await save()
  await admin.getByRole('tab', { name: 'Appearance' }).click()
  await admin.getByRole('button', { name: "Use the product's own" }).click()
  await save()
})

test('crawlers and visitors from another page see metadata; invalid JSON-LD is refused', async ({ page, request }) => {
  await openTab('/admin/seo', 'Auth Page')
  const panel = admin.getByRole('tabpanel', { name: 'Auth Page' })
  await panel.getByRole('textbox', { name: 'Page title' }).fill('Come in')
  await expect(panel.getByRole('figure', { name: 'In search results' })).toContainText('Come in')
  await expect(panel.getByRole('figure', { name: 'As a share card' })).toContainText('Come in')
  const jsonLd = panel.getByRole('textbox', { name: 'JSON-LD' })
  await jsonLd.fill('{ "@type": ')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByText(/This is not JSON, so it was not saved/)).toBeVisible()
  await jsonLd.fill('{ "@type": "WebPage" }')
  // Text typed during a slow save is not part of the save and is not lost.
  const sent = Promise.withResolvers<void>()
  const answer = Promise.withResolvers<void>()
  await admin.route('**/api/seo/auth', (route) => {
    sent.resolve()
    return answer.promise.then(() => route.continue())
  })
  await panel.getByRole('button', { name: 'Save' }).click()
  await sent.promise
  const keywords = panel.getByRole('textbox', { name: 'Keywords' })
  await keywords.fill('typed meanwhile')
  answer.resolve()
  await expect(admin.getByText('Success', { exact: true }).first()).toBeVisible()
  await expect(keywords).toHaveValue('typed meanwhile')
  await expect(panel.getByRole('button', { name: 'Save' })).toBeEnabled()
  await admin.unrouteAll()

  const html = await (await request.get('/auth')).text()
  expect(html).toContain('<title>Come in</title>')
  expect(html).toContain('{"@type":"WebPage"}</script>')
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'Login' }).click()
  await expect(page).toHaveTitle('Come in')

  await panel.getByRole('textbox', { name: 'Page title' }).fill('')
  await keywords.fill('')
  await jsonLd.fill('')
  await panel.getByRole('button', { name: 'Save' }).click()
  await expect(panel.getByRole('button', { name: 'Save' })).toBeDisabled()
  await expect(panel.getByRole('button', { name: 'Save' })).toBeFocused()
})

test('maintenance shuts out visitors but not administrators, and its page goes away by itself', async ({
  page,
  visitor,
  browser,
  expectedErrors,
}) => {
  // The API's answer during maintenance.
  expectedErrors.push(/503/)
  await page.clock.install()
  const partner = await browser.newPage({ locale: 'en-US' })
  const widget = partner.frameLocator('symptom-check iframe')
  await openTab('/admin/settings', 'Maintenance')
  await admin.getByRole('button', { name: 'Turn maintenance on' }).click()
  const dialog = admin.getByRole('alertdialog')
  await expect(dialog).toContainText('only administrators')
  await dialog.getByRole('button', { name: 'Turn maintenance on' }).click()
  await expect(admin.getByText('Maintenance is on.').first()).toBeVisible()

  try {
    await page.goto('/auth')
    await expect(page.getByRole('textbox', { name: 'Email' })).toBeVisible()
    await page.goto('/symptom-entry')
    await expect(page.getByRole('heading', { name: 'We will be back soon' })).toBeVisible()
    await expect(page.getByRole('main').getByRole('link').first()).toBeVisible()
    await visitor.expectAccessible()

    await partner.goto(`http://localhost:${process.env['E2E_SANDBOX_PORT']}/partner/clinic`)
    await partner.locator('symptom-check').scrollIntoViewIfNeeded()
    await expect(widget.getByRole('heading', { name: 'We will be back soon' })).toBeVisible()
    await expect(widget.getByRole('link', { name: /^Call 911/ }).first()).toBeVisible()

    await admin.getByRole('link', { name: 'Journal' }).click()
    await expect(admin.getByRole('heading', { level: 1, name: /Journal/ })).toBeVisible()
  } finally {
    await openTab('/admin/settings', 'Maintenance')
    await admin.getByRole('button', { name: 'Turn maintenance off' }).click()
    await expect(admin.getByRole('button', { name: 'Turn maintenance on' })).toBeVisible()
  }
  await widget.getByRole('button', { name: 'Try again' }).click()
  await expect(widget.getByRole('button', { name: 'Get Diagnosed' })).toBeVisible()
  await page.clock.fastForward(2 * MAINTENANCE_RETRY_SECONDS * 1000)
  await expect(page.getByRole('button', { name: 'Get Diagnosed' })).toBeVisible()
  await partner.close()
})

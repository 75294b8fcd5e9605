import type { Page } from '@playwright/test'
import { holdBack } from './hold-back.ts'
import { expect, test } from './visitor.ts'

test.use({ awaitsScript: false })

test.describe('if the script does not come', () => {
  test.use({ expectedErrors: [/503/] })

  const field = (page: Page) => page.getByRole('textbox', { name: /Describe what you feel/ })

  test('the page says so, names help, and has the words again after a reload', async ({ page, visitor }) => {
    const main = '**/assets/main.*.js'
    await page.route(main, (route) => route.fulfill({ status: 503, body: '' }))
    await page.goto('/symptom-entry', { waitUntil: 'commit' })
    await page.locator('#served').getByRole('textbox').pressSequentially('A tight chest')
    await page.getByRole('radio', { name: /Mental/ }).check({ force: true })
    const notice = page.getByRole('alert')
    await expect(notice).toContainText('nothing can be sent')
    await expect(notice).toContainText('Your words are kept on this device')
    await expect(notice.getByRole('link', { name: 'findahelpline.com' })).toBeVisible()
    await visitor.expectAccessible()
    await visitor.expectNoSidewaysScroll()

    // The words are there before any script, and can be gone on with.
    await page.unroute(main)
    const script = await holdBack(page, main)
    await notice.getByRole('link', { name: 'Load the page again' }).click({ noWaitAfter: true })
    await expect(notice).toHaveCount(0)
    await expect(field(page)).toHaveValue('A tight chest')
    await page.keyboard.press('Tab')
    await field(page).press('End')
    await page.keyboard.type(' on Mondays')
    script()
    await expect(page.locator('#served')).toHaveCount(0)
    await expect(field(page)).toHaveValue('A tight chest on Mondays')
    await expect(page.getByRole('radio', { name: /Mental/ })).toBeChecked()
    await expect(page.getByRole('alert')).toHaveCount(0)
  })

  test('the page says so after a while, until the running one is there', async ({ page }) => {
    await page.clock.install()
    const script = await holdBack(page, '**/assets/main.*.js')
    await page.goto('/about', { waitUntil: 'commit' })
    await expect(page.locator('#served').getByRole('heading', { level: 1 })).toBeVisible()
    const notice = page.getByText('nothing can be sent')
    await expect(notice).toHaveCount(0)
    await expect(async () => {
      await page.clock.fastForward(15_000)
      await expect(notice).toBeVisible({ timeout: 500 })
    }).toPass()
    await expect(page.getByText('Your words are kept')).toBeHidden()
    script()
    await expect(page.locator('#served')).toHaveCount(0)
    await expect(notice).toBeHidden()
  })

  test('the page does not say that words are kept in a storage that is full', async ({ page }) => {
    await page.route('**/assets/main.*.js', (route) => route.fulfill({ status: 503, body: '' }))
    await page.addInitScript(() => {
      Storage.prototype.setItem = () => {
        throw new DOMException('', 'QuotaExceededError')
      }
    })
    await page.goto('/symptom-entry', { waitUntil: 'commit' })
    const kept = page.getByRole('alert').getByText('Your words are kept')
    await expect(kept).toBeVisible()
    await page.locator('#served').getByRole('textbox').fill('A tight chest')
    await expect(kept).toBeHidden()
  })

  test('the form of an older remote, which names no draft, leaves no words on the device', async ({ page }) => {
    await page.route('**/assets/main.*.js', (route) => route.fulfill({ status: 503, body: '' }))
    await page.route('**/symptom-entry', async (route) => {
      const response = await route.fetch()
      const body = (await response.text()).replace(/data-kept="[^"]*"/, 'data-kept="true"')
      await route.fulfill({ response, body })
    })
    await page.goto('/symptom-entry', { waitUntil: 'commit' })
    const notice = page.getByRole('alert')
    await expect(notice).toContainText('nothing can be sent')
    await expect(page.locator('form[data-kept=true]')).toBeVisible()
    await page.locator('#served').getByRole('textbox').fill('A tight chest')
    expect(await page.evaluate(() => JSON.stringify({ ...localStorage }))).not.toContain('A tight chest')
    await expect(notice.getByText('Your words are kept')).toBeHidden()
  })

  test('a sign-out in another tab takes the words along', async ({ page, context }) => {
    const stored = (at: Page) => at.evaluate(() => JSON.stringify({ ...localStorage, ...sessionStorage }))
    await page.route('**/assets/main.*.js', (route) => route.fulfill({ status: 503, body: '' }))
    await page.goto('/symptom-entry', { waitUntil: 'commit' })
    await page.evaluate(() => localStorage.setItem('soulsign.session', '{}'))
    const words = page.locator('#served').getByRole('textbox')
    await words.fill('A tight chest')
    expect(await stored(page)).toContain('A tight chest')
    const other = await context.newPage()
    await other.goto('/robots.txt')
    await other.evaluate(() => localStorage.clear())
    await expect(words).toHaveValue('')
    await other.evaluate(() => localStorage.setItem('soulsign.session', '{}'))
    await words.fill('A tight chest')
    await other.evaluate(() => localStorage.removeItem('soulsign.draft.symptom'))
    await other.evaluate(() => localStorage.removeItem('soulsign.session'))
    await expect(words).toHaveValue('')
    await page.reload({ waitUntil: 'commit' })
    await expect(words).toHaveValue('')
    expect(await stored(page)).not.toContain('A tight chest')
  })
})

test('a running page gets no word of a page that did not load', async ({ page }) => {
  await page.clock.install()
  await page.goto('/about')
  await expect(page.locator('#served')).toHaveCount(0)
  await page.clock.fastForward(20_000)
  await expect(page.locator('#unscripted')).toBeEmpty()
})

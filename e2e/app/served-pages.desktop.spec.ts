import { expect, test } from './visitor.ts'

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/404/] })

  test('the landing page, About, help and the 404 page can be read', async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('link', { name: 'Skip' }).last()).toHaveAttribute('href', '/symptom-entry')
    await expect(page.getByRole('link', { name: 'findahelpline.com' })).toBeVisible()
    await page.goto('/about')
    await expect(page.getByText('Soulsign').first()).toBeVisible()
    // The answers of the questions are open.
    await expect(page.getByText('You can try 7 diagnoses for free')).toBeVisible()
    await page.goto('/no/such/page')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('words typed before the script runs are in the form afterwards, with focus and caret', async ({ page }) => {
  const script = Promise.withResolvers<void>()
  await page.route('**/assets/main.*.js', async (route) => {
    await script.promise
    await route.continue()
  })
  await page.goto('/symptom-entry', { waitUntil: 'commit' })
  const words = page.locator('#served').getByRole('textbox')
  await words.pressSequentially('A tight chest when I think of Monday')
  await page.keyboard.press('Home')
  script.resolve()
  await expect(page.locator('#served')).toHaveCount(0)
  const field = page.getByRole('textbox', { name: /Describe what you feel/ })
  await expect(field).toBeFocused()
  await page.keyboard.type('Often: ')
  await expect(field).toHaveValue('Often: A tight chest when I think of Monday')
  await expect(page.locator('button[type=submit]')).toBeEnabled()
})

test.describe('with a broken remote', () => {
  test.use({ expectedErrors: [/503|RUNTIME|integrity/] })

  test('a remote that does not load ends its served page with the calm fallback', async ({ page }) => {
    await page.route('**/remotes/account/**/entry.js*', (route) => route.fulfill({ status: 503, body: '' }))
    await page.goto('/auth')
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.locator('#served')).toHaveCount(0)
  })
})

test('the served page is replaced by the running one, where it was, and nothing moves', async ({ page }) => {
  const script = Promise.withResolvers<void>()
  await page.route('**/assets/main.*.js', async (route) => {
    await script.promise
    await route.continue()
  })
  await page.addInitScript(() => {
    const shifts: number[] = []
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as PerformanceEntry & { value: number }).value)
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await page.goto('/about', { waitUntil: 'commit' })
  const served = page.locator('#served')
  await expect(served.getByRole('heading', { level: 1 })).toBeVisible()
  await served.getByRole('link', { name: /home/ }).focus()
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  const scrolled = await page.evaluate(() => window.scrollY)

  script.resolve()
  await expect(served).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: /home/ })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)
  // The fonts may move a word by a pixel.
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.001)
})

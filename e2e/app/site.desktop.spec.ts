import { expect, test } from './visitor.ts'

test('an unknown path answers 404 with a way home', async ({ page, expectedErrors }) => {
  expectedErrors.push(/404/)
  const response = await page.goto('/nowhere-at-all')
  expect(response?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: /home/i }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('the page enforces a policy without inline scripts or styles', async ({ page, request }) => {
  const policy = (await request.get('/')).headers()['content-security-policy'] ?? ''
  expect(policy).toContain("frame-ancestors 'none'")
  expect(policy).not.toMatch(/unsafe-inline|unsafe-eval/)
  await page.goto('/symptom-entry')
  await expect(page.getByRole('heading', { name: 'What are you experiencing?' })).toBeVisible()
})

test('a very long word stays inside a small screen', async ({ page, visitor }) => {
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/symptom-entry')
  await page.getByRole('main').getByRole('textbox').first().fill('x'.repeat(400))
  await visitor.expectNoSidewaysScroll()
})

test('a press at the edge of a button counts', async ({ page }) => {
  await page.goto('/auth')
  const button = page.getByRole('button', { name: 'Send My Healing Link' })
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody')
  const { x, y, height } = (await button.boundingBox()) ?? { x: 0, y: 0, height: 0 }
  await page.mouse.move(x + 1, y + height / 2)
  await page.mouse.down()
  await expect.poll(() => button.evaluate((it) => getComputedStyle(it).filter)).toContain('brightness')
  await page.mouse.up()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveAttribute('aria-invalid', 'true')
})

import { expect, test } from './visitor.ts'

test('a page opens at its top, wherever the one before it was left', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/about')
  await page.mouse.wheel(0, 900)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
  await page.setViewportSize({ width: 390, height: 400 })
  const left = await page.evaluate(() => scrollY)
  await page.goto('/symptom-entry')
  await expect(page.getByRole('heading', { name: 'What are you experiencing?' })).toBeVisible()
  expect(await page.evaluate(() => scrollY)).toBe(0)
  // The way back leads to where it was.
  await page.goBack()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left)
  await page.goForward()
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
})

const PAGES = ['/', '/about', '/symptom-entry', '/nowhere-at-all'] as const

for (const path of PAGES) {
  test(`${path} is accessible in both themes, fits 320 px and offers help`, async ({
    page,
    visitor,
    expectedErrors,
  }) => {
    if (path === '/nowhere-at-all') expectedErrors.push(/404/)
    await page.goto(path)
    await expect(page.getByRole('main').getByRole('heading').first()).toBeVisible()
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      await visitor.expectAccessible()
    }
    await page.setViewportSize({ width: 320, height: 640 })
    await visitor.expectNoSidewaysScroll()
    const footer = page.getByRole('contentinfo')
    await expect(footer.getByText('Need help now?')).toBeVisible()
    await expect(footer.getByText(/no substitute for medical advice/i)).toBeVisible()
  })
}

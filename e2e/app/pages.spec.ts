import { expect, test } from './visitor.ts'

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

import { expect, test } from './visitor.ts'

test('the footer leads to pages about privacy and law, which can be read by everyone', async ({ page, visitor }) => {
  await page.goto('/about')
  const footer = page.getByRole('contentinfo')
  for (const [link, heading] of [
    ['Privacy', 'Privacy'],
    ['Health data', 'Consumer health data'],
    ['Terms', 'Terms'],
    ['Contact', 'Contact'],
    ['Imprint', 'Imprint'],
  ] as const) {
    await footer.getByRole('link', { name: link, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
    await visitor.expectNoSidewaysScroll()
  }
  await page.goto('/privacy/record')
  await expect(page.getByRole('heading', { name: 'Writing by an AI' })).toBeVisible()
  await visitor.expectNoSidewaysScroll()
  await visitor.expectAccessible()
})

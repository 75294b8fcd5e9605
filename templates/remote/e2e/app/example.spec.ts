import { signIn } from './person.ts'
import { expect, test } from './visitor.ts'

test('everyone can open the page, and guests have to sign in for their own', async ({ page, visitor }) => {
  await page.goto('/example')
  await expect(page.getByRole('heading', { level: 1, name: 'Example', exact: true })).toBeVisible()
  await visitor.expectAccessible()
  await page.getByRole('link', { name: 'Open your page' }).click()
  await expect(page).toHaveURL(/\/auth$/)
})

test('the navigation leads a signed-in person to the page', async ({ page, request }) => {
  await signIn(page, request)
  await page.goto('/symptom-entry')
  const menu = page.getByRole('button', { name: 'Open menu' })
  const link = page.getByRole('navigation').getByRole('link', { name: 'Example' })
  // Phones have the links in a menu.
  await expect(menu.or(link)).toBeVisible()
  if (await menu.isVisible()) await menu.click()
  await link.click()
  await page.getByRole('link', { name: 'Open your page' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your Example' })).toBeVisible()
})

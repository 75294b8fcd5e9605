import type { Locator } from '@playwright/test'
import { expect, test } from './person.ts'

/** Whether nothing lies above the middle of an element. */
const isOnTop = (element: Locator) =>
  element.evaluate((node) => {
    const { x, y, width, height } = node.getBoundingClientRect()
    return node.contains(document.elementFromPoint(x + width / 2, y + height / 2))
  })

test('the parts of the account stay in reach, and the menu lies above them', async ({ page, member: _ }) => {
  await page.goto('/account')
  await expect(page.getByRole('heading', { name: 'Account Status' })).toBeVisible()
  await page.getByRole('button', { name: 'Delete my account now' }).scrollIntoViewIfNeeded()
  const parts = page.getByRole('navigation', { name: 'Parts of your account' })
  await expect(parts).toBeInViewport()
  await parts.getByRole('link', { name: 'Plan' }).click()
  const plan = page.getByRole('heading', { level: 2, name: 'Plan' })
  await expect(plan).toBeFocused()
  await expect.poll(() => isOnTop(plan)).toBe(true)

  const leaving = parts.getByRole('link', { name: 'Leaving' })
  await leaving.click()
  await expect(page.getByRole('heading', { level: 2, name: 'Leaving' })).toBeFocused()
  await expect(leaving).toBeInViewport({ ratio: 1 })
  await page.goto('/account#group-data')
  await expect(page.getByRole('heading', { level: 2, name: 'Your Data' })).toBeInViewport()
  await expect(parts.getByRole('link', { name: 'Your Data' })).toBeInViewport({ ratio: 1 })

  const toggle = page.getByRole('button', { name: /(Open|Close) menu/ })
  await toggle.click()
  const menu = page.getByRole('navigation', { name: 'Main' })
  for (const item of await menu.locator('a, li button').all()) expect(await isOnTop(item)).toBe(true)
  await menu.getByRole('button', { name: 'Sign Out' }).focus()
  await page.keyboard.press('Tab')
  await expect(toggle).toHaveAttribute('aria-expanded', 'false')
})

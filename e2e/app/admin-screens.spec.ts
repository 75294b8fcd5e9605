import type { Page } from '@playwright/test'
import { expect, test } from './administrator.ts'

const SCREENS = [
  'Dashboard',
  'Users',
  'Subscriptions',
  'Diagnoses',
  'App Settings',
  'SEO/Meta',
  'Security Log',
  'Partners',
  'Safety',
]

/** Opens a screen through the sidebar, or on a phone through the drawer. */
async function open(page: Page, screen: string): Promise<void> {
  const menu = page.getByRole('button', { name: 'Menu', exact: true })
  if (await menu.isVisible()) await menu.click()
  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: screen }).click()
  await expect(page.getByRole('main').getByRole('heading', { level: 1, name: screen })).toBeVisible()
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
}

/** Phones have the same markup except for the drawer. Themes change only tokens, whose contrast has its own test. */
test('every screen can be reached, is accessible, and fits', async ({ page, visitor, isMobile }) => {
  await page.goto('/admin')
  await expect(page.getByText('All Systems Operational')).toBeVisible()
  await expect(page).toHaveTitle('Dashboard · Soulsign')
  await expect(page.getByRole('img', { name: /^New per day over the last 30 days/ })).toHaveCount(3)
  if (isMobile) {
    // Another screen's styles load after the frame's.
    await open(page, 'Users')
    await page.getByRole('button', { name: 'Menu', exact: true }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await visitor.expectAccessible()
    expect(await page.getByRole('dialog').boundingBox()).toMatchObject({ x: 0, y: 0 })
    await page.keyboard.press('Escape')
  }
  for (const screen of SCREENS) {
    await open(page, screen)
    if (!isMobile) await visitor.expectAccessible()
    await visitor.expectNoSidewaysScroll()
    if (!isMobile) continue
    await page.setViewportSize({ width: 320, height: 640 })
    await visitor.expectNoSidewaysScroll()
    await page.setViewportSize({ width: 390, height: 844 })
  }
})

import type { Locator } from '@playwright/test'
import { expect, test } from './administrator.ts'
import { signInMember } from './member.ts'

test('a dialog begins with its first field, and its buttons are as in other dialogs', async ({ page }) => {
  await page.goto('/admin/partners')
  const add = page.getByRole('button', { name: 'Add Partner' })
  await add.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Add a partner' })
  await expect(dialog.getByRole('textbox', { name: 'Name' })).toBeFocused()
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toHaveCount(1)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(add).toBeFocused()
})

test('what a key opened takes the focus once the question before it has gone', async ({ page, request }) => {
  await (await signInMember(request)).call('POST', '/api/symptoms', {
    symptom_type: 'physical',
    description: 'A stiff neck',
  })
  await page.goto('/admin/diagnoses')
  await page.getByRole('button', { name: 'Open titles and previews' }).press('Enter')
  await page.keyboard.type('A person asked for help')
  await page.getByRole('button', { name: 'Log and open' }).press('Enter')
  await expect(page.locator(':focus')).toContainText('open until you leave this page')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('searchbox')).toBeFocused()
})

test('a person’s page takes the focus to its heading, also if it is late', async ({ page, request }) => {
  const { id, email } = await signInMember(request)
  const answer = Promise.withResolvers<void>()
  await page.route(`**/api/admin/users/${id}`, (route) => answer.promise.then(() => route.continue()))
  await page.goto(`/admin/users?search=${email}`)
  await page.getByRole('link', { name: email }).press('Enter')
  await expect(page.getByRole('link', { name: 'All users' })).toBeVisible()
  answer.resolve()
  await expect(page.getByRole('heading', { level: 1, name: email })).toBeFocused()
})

test('the foot of the product is in line with the tables', async ({ page }) => {
  await page.setViewportSize({ width: 1600, height: 900 })
  await page.goto('/admin/users')
  const endOf = async (part: Locator) => {
    const box = await part.boundingBox()
    return (box?.x ?? 0) + (box?.width ?? 0)
  }
  const table = await endOf(page.getByRole('region', { name: 'Users' }))
  expect(await endOf(page.getByRole('contentinfo').getByRole('combobox'))).toBeCloseTo(table, 0)
})

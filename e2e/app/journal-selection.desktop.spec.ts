import { expect, storeEntry, test } from './person.ts'

test('a selection covers only the entries shown when it was made', async ({ page, member }) => {
  await storeEntry(member, 'Knee in the morning')
  await storeEntry(member, 'Head in the evening')
  await page.goto('/journal?search=knee')
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('button', { name: 'Select All' }).click()
  await page.getByRole('button', { name: 'Delete Selected (1)' }).click()
  await expect(page.getByRole('heading', { name: 'Delete 1 entry?' })).toBeVisible()

  // Another view closes the question and clears the selection.
  await page.evaluate(() => {
    history.pushState(null, '', '/journal')
    dispatchEvent(new PopStateEvent('popstate'))
  })
  await expect(page.getByRole('alertdialog')).toHaveCount(0)
  await expect(page.getByRole('article')).toHaveCount(2)
  await expect(page.getByRole('button', { name: /Delete Selected/ })).toHaveCount(0)

  // "Select All" does not include later entries.
  await page.getByRole('button', { name: 'Select All' }).click()
  await storeEntry(member, 'Newer than the selection')
  await page.getByRole('button', { name: 'Delete Selected (2)' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('region', { name: 'Entries' })).toBeFocused()
  await page.goto('/journal')
  await expect(page.getByRole('article', { name: 'Newer than the selection' })).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
})

test('a day and a search of several words can be typed', async ({ page, member }) => {
  await storeEntry(member, 'Knee pain after the walk')
  await page.goto('/journal')
  await page.getByRole('button', { name: 'Search and filters' }).click()
  await page.getByRole('searchbox').pressSequentially('knee ')
  await expect(page).toHaveURL(/search=knee/)
  await page.getByRole('searchbox').pressSequentially('pain')
  await expect(page).toHaveURL(/search=knee\+pain/)
  await expect(page.getByRole('article')).toHaveCount(1)
  await page.getByLabel('From', { exact: true }).focus()
  await page.keyboard.type('01152020')
  await expect(page).toHaveURL(/from=2020-01-15/)
})

test('an entry can be deleted only once the question before it can be asked', async ({ page, member }) => {
  await storeEntry(member, 'Knee in the morning')
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/remotes/journal/**/*.js', async (route) => {
    const response = await route.fetch()
    if ((await response.text()).includes('edit.region')) await promise
    await route.fulfill({ response })
  })
  await page.goto('/journal')
  const edit = page.getByRole('button', { name: 'Edit' })
  await edit.click()
  await expect(edit).toHaveAttribute('aria-busy', 'true')
  const remove = page.getByRole('button', { name: 'Delete Knee in the morning' })
  await expect(remove).toHaveCount(0)
  resolve()
  await remove.click()
  await expect(page.getByRole('alertdialog')).toBeVisible()
})

test('an open search does not take the focus when a deleted entry comes back', async ({ page, member }) => {
  await storeEntry(member, 'Knee pain after the walk')
  await page.goto('/journal')
  await page.getByRole('button', { name: 'Search and filters' }).click()
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('button', { name: 'Delete Knee pain after the walk' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('searchbox')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('searchbox')).toBeVisible()
  await expect(page.getByRole('region', { name: 'Entries', exact: true })).toBeFocused()
})

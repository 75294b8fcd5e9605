import { readFile } from 'node:fs/promises'
import { EXPORT_FORMAT } from '@soulsign/contracts'
import { expect, storeEntry, test } from './person.ts'

test('a person saves everything, sees their health profile, and deletes what they wrote', async ({
  page,
  member,
  expectedErrors,
}) => {
  expectedErrors.push(/status of 400/)
  await storeEntry(member, 'My shoulder aches in the morning')
  await member.call('PUT', '/api/profile', { known_conditions: 'Hay fever' })
  await page.goto('/account#group-data')
  await expect(page.getByRole('heading', { level: 2, name: 'Your Data' })).toBeInViewport()
  await page.getByRole('link', { name: 'Health', exact: true }).click()
  await expect(page.getByRole('heading', { level: 2, name: 'Health' })).toBeFocused()

  await page.getByRole('button', { name: /See and change it/ }).click()
  const conditions = page.getByRole('textbox', { name: 'Known conditions' })
  await expect(conditions).toHaveValue('Hay fever')
  await conditions.fill('None')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('Your health profile is saved').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeFocused()

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Save everything' }).click()
  const download = await downloading
  expect(download.suggestedFilename()).toMatch(/^my-data-\d{4}-\d\d-\d\d\.zip$/)
  // The name of a file stands uncompressed in a ZIP.
  const zip = (await readFile(await download.path())).toString('latin1')
  for (const name of ['README.txt', 'journal.html', 'data.json']) expect(zip).toContain(name)

  await page.getByRole('button', { name: 'Remove everything' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove everything' }).click()
  await expect(conditions).toHaveValue('')
  await expect(page.getByRole('heading', { name: 'Health profile' })).toBeFocused()
  await conditions.fill('Hay fever')
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('1 detail is kept')).toBeVisible()

  await page.getByRole('button', { name: 'Delete what I wrote' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete what I wrote' }).click()
  await expect(page.getByText('What you wrote is deleted').first()).toBeVisible()
  await expect(conditions).toHaveValue('')

  // A file that does not fit is refused with the first things that are wrong in it.
  const saved = { format: EXPORT_FORMAT, entries: [{ description: '', duration: 'since spring' }] }
  await page.locator('input[type=file]').setInputFiles({
    name: 'data.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(saved)),
  })
  const refusal = page.getByRole('alert').filter({ hasText: 'entries.0.description: Must not be empty.' })
  await expect(refusal.getByText('entries.0.duration:')).toBeVisible()
})

test('consents that cannot be read say so, and wait for the network', async ({ page, member: _, expectedErrors }) => {
  // The page also misses what it loads later.
  expectedErrors.push(/status of 400/, /ERR_INTERNET_DISCONNECTED/, /ChunkLoadError/)
  await page.route('**/api/consents', (route) => route.fulfill({ status: 400, body: '{}' }))
  await page.goto('/account#group-data')
  await expect(page.getByRole('alert').filter({ hasText: 'We could not read what you agreed to.' })).toBeVisible()
  await page.unroute('**/api/consents')
  await page.context().setOffline(true)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByText('This loads when you are connected again.')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('button', { name: 'No longer keep what I write' })).toBeVisible()
})

test('a health profile keeps what is typed during a save, and sends what changed alone', async ({ page, member }) => {
  await member.call('PUT', '/api/profile', { known_conditions: 'Hay fever' })
  await page.goto('/account#group-data')
  await page.getByRole('button', { name: /See and change it/ }).click()
  const conditions = page.getByRole('textbox', { name: 'Known conditions' })
  const save = page.getByRole('button', { name: 'Save changes' })
  const sent: unknown[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/api/profile', async (route) => {
    if (route.request().method() !== 'PUT') return route.continue()
    sent.push(route.request().postDataJSON())
    await promise
    await route.continue()
  })
  await expect(conditions).toHaveValue('Hay fever')
  await expect(save).toBeDisabled()
  await save.press('Enter')
  await conditions.fill('')
  await save.click()
  await expect.poll(() => sent).toEqual([{ known_conditions: null, saved_since: expect.any(String) }])
  const medications = page.getByRole('textbox', { name: /medications/i })
  await medications.fill('Iron')
  await save.focus()
  resolve()
  await expect(page.getByText('Your health profile is saved').first()).toBeVisible()
  await expect(medications).toHaveValue('Iron')
  // The focus stays, also once there is nothing to save.
  await expect(save).toBeFocused()
  await save.press('Enter')
  await expect(page.getByText('1 detail is kept')).toBeVisible()
  await expect(save).toBeDisabled()
  await expect(save).toBeFocused()
})

test.describe('of a deleted account', () => {
  // Signing out, and what the page still asks for, tell the API of a session that has ended with the account.
  test.use({ expectedErrors: [/status of 40[13]/] })

  test('the owner is signed out', async ({ page, member: _ }) => {
    await page.goto('/account')
    await page.getByRole('button', { name: 'Delete my account now' }).click()
    const dialog = page.getByRole('alertdialog')
    const word = dialog.getByRole('textbox', { name: 'Type DELETE to confirm' })
    // Without the word, the press leads to where it belongs.
    await dialog.getByRole('button', { name: 'Delete my account now' }).click()
    await expect(word).toBeFocused()
    await word.fill('DELETE')
    await dialog.getByRole('button', { name: 'Delete my account now' }).click()
    await expect(page.getByText('Your account is deleted').first()).toBeVisible()
    await expect(page).toHaveURL('/')
    expect(await page.evaluate(() => localStorage.getItem('soulsign.session'))).toBeNull()
  })
})

import { expect, storeEntry, test } from './person.ts'

/** The list of entries. */
const LIST = /\/api\/symptoms(\?|$)/

test('a person looks back, searches, filters, deletes and takes it back', async ({ page, member, visitor }) => {
  await page.goto('/journal')
  await expect(page.getByRole('heading', { name: 'Start Your Healing Journal' })).toBeVisible()
  await visitor.expectAccessible()

  await storeEntry(member, 'Knee after\nthe café walk', { duration: 'weeks' })
  await storeEntry(member, `Worry at night. ${'It goes round and round in my head. '.repeat(8)}`, {
    symptom_type: 'mental_emotional',
  })
  await storeEntry(member, 'Crushing pressure in my chest spreading to my left arm, I am sweating')
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(3)
  const knee = page.getByRole('article', { name: 'Knee after the café walk' })
  await expect(knee.getByText('Type: Physical')).toBeVisible()
  await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1)
  await expect(knee.getByText('Status: weeks')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'It goes round' })).toHaveText(/^.{150}\.\.\.$/)
  await page.getByRole('button', { name: 'Edit' }).click()
  // The label extends beyond the box, so that it is large enough for a thumb.
  await knee.locator('label').click({ position: { x: 2, y: 22 } })
  await expect(knee.getByRole('checkbox')).toBeChecked()
  expect((await knee.locator('label').boundingBox())?.height).toBeGreaterThanOrEqual(44)
  await expect(page.getByRole('button', { name: 'Delete Selected (1)' })).toBeInViewport()
  // Where the page scrolls, a bar may lie on half of a box, which axe takes for a small one.
  const size = page.viewportSize()
  if (size) await page.setViewportSize({ ...size, height: 2_000 })
  await visitor.expectAccessible()
  if (size) await page.setViewportSize(size)
  await page.getByRole('button', { name: 'Done' }).click()
  await expect(page.getByRole('button', { name: 'Edit' })).toBeFocused()
  await expect(knee.getByRole('checkbox')).toHaveCount(0)
  const urgent = page.getByRole('article').filter({ hasText: 'Crushing pressure' })
  await expect(urgent.getByText('Help was shown')).toBeVisible()
  await expect(urgent.getByText('Analyzed')).toHaveCount(0)
  await visitor.expectAccessible()
  await visitor.expectNoSidewaysScroll()

  await page.getByRole('button', { name: 'Search and filters' }).click()
  await expect(page.getByRole('searchbox')).toBeFocused()
  await page.getByRole('searchbox').fill('CAFE')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('status').filter({ hasText: '1 entry' })).toBeVisible()
  // The counters are of everything.
  await expect(page.getByRole('definition').first()).toHaveText('3')
  await expect(page).toHaveURL(/search=CAFE/)
  await page.getByRole('searchbox').fill('nothing like this')
  await expect(page.getByRole('heading', { name: 'No matching entries found' })).toBeVisible()
  await page.getByRole('button', { name: 'Clear filters' }).click()
  await expect(page.getByRole('article')).toHaveCount(3)
  await expect(page.getByRole('region', { name: 'Entries' })).toBeFocused()

  // A phone shows them below the search when they are wanted.
  const filters = page.getByRole('button', { name: 'Filters', exact: true })
  const folds = await filters.isVisible()
  if (folds) await filters.click()
  await page.getByRole('combobox', { name: 'Type' }).selectOption('mental')
  await expect(page.getByRole('article')).toHaveCount(1)
  const clear = page.getByRole('button', { name: 'Clear filters' })
  // The keyboard comes to it last, where it stands.
  const order = await page
    .getByRole('search')
    .evaluate((it) => [...it.querySelectorAll('input, select, button')].at(-1)?.textContent)
  expect(order).toBe('Clear filters')
  if (folds) {
    await page.getByRole('button', { name: 'Filters (1)' }).click()
    await expect(page.getByRole('combobox', { name: 'Type' })).toBeHidden()
    const folded = await page.getByRole('button', { name: 'Filters (1)' }).boundingBox()
    const beside = await clear.boundingBox()
    // Side by side, neither lies over the other.
    expect((folded?.x ?? 0) + (folded?.width ?? 0)).toBeLessThanOrEqual(beside?.x ?? 0)
  }
  await visitor.expectAccessible()
  await clear.click()

  await page.getByRole('button', { name: 'Edit' }).click()
  await knee.getByRole('button', { name: 'Delete Knee after the café walk' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText('Symptom deleted').first()).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(2)
  // The message covers nothing that can be pressed meanwhile.
  await page.getByRole('button', { name: 'Select All' }).click({ trial: true })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(knee).toBeVisible()
  await page.getByRole('button', { name: 'Select All' }).click()
  await page.getByRole('button', { name: 'Delete Selected (3)' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByRole('heading', { name: 'Start Your Healing Journal' })).toBeVisible()
  // Leaving the page decides; the next one makes sure before it lists anything.
  const [answer] = await Promise.all([page.waitForResponse('**/api/symptoms/delete'), page.reload()])
  expect(answer.ok()).toBe(true)
  await expect(page.getByRole('heading', { name: 'Start Your Healing Journal' })).toBeVisible()
})

test('an urgent entry opens its help again, and an entry without an insight gets one', { tag: '@desktop' }, async ({
  page,
  member,
}) => {
  await storeEntry(member, 'My neck is stiff after a long week at work')
  await storeEntry(member, 'I want to kill myself tonight')
  await page.goto('/journal')
  await page.getByRole('link', { name: 'View Help' }).click()
  await expect(page.getByRole('alert').filter({ hasText: "I'm really glad you wrote this down." })).toBeVisible()
  await page.goto('/journal')
  const accepted = page.waitForResponse(/generate-diagnosis/)
  await page.getByRole('link', { name: 'Get Analysis' }).click()
  await accepted
  // A person who does not wait finds the finished insight in the journal.
  await page.goBack()
  await expect(page.getByRole('link', { name: 'View Analysis' })).toHaveCount(1)
})

test('a journal that cannot be loaded says so once, and is loaded again', { tag: '@desktop' }, async ({
  page,
  member,
  expectedErrors,
}) => {
  // The page also misses what it loads later.
  expectedErrors.push(/status of 400/, /ERR_INTERNET_DISCONNECTED/, /ChunkLoadError/)
  await storeEntry(member, 'My neck is stiff after a long week at work')
  await page.route(LIST, (route) => route.fulfill({ status: 400, body: '{}' }))
  await page.goto('/journal')
  const again = page.getByRole('button', { name: 'Try again' })
  await again.waitFor()
  await expect(page.getByText('Failed to load journal entries.')).toHaveCount(1)
  await page.unroute(LIST)
  await page.context().setOffline(true)
  await again.click()
  await expect(page.getByText('Your journal loads when you are connected again.')).toBeVisible()
  await page.context().setOffline(false)
  await expect(page.getByRole('article')).toHaveCount(1)

  // What is there stays, and a message tells of a later failure.
  await page.route(LIST, (route) => route.fulfill({ status: 400, body: '{}' }))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  const message = page.getByRole('listitem').filter({ hasText: 'Failed to load journal entries.' })
  await expect(message).toBeVisible()
  await expect(page.getByRole('article')).toHaveCount(1)
  const retry = message.getByRole('button', { name: 'Try again' })
  await Promise.all([page.waitForResponse(LIST), retry.click()])
  await page.unroute(LIST)
  // If it were not told again, there would be nothing to press.
  const [answer] = await Promise.all([page.waitForResponse(LIST), retry.click()])
  expect(answer.ok()).toBe(true)
  await expect(message).toHaveCount(0)

  // It goes with the page.
  await page.route(LIST, (route) => route.fulfill({ status: 400, body: '{}' }))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(message).toBeVisible()
  await page.getByRole('link', { name: 'Add New Symptom' }).click()
  await expect(page).toHaveURL(/\/symptom-entry$/)
  // By itself it would stay for longer.
  await expect(message).toHaveCount(0, { timeout: 4_000 })
})

test('two tabs of a person stay in sync', { tag: '@desktop' }, async ({ page, context, member }) => {
  await storeEntry(member, 'Stiff hips in the morning')
  await page.goto('/journal')
  const second = await context.newPage()
  await second.goto('/journal')
  await expect(second.getByRole('article')).toHaveCount(1)
  await page.getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('button', { name: 'Delete Stiff hips in the morning' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  // Going elsewhere sends it.
  await page.getByRole('link', { name: 'Add Your First Symptom' }).click()
  await expect(second.getByRole('heading', { name: 'Start Your Healing Journal' })).toBeVisible()
})

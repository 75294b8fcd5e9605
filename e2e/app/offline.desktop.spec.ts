import { test as personTest, storeEntry } from './person.ts'
import { expect, test } from './visitor.ts'

test.use({ serviceWorkers: 'allow' })

const WORDS = 'A stiff neck on Sunday evenings'

test('a reload without network shows a page of ours with what was typed, and comes back by itself', async ({
  page,
  context,
  visitor,
  expectedErrors,
}) => {
  expectedErrors.push(/ERR_INTERNET_DISCONNECTED/)
  await page.goto('/symptom-entry')
  const box = page.getByRole('textbox', { name: 'Describe what you feel' })
  await box.fill(WORDS)
  // It is registered once the page is used.
  await page.mouse.move(10, 10)
  await page.evaluate(async () => (await navigator.serviceWorker.ready).active?.state)

  await context.setOffline(true)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'You are offline' })).toBeVisible()
  await expect(page.getByText(WORDS)).toBeVisible()
  await visitor.expectAccessible()
  await visitor.expectNoSidewaysScroll()

  await context.setOffline(false)
  await expect(box).toHaveValue(WORDS)
  // Nothing but that page was kept.
  const kept = await page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    return (await Promise.all(stores.map((cache) => cache.keys()))).flat().map(({ url }) => new URL(url).pathname)
  })
  expect(kept).toEqual(['/offline'])
})

personTest(
  'a reading that is opened without network says when it opens, and does',
  async ({ page, context, member }) => {
    const ids = [await storeEntry(member, WORDS), await storeEntry(member, 'A heavy head on Monday mornings')]
    for (const symptom_id of ids) await member.call('POST', '/api/functions/generate-diagnosis', { symptom_id })
    await page.goto('/journal')
    const readings = page.getByRole('link', { name: 'View Analysis' })
    await readings.first().click()
    await expect(page.getByRole('heading', { name: 'Divine Guidance' })).toBeVisible()
    await page.goBack()
    await context.setOffline(true)
    await readings.last().click()
    await expect(page.getByText('It opens when you are connected again.')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { name: 'Divine Guidance' })).toBeVisible()
  },
)

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

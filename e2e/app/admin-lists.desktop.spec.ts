import { expect, test } from './administrator.ts'

test('a list that fails to load says so calmly and can be retried', async ({ page, expectedErrors }) => {
  expectedErrors.push(/./)
  const lists = '**/api/admin/subscribers*'
  await page.route(lists, (route) => route.fulfill({ status: 400, body: '{}' }))
  await page.goto('/admin/subscriptions')
  await expect(page.getByText('Failed to load subscriptions').first()).toBeVisible()
  await page.unroute(lists)
  await page.getByRole('button', { name: 'Try again' }).click()
  await expect(page.getByRole('main').getByRole('alert')).toHaveCount(0)

  // Visible rows stay when a later load fails.
  await page.goto('/admin/users')
  const rows = page.getByRole('table', { name: 'Users' }).getByRole('row')
  await expect(rows.nth(1)).toBeVisible()
  await page.route('**/api/admin/users*', (route) => route.fulfill({ status: 400, body: '{}' }))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible()
  await expect(rows.nth(1)).toBeVisible()

  await page.goto('/admin')
  const courses = page.getByRole('region', { name: 'Figures' }).getByRole('img')
  await expect(courses).toHaveCount(3)
  await expect(page.getByText('All Systems Operational')).toBeVisible()
  await page.route(/api\/admin\/(stats|status)/, (route) => route.fulfill({ status: 400, body: '{}' }))
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })))
  // The status is no longer known, but the number of people is.
  await expect(page.getByText('The status could not be checked')).toBeVisible()
  await expect(courses).toHaveCount(3)
})

test('keyboard paging keeps its place, also back from the last page', async ({ page }) => {
  // Always two pages, for any number of people.
  await page.route('**/api/admin/users*', async (route) => {
    const asked = new URL(route.request().url())
    const last = asked.searchParams.has('cursor')
    asked.searchParams.delete('cursor')
    const answer = (await (await route.fetch({ url: asked.href })).json()) as { items: unknown[] }
    await route.fulfill({ json: { items: answer.items, nextCursor: last ? null : 'last' } })
  })
  await page.goto('/admin/users')
  await page.getByRole('button', { name: 'Next', exact: true }).press('Enter')
  await expect(page).toHaveURL(/cursor=last$/)
  await page.reload()
  const previous = page.getByRole('button', { name: 'Previous' })
  await previous.press('Enter')
  await expect(page).toHaveURL(/\/admin\/users$/)
  await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  await expect(previous).toBeFocused()
})

test('going back from a person shows the same rows', async ({ page, expectedErrors }) => {
  // From people who do not exist.
  expectedErrors.push(/404/, /There is no such/)
  await page.route('**/api/admin/users?*', async (route) => {
    const { items } = (await (await route.fetch()).json()) as { items: object[] }
    const people = Array.from({ length: 40 }, (_, index) => ({
      ...items[0],
      id: crypto.randomUUID(),
      email: `row-${index}@example.test`,
    }))
    await route.fulfill({ json: { items: people, nextCursor: null } })
  })
  await page.goto('/admin/users?sort=email')
  const row = page.getByRole('link', { name: 'row-30@example.test' })
  await row.click()
  await expect(page.getByRole('heading', { level: 1, name: 'There is no such person' })).toBeVisible()
  await page.goBack()
  await expect(row).toBeInViewport()
})

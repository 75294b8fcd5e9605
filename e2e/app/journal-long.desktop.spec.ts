import { subscribe } from './billing.ts'
import { expect, test } from './person.ts'
import { seed } from './seed.ts'
import { NEXT_TO_NOTHING, observeShifts } from './shifts.ts'
import { settle } from './visitor.ts'

const ENTRIES = 150
const NODES_MAX = 500

test('a long journal keeps the page small, the scroll position, and the loaded entries', async ({ page, member }) => {
  await seed(member.email, ENTRIES)
  await page.goto('/journal')
  const list = page.getByRole('region', { name: 'Entries' }).getByRole('list')
  await expect(page.getByText(`${ENTRIES} entries`)).toBeVisible()

  let nodes = 0
  const last = page.locator(`[aria-posinset="${ENTRIES}"]`)
  while ((await last.count()) === 0) {
    await page.keyboard.press('End')
    nodes = Math.max(nodes, await list.locator('*').count())
  }
  expect(nodes).toBeLessThan(NODES_MAX)

  // After reading an entry, the person returns to the same place.
  await page.evaluate(() => window.scrollBy(0, -15_000))
  let middle: string | null | undefined
  await expect
    .poll(async () => {
      middle = await page.evaluate(() =>
        Array.from(document.querySelectorAll('article'))
          .find((card) => {
            const { top } = card.getBoundingClientRect()
            return top > innerHeight / 4 && top < innerHeight
          })
          ?.getAttribute('aria-labelledby'),
      )
      return middle
    })
    .toBeTruthy()
  const same = page.locator(`article[aria-labelledby="${middle}"]`)
  await same
    .getByRole('link', { name: /^(View|Get) / })
    .first()
    .click()
  await expect(page).toHaveURL(/\/diagnosis\//)
  await page.goBack()
  await expect(same).toBeInViewport()

  // A deletion reloads only the first page, not all loaded pages.
  const asked: string[] = []
  page.on('request', (sent) => {
    if (sent.method() === 'GET' && sent.url().includes('/api/symptoms')) asked.push(sent.url())
  })
  await page.getByRole('button', { name: 'Edit' }).click()
  await same.getByRole('button', { name: /^Delete / }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(page.getByText(`${ENTRIES - 1} entries`)).toBeVisible()
  await expect(same).toHaveCount(0)
  // Leaving sends it, and the list is fetched again.
  const again = page.waitForResponse((answer) => /\/api\/symptoms(\?|$)/.test(answer.url()))
  await page.evaluate(() => dispatchEvent(new Event('pagehide')))
  await again
  expect(asked.filter((url) => url.includes('cursor='))).toEqual([])

  // The focus moves to the next entry and stays there when it is scrolled out of view.
  const focused = page.locator('li h3:focus')
  await expect(focused).toBeInViewport()
  await page.keyboard.press('Home')
  await expect(page.locator('[aria-posinset="1"]')).toBeInViewport()
  await expect(focused).toHaveCount(1)
})

test('a plan from the journal leads first to the subscription, then to the plan', async ({
  page,
  member,
  expectedErrors,
}) => {
  // The first request is refused without a subscription.
  expectedErrors.push(/403/)
  await seed(member.email, 20)
  const wanted = page.getByRole('button', { name: 'Get Healing Plan' })
  await page.goto('/journal')
  await wanted.first().click()
  await expect(page).toHaveURL(/\/subscription\?symptom_id=/)
  await (await subscribe(page, 'Monthly')).close()

  await page.goto('/journal')
  const entry = page.getByRole('article').filter({ has: wanted }).first()
  // The payment brought the plan of the first one; the next may be further down, and is not drawn yet.
  await expect(async () => {
    if ((await entry.count()) === 0) await page.mouse.wheel(0, 500)
    expect(await entry.count()).toBe(1)
  }).toPass()
  const name = await entry.getAttribute('aria-labelledby')
  await entry.getByRole('button', { name: 'Get Healing Plan' }).click()
  const same = page.locator(`article[aria-labelledby="${name}"]`)
  await expect(same.getByRole('button', { name: 'Generating...' })).toBeVisible()
  await expect(page.getByText('Your 4-Body Healing Plan is Ready!').first()).toBeVisible()
  await expect(same.getByText('Healing Plan Ready')).toBeVisible()
  await same.getByRole('link', { name: 'View Healing Plan' }).click()
  await expect(page).toHaveURL(/\/healing-plan\?plan_id=/)
  await expect(page.getByRole('heading', { name: 'Your 4-Body Healing Plan' })).toBeVisible()
})

for (const count of [1, 30]) {
  test(`nothing moves when ${count} entries take the place of their outline`, async ({ page, member }) => {
    await seed(member.email, count)
    const shifted = await observeShifts(page)
    await page.goto('/journal')
    await expect(page.getByRole('article').first()).toBeVisible()
    await settle(page)
    expect(await shifted()).toBeLessThan(NEXT_TO_NOTHING)
  })
}

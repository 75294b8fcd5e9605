import type { PlanLook } from '@soulsign/contracts'
import { opensTab, pay } from './billing.ts'
import { expect, storeEntry, storeInsight, test } from './person.ts'
import { NEXT_TO_NOTHING, observeShifts } from './shifts.ts'
import { settle } from './visitor.ts'

const WORDS = 'My shoulders are tight and heavy every evening after work'
const LOOK = '**/plan-look'
const SAMPLE = 'A look inside a plan'

test('somebody with an insight reads the beginning of their own plan beside the prices', async ({
  page,
  member,
  visitor,
}) => {
  const id = await storeInsight(member, WORDS)
  await page.goto(`/diagnosis/${id}`)
  const answered = page.waitForResponse(LOOK)
  await page.getByRole('button', { name: 'Get Your Healing Plan' }).tap()
  await expect(page).toHaveURL(new RegExp(`/subscription\\?symptom_id=${id}$`))
  const look = (await (await answered).json()) as PlanLook

  await page.getByRole('link', { name: 'A first look at your plan' }).tap()
  const preview = page.getByRole('region', { name: look.title })
  await expect(preview.getByRole('heading', { level: 2 })).toBeInViewport()
  await expect(preview.getByRole('heading', { level: 2 })).toHaveText(`A first look at your plan ${look.title}`)
  await expect(preview.getByText(look.opening)).toBeVisible()
  await expect(preview.getByText(look.practices[0]?.how ?? '')).toBeVisible()
  await expect(preview.getByRole('heading', { level: 3 })).toHaveText(look.practices.map(({ title }) => title))
  await expect(preview).toContainText(`says how these are done, and has ${look.later} more`)
  await expect(page.getByRole('heading', { name: SAMPLE })).toHaveCount(0)
  await visitor.expectAccessible()
  for (const width of [320, 390]) {
    await page.setViewportSize({ width, height: 800 })
    await visitor.expectNoSidewaysScroll()
  }
})

for (const [what, status] of [
  ['comes', 200],
  ['does not come', 503],
] as const) {
  test(`nothing moves when the look ${what}`, async ({ page, member, expectedErrors }) => {
    expectedErrors.push(/status of 503/)
    const id = await storeInsight(member, WORDS)
    const { promise: asked, resolve: answer } = Promise.withResolvers<void>()
    await page.route(LOOK, async (route) => {
      await asked
      if (status === 200) return route.continue()
      return route.fulfill({ status, contentType: 'application/problem+json', body: '{}' })
    })
    const shifted = await observeShifts(page)
    await page.goto(`/subscription?symptom_id=${id}`)
    // Where the look, and what follows it, can be seen to move.
    const after = page.getByRole('heading', { name: 'Why Choose Premium' })
    await after.scrollIntoViewIfNeeded()
    await settle(page)
    const before = await after.boundingBox()
    answer()
    const come = page.getByRole('heading', { name: status === 200 ? 'A first look' : SAMPLE })
    await expect(come).toBeVisible()
    await settle(page)
    expect(await after.boundingBox()).toEqual(before)
    expect(await shifted()).toBeLessThan(NEXT_TO_NOTHING)
  })
}

test('an entry that gets help in place of a plan leads to the sample', async ({ page, member, expectedErrors }) => {
  expectedErrors.push(/status of 40[49]/)
  const urgent = await storeInsight(member, 'I want to kill myself tonight')
  const waiting = await storeEntry(member, WORDS)
  for (const id of [urgent, waiting]) {
    await page.goto(`/subscription?symptom_id=${id}`)
    await expect(page.getByRole('heading', { name: SAMPLE })).toBeVisible()
    await expect(page.getByRole('alert')).toHaveCount(0)
  }
})

test('the plan that is paid for is the one that was looked at', async ({ page, member }) => {
  const id = await storeInsight(member, WORDS)
  await storeInsight(member, 'Butterflies in my stomach before every exam')
  const answered = page.waitForResponse(LOOK)
  await page.goto(`/subscription?symptom_id=${id}`)
  const { title } = (await (await answered).json()) as PlanLook
  // The way back from a checkout leads to the same look.
  const cancelled = await opensTab(page, 'Start Monthly Journey')
  await cancelled.getByRole('link', { name: 'Cancel and go back' }).tap()
  await expect(cancelled).toHaveURL(/\/subscription$/)
  await expect(cancelled.getByRole('region', { name: title })).toBeVisible()
  const checkout = await opensTab(cancelled, 'Start Yearly Journey')
  await pay(checkout)
  await expect(checkout).toHaveURL(/\/healing-plan\?plan_id=/)
  await expect(checkout.getByRole('heading', { name: title })).toBeVisible()
  expect(await checkout.evaluate(() => localStorage.getItem('soulsign.draft.wanted'))).toBeNull()

  // Subscribers are not shown a look, so none is asked for: not even of an entry without a plan.
  const other = await storeInsight(member, 'My jaw is tight in the mornings')
  let asked = 0
  await page.route(LOOK, (route) => {
    asked++
    return route.continue()
  })
  await page.goto(`/subscription?symptom_id=${other}`)
  await expect(page.getByText('You are on the Yearly plan.', { exact: false })).toBeVisible()
  await settle(page)
  expect(asked).toBe(0)
})

import type { Page } from '@playwright/test'
import { comeBackTo, endPeriod, opensTab, pay } from './billing.ts'
import { linkMailedTo, newAddress } from './mailbox.ts'
import { askForLink, expect, finishSignIn, test } from './person.ts'
import { describeSymptom } from './visitor.ts'

const WELCOME = 'Welcome to Premium! Your subscription has been activated successfully.'

/** Records the toasts of every page in the test's browser, because they disappear. */
async function recordToasts(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    const titles: string[] = []
    Object.assign(window, { toastTitles: titles })
    window.addEventListener('soulsign:toast', (event) => titles.push((event as CustomEvent).detail.title))
  })
}
const toastsOf = (page: Page) => page.evaluate(() => (window as unknown as { toastTitles: string[] }).toastTitles)

test('a guest’s entry leads to a plan, the portal and the end of the subscription', async ({
  page,
  request,
  visitor,
  isMobile,
  expectedErrors,
}) => {
  // A plan that is not paid for is refused, and leads to the prices.
  expectedErrors.push(/status of 403/)
  // Each viewport tests one theme.
  await page.emulateMedia({ colorScheme: isMobile ? 'dark' : 'light', reducedMotion: 'reduce' })
  const expectSound = async () => {
    await visitor.expectAccessible()
    const size = page.viewportSize()
    await page.setViewportSize({ width: 320, height: 640 })
    await visitor.expectNoSidewaysScroll()
    if (size) await page.setViewportSize(size)
  }
  await recordToasts(page)
  await describeSymptom(page, 'My shoulders are tight and heavy every evening after work')
  await expect(page.getByText(/symbolic reading/i).first()).toBeVisible()
  await page.getByRole('button', { name: 'Get Your Healing Plan' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  const email = newAddress()
  await askForLink(page, email)
  await finishSignIn(page, await linkMailedTo(request, email))
  // It leads on to the plan that they asked for, and so to its price.
  await expect(page).toHaveURL(/\/subscription\?symptom_id=/)
  await expect(page.getByRole('heading', { name: 'Choose Your Healing Path' })).toBeVisible()
  const yearly = page.getByRole('listitem').filter({ hasText: 'Most Popular' })
  await expect(yearly).toContainText('$33.33 per year')
  await expect(yearly.locator('s')).toContainText('$53.28')
  await expect(yearly).toContainText('Save 37%')
  await expect(page.getByRole('heading', { name: 'Why Choose Premium' })).toBeVisible()

  const checkout = await opensTab(page, 'Start Monthly Journey')
  expect(await checkout.evaluate(() => window.opener)).toBeNull()
  await pay(checkout)
  await expect(checkout.getByText(WELCOME).first()).toBeVisible()
  await expect(checkout).toHaveURL(/\/healing-plan\?session_id=cs_/)
  expect((await toastsOf(checkout)).filter((title) => title === WELCOME)).toHaveLength(1)
  const sessionId = new URL(checkout.url()).searchParams.get('session_id')

  await expect(checkout.getByRole('heading', { name: 'Your 4-Body Healing Plan' })).toBeVisible()
  for (const body of ['Physical', 'Emotional', 'Energetic', 'Spiritual']) {
    await checkout.getByRole('tab', { name: body }).click()
    await expect(checkout.getByRole('tabpanel').getByRole('heading').first()).toBeVisible()
  }

  await comeBackTo(page)
  await expect(page.getByText('You are on the Monthly plan.', { exact: false })).toBeVisible()
  await expectSound()
  // The plan is complete.
  await expect(checkout).toHaveURL(/\/healing-plan\?plan_id=/)
  await page.getByRole('link', { name: 'View your Healing Plan' }).click()
  await expect(page.getByRole('heading', { name: 'Your 4-Body Healing Plan' })).toBeVisible()
  await expectSound()

  // A second visit with the same session, such as a reload, shows no second welcome.
  await checkout.goto(`/subscription?session_id=${sessionId}`)
  await expect(checkout).toHaveURL(/\/healing-plan/)
  expect(await toastsOf(checkout)).not.toContain(WELCOME)
  await checkout.close()

  await page.goto('/account')
  await expect(page.getByText(/^Renews: \w{3} \d+, \d{4}$/)).toBeVisible()
  await expectSound()
  const portal = await opensTab(page, 'Manage Billing')
  await portal.getByRole('button', { name: 'Cancel subscription' }).click()
  await expect(portal.getByText(/^Ends on/)).toBeVisible()
  await portal.getByRole('link', { name: 'Return to the product' }).click()
  await expect(portal.getByText(/^Ends: \w{3} \d+, \d{4}$/)).toBeVisible()
  await comeBackTo(page)
  await expect(page.getByText(/^Ends: /)).toBeVisible()
  await expect(page.getByText(/^Renews: /)).toHaveCount(0)

  await endPeriod(request, email)
  await comeBackTo(page)
  await expect(page.getByText(/^Your plan ended on \w{3} \d+, \d{4}\./)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Upgrade Plan' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Manage Billing' })).toBeVisible()
})

test('a declined card, then a valid one, in the same tab if pop-ups are blocked', async ({
  page,
  member: _,
  expectedErrors,
}) => {
  expectedErrors.push(/402/)
  await recordToasts(page)
  await page.addInitScript(() => Object.assign(window, { open: () => null }))
  await page.goto('/subscription')
  await page.getByRole('button', { name: 'Start Monthly Journey' }).click()
  await page.getByRole('link', { name: 'Cancel and go back' }).click()
  await page.getByRole('button', { name: 'Start Lifetime Journey' }).click()
  await page.waitForURL(/\/stripe\/checkout\//)
  await pay(page, 'declined')
  await expect(page.getByRole('alert')).toContainText('Your card was declined.')
  await pay(page)
  await expect(page.getByText(WELCOME).first()).toBeVisible()
  await page.goto('/account')
  await expect(page.getByText('Yours for good.', { exact: false })).toBeVisible()
  await expect(page.getByText(/^(Renews|Ends): /)).toHaveCount(0)
  await page.goto('/subscription')
  await expect(page.getByText('Included in your Lifetime plan.')).toHaveCount(2)
  await expect(page.getByRole('button', { name: /^Start/ })).toHaveCount(0)
})

test('an unknown payment is refused calmly and can be checked again', async ({
  page,
  member: _,
  visitor,
  expectedErrors,
}) => {
  expectedErrors.push(/Failed to load resource/)
  await recordToasts(page)
  await page.goto('/subscription?session_id=cs_test_unknown')
  await expect(page.getByText('Please contact support if payment was processed.').first()).toBeVisible()
  expect(await toastsOf(page)).toEqual(['Payment Verification Failed'])
  await visitor.expectAccessible()
  await page.getByRole('button', { name: 'Check again' }).click()
  await expect.poll(() => toastsOf(page)).toHaveLength(2)
  const detail = 'Our payment provider does not answer right now. Nothing was charged.'
  const problem = { type: '/problems/unavailable', title: 'Not available right now', status: 503, detail }
  const answer = Promise.withResolvers<void>()
  await page.route('**/create-checkout', async (route) => {
    await answer.promise
    await route.fulfill({ status: 503, json: problem })
  })
  await page.getByRole('link', { name: 'Back to the plans' }).click()
  await page.getByRole('button', { name: 'Start Monthly Journey' }).click()
  await expect(page.getByRole('button', { name: 'Start Yearly Journey' })).toBeDisabled()
  answer.resolve()
  await expect(page.getByText('Please try again or contact support.').first()).toBeVisible()
  await expect(page.getByRole('listitem').filter({ hasText: 'Start Monthly Journey' })).toContainText(detail)
  await expect.poll(() => page.context().pages().length).toBe(1)
})

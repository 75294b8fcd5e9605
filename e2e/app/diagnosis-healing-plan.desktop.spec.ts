import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'
import { subscribe } from './billing.ts'
import { expect, storeEntry, storeInsight, test } from './person.ts'

const READY = 'Your 4-Body Healing Plan is Ready!'
const WRITING = 'This part is being written.'

/** Pauses every plan's stream after its first body until the page calls `letGo`. */
async function holdPlans(page: Page): Promise<void> {
  await page.context().addInitScript(() => {
    const released = new Promise<void>((resolve) => Object.assign(window, { letGo: resolve }))
    const original = window.fetch
    window.fetch = async (...request) => {
      const response = await original(...request)
      if (!response.url.endsWith('/generate-healing-plan') || !response.body) return response
      let seen = ''
      const held = new TransformStream<Uint8Array, Uint8Array>({
        async transform(chunk, controller) {
          if (seen.includes('event: body')) await released
          seen += new TextDecoder().decode(chunk)
          controller.enqueue(chunk)
        },
      })
      return new Response(response.body.pipeThrough(held), response)
    }
  })
}
const letGo = (page: Page) => page.evaluate(() => (window as unknown as { letGo(): void }).letGo())

const items = (page: Page) => page.getByRole('tabpanel').getByRole('listitem')
const tab = (page: Page, name: string) => page.getByRole('tab', { name })

test('three ways to a plan: read while it is written, reloaded, and retried after a failure', async ({
  page,
  member,
  expectedErrors,
}) => {
  expectedErrors.push(/502/)
  await storeInsight(member, 'My shoulders are tight after work')
  await holdPlans(page)

  // After the payment, the plan is for the latest insight.
  const plan = await subscribe(page, 'Lifetime')
  await expect(items(plan).first()).toBeVisible()
  await expect(plan.getByText('Symptom: My shoulders are tight after work')).toBeVisible()
  await tab(plan, 'Physical').focus()
  await plan.keyboard.press('End')
  await expect(tab(plan, 'Spiritual')).toBeFocused()
  await expect(plan.getByRole('tabpanel', { name: 'Spiritual' }).getByText(WRITING)).toBeVisible()
  await plan.keyboard.press('ArrowRight')
  await expect(tab(plan, 'Physical')).toHaveAttribute('aria-selected', 'true')
  await plan.keyboard.press('Tab')
  await expect(plan.getByRole('tabpanel', { name: 'Physical' })).toBeFocused()

  await plan.reload()
  // Nothing that can be pressed stands below what grows.
  const below = plan.getByRole('main').getByRole('link', { name: 'View Journal' })
  await expect(items(plan).first()).toBeVisible()
  await expect(below).toHaveCount(0)
  await items(plan).nth(3).scrollIntoViewIfNeeded()
  await letGo(plan)
  await expect(plan.getByText(READY).first()).toBeVisible()
  await expect(plan).toHaveURL(/\/healing-plan\?plan_id=[\w-]+$/)
  await expect(below).toBeVisible()
  await expect(items(plan).nth(3)).toBeInViewport()
  for (const body of ['Emotional', 'Energetic', 'Spiritual', 'Physical']) {
    await tab(plan, body).click()
    await expect(items(plan).nth(2)).toBeVisible()
  }
  await plan.emulateMedia({ media: 'print' })
  await expect(plan.getByRole('banner')).toBeHidden()
  for (const body of ['Physical', 'Emotional', 'Energetic', 'Spiritual']) {
    await expect(plan.getByRole('heading', { name: body, exact: true })).toBeVisible()
  }
  await plan.close()

  // From an insight, where the first attempt fails.
  const symptomId = await storeInsight(member, 'My knees ache on the stairs')
  await page.goto(`/diagnosis/${symptomId}`)
  await expect(page.getByText('Premium Member - Direct access to your healing plan')).toBeVisible()
  const down = { type: '/problems/generation-failed', title: 'It could not be written', status: 502 }
  await page.route('**/generate-healing-plan', (route) => route.fulfill({ status: 502, json: down }), { times: 2 })
  const offer = page.getByRole('button', { name: 'Get Your Healing Plan' })
  await offer.click()
  await expect(page.getByText('Failed to generate healing plan. Please try again.').first()).toBeVisible()
  await expect(page.getByText('Your plan could not be written right now.')).toBeVisible()
  const second = page.waitForResponse('**/generate-healing-plan')
  await page.getByRole('button', { name: 'Try again' }).click()
  await second
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible()
  // Both the browser's Back and the page's own button lead back.
  await page.goBack()
  await offer.click()
  await expect(items(page).first()).toBeVisible()
  await page.goBack()
  await page.context().setOffline(true)
  await offer.click()
  await expect(page.getByText('It opens when you are connected again.')).toBeVisible()
  await page.context().setOffline(false)
  await expect(items(page).first()).toBeVisible()
  await letGo(page)
  await expect(page).toHaveURL(/\/healing-plan\?plan_id=/)
  const address = page.url()
  await page.goBack()
  await expect(page).toHaveURL(new RegExp(`/diagnosis/${symptomId}$`))

  // The newest plan, or one by its id.
  await page.goto('/healing-plan')
  await expect(page.getByText('Symptom: My knees ache on the stairs')).toBeVisible()
  await page.goto(address)
  await expect(items(page).first()).toBeVisible()

  // Today's ticks stay on this device until the person signs out.
  const done = page.getByRole('region', { name: 'Today' }).getByRole('checkbox')
  await expect(done).toHaveCount(4)
  for (const body of [0, 1, 2, 3]) await done.nth(body).check()
  await done.first().uncheck()
  await page.reload()
  await expect(done.first()).not.toBeChecked()
  await expect(done.last()).toBeChecked()
  await done.first().check()
  await expect(page.getByText('All four are done for today.')).toBeVisible()
  await page.getByRole('button', { name: 'Sign Out' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect.poll(() => page.evaluate(() => Object.keys(localStorage).join())).not.toContain('soulsign.draft')
})

test('a deleted entry is not shown again on the way back', async ({ page, member, expectedErrors }) => {
  expectedErrors.push(/404/)
  await page.clock.install()
  await storeInsight(member, 'My ankles are tired in the evening')
  const plan = await subscribe(page, 'Monthly')
  await expect(plan).toHaveURL(/\/healing-plan\?plan_id=/)
  await expect(plan.getByText(READY).first()).toBeVisible()
  // The plan's message does not follow to other pages. Time stands still, so that it goes away for no other reason.
  await plan.clock.pauseAt((await plan.evaluate(() => Date.now())) + 2_000)
  await plan.getByRole('link', { name: 'View Journal' }).click()
  await expect(plan.getByText(READY)).toHaveCount(0)
  await plan.clock.resume()
  await plan.getByRole('link', { name: 'View Analysis' }).click()
  await expect(plan.getByRole('heading', { name: 'A Sacred Insight' })).toBeVisible()
  await plan.getByRole('link', { name: 'View Journal' }).click()
  await plan.getByRole('button', { name: 'Edit' }).click()
  await plan.getByRole('button', { name: 'Delete My ankles are tired in the evening' }).click()
  await plan.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(plan.getByRole('heading', { name: 'Start Your Healing Journal' })).toBeVisible()
  // The deletion is not undone.
  const deleted = plan.waitForResponse(/\/api\/symptoms\/delete$/)
  await plan.evaluate(() => dispatchEvent(new Event('pagehide')))
  await deleted
  await plan.goBack()
  await expect(plan).toHaveURL(/\/$/)
  await plan.goBack()
  await expect(plan.getByRole('heading', { name: 'Start Your Healing Journal' })).toBeVisible()
  await plan.goBack()
  await expect(plan.getByRole('heading', { name: 'No Healing Plan Found' })).toBeVisible()

  // Deleted in another tab while its insight is being written.
  await storeEntry(member, 'My wrists are stiff in the morning')
  const gone = { type: '/problems/not-found', title: 'Not found', status: 404 }
  await page.route('**/generate-diagnosis', (route) => route.fulfill({ status: 404, json: gone }))
  await page.goto('/journal')
  await page.getByRole('link', { name: 'Get Analysis' }).click()
  await expect(page.getByText('Failed to load diagnosis data.').first()).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
})

test('pages without a plan say why', async ({ page, member, expectedErrors }) => {
  expectedErrors.push(/40[0349]/)
  await page.goto('/healing-plan')
  await expect(page.getByRole('heading', { name: 'No Healing Plan Found' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Start Your Healing Journey' })).toHaveAttribute('href', '/symptom-entry')

  for (const query of ['session_id=cs_test_unknown', `symptom_id=${randomUUID()}`]) {
    await page.goto(`/healing-plan?${query}`)
    await expect(page.getByText('Please create a symptom entry first.').first()).toBeVisible()
    await expect(page).toHaveURL(/\/symptom-entry$/)
  }

  const unpaid = await storeInsight(member, 'My wrists are stiff in the morning')
  await page.goto(`/healing-plan?symptom_id=${unpaid}`)
  await expect(page).toHaveURL(new RegExp(`/subscription\\?symptom_id=${unpaid}$`))

  // Another tab deleted the entry after this one requested its plan.
  const gone = { type: '/problems/not-found', title: 'Not found', status: 404 }
  await page.route('**/generate-healing-plan', (route) => route.fulfill({ status: 404, json: gone }), { times: 1 })
  await page.goto(`/healing-plan?symptom_id=${unpaid}`)
  await expect(page).toHaveURL(/\/symptom-entry$/)
  await expect(page.getByText('Please create a symptom entry first.').first()).toBeVisible()

  const urgent = await storeInsight(member, 'Crushing pressure in my chest spreading to my left arm, I am sweating')
  await page.goto(`/healing-plan?symptom_id=${urgent}`)
  await expect(page).toHaveURL(new RegExp(`/diagnosis/${urgent}$`))
  await expect(page.getByRole('alert').first()).toBeVisible()
})

test('a payment for an entry that can have no plan opens that of the newest insight', async ({
  page,
  member,
  expectedErrors,
}) => {
  // The plan is asked for, and refused to somebody who has not paid.
  expectedErrors.push(/40[34]/)
  const insight = await storeInsight(member, 'My wrists are stiff in the morning')
  const urgent = await storeInsight(member, 'Crushing pressure in my chest spreading to my left arm, I am sweating')
  const waiting = await storeEntry(member, 'My knees ache on the stairs')
  for (const wanted of [urgent, waiting, randomUUID()]) {
    await page.goto(`/healing-plan?session_id=cs_test_paid&symptom_id=${wanted}`)
    await expect(page).toHaveURL(new RegExp(`/subscription\\?symptom_id=${insight}$`))
  }
})

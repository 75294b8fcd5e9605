import type { FrameLocator, Page } from '@playwright/test'
import { GUEST_DIAGNOSIS_LIMIT } from '@soulsign/contracts'
import { agree, expect, test } from './visitor.ts'

const PARTNER = `http://localhost:${process.env['E2E_SANDBOX_PORT']}/partner`

async function openLook(page: Page, look: string): Promise<FrameLocator> {
  await page.goto(`${PARTNER}/${look}`)
  await page.locator('symptom-check').scrollIntoViewIfNeeded()
  const frame = page.frameLocator('symptom-check iframe')
  await expect(frame.getByText(/Free diagnoses used/)).toBeVisible()
  return frame
}

async function send(frame: FrameLocator, words: string): Promise<void> {
  await frame.getByRole('textbox', { name: 'Describe what you feel' }).fill(words)
  await agree(frame)
  // As after scrolling by thumb: the end of the check is at the end of the screen.
  await frame.owner().evaluate((element) => element.scrollIntoView({ block: 'end' }))
  await frame.getByRole('button', { name: 'Get Diagnosed' }).click()
}

for (const look of ['yoga', 'clinic', 'magazine']) {
  test(`the partner's page ${look} is accessible, and the check fits in`, async ({ page, visitor }) => {
    const frame = await openLook(page, look)
    await visitor.expectAccessible()
    await visitor.expectNoSidewaysScroll()
    const overflow = await frame.locator('html').evaluate((html) => html.scrollWidth - html.clientWidth)
    expect(overflow).toBeLessThanOrEqual(0)
  })
}

test('the list links to every look and to a site that is not listed', async ({ page, visitor }) => {
  await page.goto(PARTNER)
  await visitor.expectAccessible()
  await expect(page.getByRole('listitem')).toHaveCount(4)
  await page.getByRole('link', { name: 'A site that is not listed' }).click()
  const frame = page.frameLocator('symptom-check iframe')
  await expect(frame.getByRole('heading', { name: 'The symptom check is not available here' })).toBeVisible()
  await page.getByText('What this page has of it').click()
  await expect(page.getByText('error, refused')).toBeVisible()
})

test('a partner’s visitor gets an insight and keeps it', async ({ page, visitor, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const frame = await openLook(page, 'yoga')
  await expect(frame.getByText('Free diagnoses used: 0/7')).toBeVisible()
  await frame.getByRole('textbox', { name: 'Describe what you feel' }).fill('My shoulders are tight every evening')
  await frame.getByRole('button', { name: 'Get Diagnosed' }).click()
  await expect(frame.getByText('Please tick this first.')).toBeVisible()
  await send(frame, 'My shoulders are tight every evening')
  await expect(frame.getByRole('heading', { name: 'A Sacred Insight' })).toBeFocused()
  await expect(frame.getByRole('button', { name: 'Copy' })).toBeVisible()
  await expect(
    frame.getByText('Our built-in guide, not an AI, wrote this symbolic reading for reflection.'),
  ).toBeVisible()
  await visitor.expectAccessible()

  await frame.getByRole('button', { name: 'Copy' }).click()
  await expect(frame.getByText('Copied.')).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toMatch(
    /Our built-in guide, not an AI, wrote this symbolic reading for reflection\..*health professional look at it\.$/s,
  )
  expect(copied).not.toMatch(/##|\*\*/)
  const printed = page.waitForEvent('popup')
  await frame.getByRole('button', { name: 'Print' }).click()
  await (await printed).close()

  await frame.getByRole('button', { name: 'Add Another Symptom' }).click()
  await expect(frame.getByRole('heading', { name: 'What are you experiencing?' })).toBeFocused()
  await expect(frame.getByText('Free diagnoses used: 1/7')).toBeVisible()
  await expect(frame.getByRole('textbox', { name: 'Describe what you feel' })).toHaveValue('')
})

test('at the limit typed text is still screened, and the sign-up opens in a tab', async ({
  page,
  context,
  request,
  visitor,
}) => {
  for (let used = 0; used < GUEST_DIAGNOSIS_LIMIT; used += 1) {
    await request.post('/api/functions/track-anonymous-diagnosis', { headers: { 'x-forwarded-for': visitor.address } })
  }
  const frame = await openLook(page, 'clinic')
  await expect(frame.getByText("You've reached your limit of 7 free diagnoses!")).toBeVisible()
  await expect(frame.getByRole('button', { name: 'Please Create Account First' })).toBeDisabled()
  await visitor.expectAccessible()
  await frame.getByRole('textbox', { name: 'Describe what you feel' }).fill('I want to kill myself tonight')
  await expect(frame.getByRole('alert').filter({ hasText: "I'm really glad you wrote this down." })).toBeVisible()
  await expect(frame.getByRole('link', { name: /Create Free Account/ })).toHaveCount(0)
  await frame.getByRole('textbox', { name: 'Describe what you feel' }).fill('My shoulders are tight')

  const opened = page.waitForEvent('popup')
  const takenOver = context.waitForEvent('response', (response) =>
    response.url().endsWith('/api/widget/handover/exchange'),
  )
  await frame.getByRole('link', { name: /Create Free Account/ }).click()
  const tab = await opened
  await expect(tab).toHaveURL(/\/auth/)
  expect(await tab.evaluate(() => window.opener)).toBeNull()
  await tab.getByRole('button', { name: 'Take it along' }).click()
  expect((await takenOver).status()).toBe(200)
  // By keyboard: the page was behind the tab and is not drawn again yet, so a click would land where it was scrolled before.
  await page.getByText('What this page has of it').press('Enter')
  await expect(page.locator('#heard')).toBeVisible()
  await expect(page.locator('#heard li')).toHaveText(['ready', 'limit', 'signup'])
})

test('an urgent text shows help first and gets no insight', async ({ page, visitor }) => {
  const frame = await openLook(page, 'magazine')
  await send(frame, 'Crushing pain in my chest and my left arm is numb')
  await expect(frame.getByRole('heading', { name: 'These can be signs of an emergency' })).toBeVisible()
  await expect(frame.getByRole('heading', { name: 'A Sacred Insight' })).toHaveCount(0)
  await expect(frame.getByRole('link', { name: /^Call 911/ }).first()).toHaveAttribute('href', 'tel:911')
  await frame.getByRole('alert').getByRole('combobox').selectOption('GB')
  await expect(frame.getByRole('link', { name: /^Call 999/ }).first()).toHaveAttribute('href', 'tel:999')
  await visitor.expectAccessible()
})

test('one press on the quick exit hides everything', async ({ page, context }) => {
  await context.route('https://www.wikipedia.org/', (route) => route.fulfill({ body: 'An everyday page' }))
  const frame = await openLook(page, 'clinic')
  await send(frame, 'My husband hits me and choked me last night')
  const opened = page.waitForEvent('popup')
  await expect(frame.getByRole('button', { name: 'Leave this page quickly' })).toBeInViewport()
  await frame.getByRole('button', { name: 'Leave this page quickly' }).click()
  await expect((await opened).getByText('An everyday page')).toBeVisible()
  await expect(frame.getByText('My husband')).toHaveCount(0)
  await expect(frame.getByRole('button')).toHaveCount(0)
})

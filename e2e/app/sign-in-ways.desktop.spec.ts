import type { APIRequestContext } from '@playwright/test'
import { answersOf } from '@soulsign/contracts'
import { holdBack } from './hold-back.ts'
import { linkMailedTo, newAddress } from './mailbox.ts'
import { askForLink, expect, finishSignIn, signIn, test } from './person.ts'

test('a link works only once, and a used one says so', async ({ page, browser, request, baseURL, expectedErrors }) => {
  expectedErrors.push(/404/)
  const email = newAddress()
  await page.goto('/auth')
  await askForLink(page, email)
  const link = await linkMailedTo(request, email)
  // A mail scanner that opens the link and runs its scripts does not use it up.
  const scanner = await browser.newPage({ ...(baseURL && { baseURL }) })
  await scanner.goto(link)
  await expect(scanner.getByRole('button', { name: 'Complete sign-in' })).toBeVisible()
  await scanner.close()
  await finishSignIn(page, link)
  await expect(page).toHaveURL(/\/symptom-entry$/)
  await page.goto(link)
  await expect(page.getByRole('heading', { name: 'This link no longer works' })).toBeVisible()
})

/** A guest with an entry, in no browser yet. */
async function guestWhoWrote(request: APIRequestContext): Promise<string> {
  const tracked = await request.post('/api/functions/track-anonymous-diagnosis')
  const { guestToken } = (await tracked.json()) as { guestToken: string }
  const data = { symptom_type: 'physical', description: 'Written before signing in' }
  const headers = { 'x-guest-token': guestToken }
  await expect(await request.post('/api/consents', { headers, data: answersOf({ keep: true }, 'test') })).toBeOK()
  await expect(await request.post('/api/symptoms', { headers, data })).toBeOK()
  return guestToken
}

test('a link that another browser asked for names its account, and asks before it takes or replaces anything', async ({
  page,
  request,
  visitor,
}) => {
  const guest = await guestWhoWrote(request)
  await page.addInitScript((token) => localStorage.setItem('soulsign.guest-token', token), guest)
  const [first, second] = [newAddress(), newAddress()]
  for (const email of [first, second]) {
    await request.post('/api/auth/v1/otp?redirect_to=/journal', { data: { email } })
  }

  await page.goto(await linkMailedTo(request, first))
  await expect(page.getByText(/^pe•••.@example\.test$/)).toBeVisible()
  await expect(page.getByText(first)).toHaveCount(0)
  await page.getByRole('checkbox', { name: /Move the entry that I wrote here as a guest/ }).check()
  await visitor.expectAccessible()
  await page.getByRole('button', { name: 'Complete sign-in' }).click()
  await expect(page).toHaveURL(/\/journal$/)
  await expect(page.getByRole('article')).toContainText('Written before signing in')

  await page.goto(await linkMailedTo(request, second))
  await expect(page.getByText('You are signed in to another account')).toBeVisible()
  await expect(page.getByText(`You are signed in as ${first}.`, { exact: false })).toBeVisible()
  await visitor.expectAccessible()
  await page.getByRole('button', { name: 'Sign out and switch' }).click()
  await expect(page).toHaveURL(/\/journal$/)
  await expect(page.getByText('Written before signing in')).toHaveCount(0)
  await page.goto('/account')
  await expect(page.getByText(second).first()).toBeVisible()
})

test('a hand-over in the address moves nothing before a yes', async ({ page, request, member, visitor }) => {
  const headers = { 'x-guest-token': await guestWhoWrote(request) }
  const { code } = (await (await request.post('/api/widget/handover', { headers })).json()) as { code: string }
  const exchanges: string[] = []
  page.on('request', (sent) => {
    if (sent.url().endsWith('/api/widget/handover/exchange')) exchanges.push(sent.url())
  })
  await page.goto(`/about#handover=${code}`)
  const question = page.getByRole('dialog', { name: 'Take along what you wrote?' })
  await expect(question).toContainText(member.email)
  expect(exchanges).toEqual([])
  await visitor.expectAccessible()
  const letGo = await holdBack(page, '**/api/widget/handover/exchange')
  await question.getByRole('button', { name: 'Take it along' }).click()
  // A no would come too late.
  await expect(question.getByRole('button', { name: 'Leave it there' })).toBeDisabled()
  letGo()
  await expect(page.getByText('It is in your journal now.').first()).toBeVisible()
  expect(exchanges).toHaveLength(1)
})

test('signing out in one tab signs out the others', async ({ page, context, member: _ }) => {
  await page.goto('/symptom-entry')
  const second = await context.newPage()
  await second.goto('/account')
  await expect(second.getByRole('heading', { name: 'Account Status' })).toBeVisible()
  await second.getByRole('main').getByRole('button', { name: 'Sign Out' }).click()
  await expect(second).toHaveURL(/\/$/)
  await expect(page.getByText("You're browsing as a guest.", { exact: false })).toBeVisible()
})

test('Google signs in through its own pages', async ({ page }) => {
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Continue with Google' }).click()
  await page.getByLabel(/e-?mail/i).fill('google-1@example.test')
  await page.getByLabel(/password/i).fill('anything')
  await page.getByRole('button', { name: /sign in|continue|log in/i }).click()
  await expect(page).toHaveURL(/\/symptom-entry$/)
  await page.goto('/account')
  await expect(page.getByText('google-1@example.test').first()).toBeVisible()
})

test('a sign-in refused by Google says so and cleans the address', async ({ page }) => {
  await page.goto(
    '/symptom-entry?error=access_denied&error_code=user_cancelled&error_description=Your+account+is+locked',
  )
  await expect(page.getByText('Google Sign In Failed').first()).toBeVisible()
  await expect(page.getByText('The sign-in at Google was cancelled.').first()).toBeVisible()
  await expect(page.getByText('Your account is locked')).toHaveCount(0)
  await expect(page).toHaveURL(/\/symptom-entry$/)
})

test('tokens in the address are removed and greet only a signed-in person', async ({ page, request }) => {
  await page.goto('/?access_token=a&refresh_token=b')
  await expect(page.getByText('1 of 3')).toBeVisible()
  await expect(page).toHaveURL(/\/$/)
  const { email } = await signIn(page, request)
  await page.goto('/?access_token=a&refresh_token=b')
  await expect(page.getByRole('heading', { name: 'Welcome back!' })).toBeVisible()
  await expect(page.getByText(email)).toBeVisible()
  await expect(page).toHaveURL(/\/symptom-entry$/)
})

test("'Use Different Email' goes back to an empty form, and the focus goes along", async ({ page }) => {
  await page.goto('/auth')
  await askForLink(page, newAddress())
  await expect(page.getByRole('main').locator(':focus')).toContainText('Check Your Inbox')
  await page.getByRole('button', { name: 'Use Different Email' }).click()
  await expect(page.getByRole('textbox', { name: 'Email' })).toHaveValue('')
  await expect(page.getByRole('textbox', { name: 'Email' })).toBeFocused()
})

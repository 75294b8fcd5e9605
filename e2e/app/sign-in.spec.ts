import { linkMailedTo, newAddress } from './mailbox.ts'
import { askForLink, finishSignIn } from './person.ts'
import { describeSymptom, expect, test } from './visitor.ts'

test('a guest keeps their entries after signing in, and is led on to the plan', async ({
  page,
  request,
  visitor,
  expectedErrors,
}) => {
  // A plan needs a subscription.
  expectedErrors.push(/status of 40[23]/)
  await describeSymptom(page, 'My jaw is tense when I wake up')
  await expect(page.getByText('Divine Guidance', { exact: true })).toBeVisible()
  await expect(page.getByText(/symbolic reading/i).first()).toBeVisible()
  const insight = new URL(page.url()).pathname

  await page.getByRole('button', { name: 'Get Your Healing Plan' }).click()
  await expect(page).toHaveURL(/\/auth$/)
  await visitor.expectAccessible()
  const email = newAddress()
  await askForLink(page, email)
  await expect(page.getByText(email)).toBeVisible()
  await expect(page.getByText(/expires in 10 minutes/)).toBeVisible()
  await expect(page.getByRole('button', { name: /Resend in \d+ s/ })).toBeDisabled()
  await visitor.expectAccessible()

  await finishSignIn(page, await linkMailedTo(request, email))
  await expect(page).toHaveURL(/\/subscription\?symptom_id=/)
  await page.goto('/symptom-entry')
  await expect(page.getByText("You're browsing as a guest.", { exact: false })).toHaveCount(0)
  await page.goto(insight)
  await expect(page.getByText(/symbolic reading/i).first()).toBeVisible()
  await page.goto('/auth')
  await expect(page).toHaveURL(/\/symptom-entry$/)
})

test('a gated screen leads to sign-in and back', async ({ page, request, visitor }) => {
  await page.goto('/account')
  await expect(page).toHaveURL(/\/auth$/)
  const email = newAddress()
  await askForLink(page, email)
  await finishSignIn(page, await linkMailedTo(request, email))
  await expect(page).toHaveURL(/\/account$/)
  await expect(page.getByRole('heading', { name: 'Account Status' })).toBeVisible()
  await visitor.expectAccessible()
  await visitor.expectNoSidewaysScroll()

  const update = page.getByRole('button', { name: 'Update Password' })
  await expect(update).toBeDisabled()
  await page.getByLabel('New password', { exact: true }).fill('secret-1')
  await page.getByLabel('Confirm new password').fill('secret-2')
  await update.click()
  await expect(page.getByText('Passwords do not match').first()).toBeVisible()
  await page.getByLabel('Confirm new password').fill('secret-1')
  await update.click()
  await expect(page.getByText('Success', { exact: true }).first()).toBeVisible()
  await expect(update).toBeDisabled()
  await expect(update).toBeFocused()
})

import { expect, test } from './person.ts'

test('a passkey is added, signs in without a mail, and is removed', async ({ page, context, member, visitor }) => {
  const devtools = await context.newCDPSession(page)
  await devtools.send('WebAuthn.enable')
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  await page.goto('/account')
  await page.getByLabel('Name of a new passkey').fill('Test key')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  const codes = page.getByRole('alertdialog', { name: 'Your recovery codes' })
  await expect(codes.getByRole('listitem')).toHaveCount(10)
  await visitor.expectAccessible()
  await codes.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page.getByText('You have 10 recovery codes left.', { exact: false })).toBeVisible()

  await page.getByRole('main').getByRole('button', { name: 'Sign Out' }).click()
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeVisible()
  await page.goto('/auth')
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await expect(page).toHaveURL(/\/symptom-entry$/)
  await page.goto('/account')
  await expect(page.getByText(member.email).first()).toBeVisible()
  await expect(page.getByText(/Last used/).first()).toBeVisible()

  await page.getByRole('button', { name: 'Remove Test key' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('Test key')).toHaveCount(0)
})

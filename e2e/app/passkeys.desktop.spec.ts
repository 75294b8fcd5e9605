import { addAuthenticator } from './authenticator.ts'
import { signInMember } from './member.ts'
import { expect, test } from './person.ts'

test('a passkey is added, signs in without a mail, and is removed', async ({ page, member, visitor }) => {
  await addAuthenticator(page)
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

test('an administrator without a second factor is sent to their passkey first, and then back', async ({
  page,
  request,
}) => {
  const { session } = await signInMember(request, 'second-factor@example.test')
  await page.addInitScript((kept) => localStorage.setItem('soulsign.session', kept), session)
  await addAuthenticator(page)
  // This product does not ask for one, but production does: the answer says so until the session has proved a passkey.
  await page.route('**/api/functions/admin-auth', async (route) => {
    const { authorization = '' } = await route.request().allHeaders()
    const factors = await request.get('/api/passkeys', { headers: { authorization } })
    const { proved } = (await factors.json()) as { proved: boolean }
    const answer = (await (await route.fetch()).json()) as object
    await route.fulfill({ json: { ...answer, needsSecondFactor: !proved } })
  })
  await page.goto('/admin/users')
  await expect(page).toHaveURL(/\/auth\/second-factor$/)
  await page.getByLabel('Name of a new passkey').fill('Key of an administrator')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await page.getByRole('button', { name: 'I have kept them' }).click()
  await expect(page).toHaveURL(/\/admin\/users$/)
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
})

import { linkMailedTo, newAddress } from '../app/mailbox.ts'
import { signInByLink } from '../app/member.ts'
import { askForLink, finishSignIn } from '../app/person.ts'
import { describeSymptom, expect, test } from '../app/visitor.ts'

/** Everything that pages tell the API about: parts that fail, errors, and answers that they cannot read. */
const reports: string[] = []

// A node from before pages worked offline has no worker for them, and one from before a call has not got it.
test.use({ expectedErrors: [/bad HTTP response code \(404\).*fetching the script|status of 404/] })
test.beforeEach(({ context }) => {
  reports.length = 0
  context.on('request', (request) => {
    if (request.url().endsWith('/api/reports')) reports.push(request.postData() ?? '')
  })
})
test.afterEach(() => expect(reports).toEqual([]))

test('a person writes, reads, signs in and looks back', async ({ page, request }) => {
  const words = `My shoulders are tight and heavy every evening after work, ${Date.now()}`
  await describeSymptom(page, words)
  await expect(page).toHaveURL(/\/diagnosis\/[0-9a-f-]{36}$/)
  await expect(page.getByText(/symbolic reading/i).first()).toBeVisible()

  const email = newAddress()
  await page.goto('/auth')
  await askForLink(page, email)
  await finishSignIn(page, await linkMailedTo(request, email))
  const navigation = page.getByRole('navigation', { name: 'Main' })
  await navigation.getByRole('link', { name: 'Journal', exact: true }).click()
  // The guest's entry came along.
  const entry = page.getByRole('article').first()
  await expect(entry).toContainText('My shoulders are tight')
  await entry.getByRole('link').first().click()
  await expect(page.getByText(/symbolic reading/i).first()).toBeVisible()
  // A first look at their plan, or a sample where shell or API do not know it.
  await page.getByRole('button', { name: 'Get Your Healing Plan' }).click()
  await expect(page.getByRole('heading', { level: 2, name: /^A (first look at|look inside)/ })).toBeVisible()
  await page.goto('/account')
  await expect(page.getByText(email).first()).toBeVisible()
})

test('an administrator looks at every screen', async ({ page, request }) => {
  const { session } = await signInByLink(request, process.env['SKEW_ADMIN'] ?? '')
  await page.addInitScript((stored) => localStorage.setItem('soulsign.session', stored), session)
  await page.goto('/admin')
  const screens = page.getByRole('navigation', { name: 'Administration' }).getByRole('link')
  await expect(screens.first()).toBeVisible()
  const count = await screens.count()
  for (let index = 0; index < count; index++) {
    await screens.nth(index).click()
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible()
    await expect(page.getByRole('main').locator('[aria-busy=true]')).toHaveCount(0)
  }
})

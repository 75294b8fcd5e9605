import { PROBLEMS, problemType } from '@soulsign/contracts'
import { linkMailedTo, newAddress } from './mailbox.ts'
import { askForLink } from './person.ts'
import { describeSymptom, expect, test } from './visitor.ts'

test('a person who signs in in another tab keeps reading an unfinished insight, and finds it in the journal', async ({
  page,
  context,
  request,
}) => {
  const email = newAddress()
  const other = await context.newPage()
  await other.goto('/auth')
  await askForLink(other, email)
  await other.goto(await linkMailedTo(request, email))
  const complete = other.getByRole('button', { name: 'Complete sign-in' })
  await expect(complete).toBeVisible()

  await describeSymptom(page, 'My lower back aches when I sit for long')
  await expect(page.getByText('Divine Guidance', { exact: true })).toBeVisible()
  const insight = page.url()
  await complete.click()
  await expect(page.locator('[aria-busy=false]')).toBeVisible()
  await expect(page.getByText(/symbolic reading/i).first()).toBeVisible()
  await expect(page.getByRole('link', { name: 'Journal' }).first()).toBeVisible()
  expect(page.url()).toBe(insight)
  await expect(page.getByText('Failed to load diagnosis data.')).toHaveCount(0)

  await page.getByRole('link', { name: 'View Journal' }).click()
  await expect(page.getByText('My lower back aches when I sit for long').first()).toBeVisible()
})

test('an entry that moves to the account just before this tab gets the session stays on the screen', async ({
  page,
  expectedErrors,
}) => {
  expectedErrors.push(/404/)
  await describeSymptom(page, 'My eyes burn in the evening')
  await expect(page.locator('[aria-busy=false]')).toBeVisible()
  // The reload can only show the stored text.
  await page.reload()
  await expect(page.getByText(/symbolic reading/i).first()).toBeVisible()
  const insight = page.url()
  const problem = { type: problemType('not-found'), ...PROBLEMS['not-found'] }
  await page.route('**/api/symptoms/*', (route) => route.fulfill({ status: 404, json: problem }), { times: 1 })
  const answers: number[] = []
  page.on('response', (response) => {
    if (response.url().includes('/api/symptoms/')) answers.push(response.status())
  })
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')))
  await expect.poll(() => answers).toEqual([404, 200])
  await expect(page.getByText(/symbolic reading/i).first()).toBeVisible()
  expect(page.url()).toBe(insight)
})

import { answersTo } from '@soulsign/contracts'
import { expect, test } from './person.ts'
import { agree } from './visitor.ts'

test('nothing is sent while it is unknown whether the person agreed', async ({ page, member: _, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/)
  const unknown = (url: URL) => url.pathname === '/api/consents'
  await page.route(unknown, (route) =>
    route.request().method() === 'GET' ? route.fulfill({ status: 503, body: 'no' }) : route.fallback(),
  )
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === '/api/symptoms') sent.push(request.url())
  })
  await page.goto('/symptom-entry')
  await page.getByRole('textbox', { name: 'Describe what you feel' }).fill('My ankles are tired in the evening')
  await page.getByRole('button', { name: 'Get Diagnosed' }).click()
  await expect(page.getByRole('group', { name: 'Before you send' })).toBeVisible()
  expect(sent).toEqual([])

  await agree(page)
  await page.getByRole('button', { name: 'Get Diagnosed' }).click()
  await expect(page.getByRole('heading', { name: 'A Sacred Insight' })).toBeVisible()
  expect(sent).toHaveLength(1)
})

test('what was ticked stays in sight while the entry is sent, so that nothing moves under the thumb', async ({
  page,
}) => {
  await page.route(
    (url) => url.pathname === '/api/symptoms',
    (route) => (route.request().method() === 'POST' ? undefined : route.fallback()),
  )
  await page.goto('/symptom-entry')
  await page.getByRole('textbox', { name: 'Describe what you feel' }).fill('My ankles are tired in the evening')
  await agree(page)
  const sent = page.waitForRequest((request) => request.method() === 'POST' && request.url().endsWith('/api/symptoms'))
  await page.getByRole('button', { name: 'Get Diagnosed' }).click()
  await sent
  await expect(page.getByRole('button', { name: 'Generating Your Diagnosis...' })).toBeVisible()
  await expect(page.getByRole('group', { name: 'Before you send' })).toBeVisible()
})

test('a yes to another provider’s AI is asked again, and the account says that the guide writes', async ({
  page,
  member,
}) => {
  const [, ai] = answersTo('Somebody in Ireland', { keep: true, ai: true }, 'test')
  await member.call('POST', '/api/consents', [ai])
  await page.goto('/symptom-entry')
  const question = page.getByRole('group', { name: 'Before you send' })
  await expect(question.getByRole('checkbox', { checked: false })).toHaveCount(2)
  await expect(question).not.toContainText('Somebody in Ireland')
  await page.getByRole('textbox', { name: 'Describe what you feel' }).fill('My heels are tired in the evening')
  await agree(page)
  await page.getByRole('button', { name: 'Get Diagnosed' }).click()
  await expect(page.getByRole('heading', { name: 'A Sacred Insight' })).toBeVisible()

  await member.call('POST', '/api/consents', [ai])
  await page.goto('/account')
  await expect(page.getByText('Our built-in guide writes for you, not an AI.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Let an AI write' })).toBeVisible()
})

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

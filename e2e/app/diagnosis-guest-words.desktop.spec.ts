import { agree, describeSymptom, expect, test } from './visitor.ts'

test('typed text survives a reload and a failure', async ({ page, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/)
  await page.goto('/symptom-entry')
  const words = 'A dull ache under my left shoulder blade when I sit for long'
  await page.getByRole('main').getByRole('textbox').first().fill(words)
  await page.getByRole('main').getByRole('textbox').first().blur()
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('soulsign.draft.symptom')))
    .toContain('left shoulder blade')
  await page.reload()
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue(words)

  await page.route('**/api/symptoms', (route) => route.fulfill({ status: 503, body: 'no' }))
  await page.getByRole('radio', { name: /Physical Symptom/ }).check({ force: true })
  await agree(page)
  await page.getByRole('button', { name: 'Get Diagnosed' }).click()
  await expect(page.getByText('Failed to process your symptom. Please try again.').first()).toBeVisible()
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue(words)
  await page.unroute('**/api/symptoms')
  await page.getByRole('button', { name: 'Get Diagnosed' }).click()
  await expect(page.getByRole('heading', { name: 'A Sacred Insight' })).toBeVisible()
  await page.goto('/symptom-entry')
  await expect(page.getByText('Free diagnoses used: 1/7')).toBeVisible()
  await expect(page.getByRole('main').getByRole('textbox').first()).toHaveValue('')
})

test('markup in a description is shown as text', async ({ page }) => {
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))
  const hostile =
    '<img src=x onerror=alert(1)> [click](javascript:alert(2)) ![x](//evil.example/p.png) <style>body{display:none}</style> tight shoulders'
  await describeSymptom(page, hostile)
  await expect(page.getByText(/symbolic reading/i).first()).toBeVisible()
  await expect(page.getByRole('main').getByText(hostile)).toBeVisible()
  await expect(page.locator('main img[src=x], main a[href^=javascript], main style')).toHaveCount(0)
  expect(requests.filter((url) => url.includes('evil.example'))).toEqual([])
})

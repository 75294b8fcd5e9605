import type { APIRequestContext } from '@playwright/test'
import { GUEST_DIAGNOSIS_LIMIT } from '@soulsign/contracts'
import { agree, describeSymptom, expect, test } from './visitor.ts'

test('a guest gets an insight that no other visitor can read', async ({ page, browser, visitor, baseURL }) => {
  await page.goto('/symptom-entry')
  await expect(page.getByText("You're browsing as a guest. You can try up to 7 diagnoses.")).toBeVisible()
  await expect(page.getByText('Free diagnoses used: 0/7')).toBeVisible()
  await describeSymptom(page, 'My shoulders are tight and heavy every evening after work')
  await expect(page).toHaveURL(/\/diagnosis\/[0-9a-f-]{36}$/)
  await expect(page.getByRole('heading', { name: 'A Sacred Insight' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Divine Guidance' })).toBeVisible()
  await expect(page.getByText(/symbolic reading/i).first()).toBeVisible()
  await expect(
    page.getByRole('main').getByText('My shoulders are tight and heavy every evening after work'),
  ).toHaveCount(1)
  await expect(page.getByText('Healing Plans require an account and subscription')).toBeVisible()
  await visitor.expectAccessible()
  await visitor.expectNoSidewaysScroll()

  const insight = page.url()
  await page.reload()
  await expect(page.getByText(/symbolic reading/i).first()).toBeVisible()

  const other = await browser.newPage({ ...(baseURL && { baseURL }) })
  await other.goto(insight)
  await expect(other.getByText('Failed to load diagnosis data.').first()).toBeVisible()
  await expect(other.getByText(/shoulders/)).toHaveCount(0)
  await other.close()

  await page.goto('/symptom-entry')
  await expect(page.getByText('Free diagnoses used: 1/7')).toBeVisible()
})

/** Uses up the free diagnoses. */
async function useUp(request: APIRequestContext, address: string): Promise<void> {
  for (let used = 0; used < GUEST_DIAGNOSIS_LIMIT; used += 1) {
    const tracked = await request.post('/api/functions/track-anonymous-diagnosis', {
      headers: { 'x-forwarded-for': address },
    })
    expect(((await tracked.json()) as { hasReachedLimit: boolean }).hasReachedLimit).toBe(false)
  }
}

test('the eighth press keeps the focus where it is', async ({ page, request, visitor }) => {
  await page.goto('/symptom-entry')
  await expect(page.getByText('Free diagnoses used: 0/7')).toBeVisible()
  await page.getByRole('main').getByRole('textbox').first().fill('My shoulders are tight and heavy')
  await agree(page)
  await useUp(request, visitor.address)
  await page.getByRole('button', { name: 'Get Diagnosed' }).click()
  const button = page.getByRole('button', { name: 'Please Create Account First' })
  await expect(button).toBeDisabled()
  await expect(button).toBeFocused()
})

test('the eighth diagnosis is refused, but typed text is still screened', async ({ page, request, visitor }) => {
  await useUp(request, visitor.address)
  await page.goto('/symptom-entry')
  await expect(page.getByText("You've reached your limit of 7 free diagnoses!")).toBeVisible()
  await expect(
    page.getByText('Create a free account for unlimited diagnoses and access to your journal.'),
  ).toBeVisible()
  await expect(page.getByRole('button', { name: 'Please Create Account First' })).toBeDisabled()
  await visitor.expectAccessible()
  await page.getByRole('radio', { name: /Mental\/Emotional Symptom/ }).check({ force: true })
  await page.getByRole('main').getByRole('textbox').first().fill('I want to kill myself tonight')
  await expect(page.getByRole('heading', { name: "I'm really glad you wrote this down." })).toBeInViewport()
})

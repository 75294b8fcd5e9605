import type { APIRequestContext, Page } from '@playwright/test'
import { signInMember } from './member.ts'
import { expect } from './visitor.ts'

export async function askForLink(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Send My Healing Link' }).click()
  await expect(page.getByRole('heading', { name: 'Check Your Inbox' })).toBeVisible()
}

export async function finishSignIn(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('button', { name: 'Complete sign-in' }).click()
}

/** Signs a new person in through the API, like the mailed link's page, and opens the entry form. */
export async function signIn(page: Page, request: APIRequestContext): Promise<string> {
  const { email, session } = await signInMember(request)
  // Any file gives access to the site's storage.
  await page.goto('/robots.txt')
  await page.evaluate((value) => localStorage.setItem('soulsign.session', value), session)
  await page.goto('/symptom-entry')
  await expect(page.getByRole('heading', { name: 'What are you experiencing?' })).toBeVisible()
  return email
}

/** Stores an entry as the page's signed-in person, without the form. */
export async function storeEntry(page: Page, description: string, more: object = {}): Promise<void> {
  const status = await page.evaluate(
    async (body) => {
      const session = JSON.parse(localStorage.getItem('soulsign.session') ?? '{}') as { access_token?: string }
      const response = await fetch('/api/symptoms', {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${session.access_token}` },
        body: JSON.stringify(body),
      })
      return response.status
    },
    { symptom_type: 'physical', description, ...more },
  )
  expect(status).toBe(201)
}

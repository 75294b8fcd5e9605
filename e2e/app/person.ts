import type { APIRequestContext, Page } from '@playwright/test'
import { type Member, signInMember } from './member.ts'
import { test as base, expect } from './visitor.ts'

export async function askForLink(page: Page, email: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('button', { name: 'Send My Healing Link' }).click()
  await expect(page.getByRole('heading', { name: 'Check Your Inbox' })).toBeVisible()
}

export async function finishSignIn(page: Page, link: string): Promise<void> {
  await page.goto(link)
  await page.getByRole('button', { name: 'Complete sign-in' }).click()
}

/** Signs a new person in without a page: the page's next load finds the session, as after a visit to the mailed link. */
export async function signIn(page: Page, request: APIRequestContext): Promise<Member> {
  const member = await signInMember(request)
  await page.addInitScript((session) => {
    // Once: later loads find what the product has made of it.
    if (sessionStorage.getItem('signed-in-by-test')) return
    sessionStorage.setItem('signed-in-by-test', 'yes')
    localStorage.setItem('soulsign.session', session)
  }, member.session)
  return member
}

/** `test` with a page whose person is signed in from its first load on. */
export const test = base.extend<{ member: Member }>({
  member: async ({ page, request }, use) => {
    await use(await signIn(page, request))
  },
})

/** Stores an entry without the form. @returns its id */
export async function storeEntry(member: Member, description: string, more: object = {}): Promise<string> {
  const entry = await member.call('POST', '/api/symptoms', { symptom_type: 'physical', description, ...more })
  return ((await entry.json()) as { id: string }).id
}

/** Stores an entry and has its insight written. @returns the entry's id */
export async function storeInsight(member: Member, description: string): Promise<string> {
  const id = await storeEntry(member, description)
  await member.call('POST', '/api/functions/generate-diagnosis', { symptom_id: id })
  return id
}

export { expect } from './visitor.ts'

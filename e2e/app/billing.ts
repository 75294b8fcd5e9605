import type { APIRequestContext, Page } from '@playwright/test'
import { expect } from './visitor.ts'

const SANDBOX = `http://localhost:${process.env['E2E_SANDBOX_PORT']}`

/** Test cards of the sandbox's checkout. */
export const CARDS = { pays: '4242 4242 4242 4242', declined: '4000 0000 0000 0002' } as const

/** Pays on the hosted checkout page. */
export async function pay(checkout: Page, card: keyof typeof CARDS = 'pays'): Promise<void> {
  await checkout.getByLabel('Name on the card').fill('Ada Healing')
  await checkout.getByLabel('Card number').fill(CARDS[card])
  await checkout.getByLabel(/Expiry/).fill('12 / 34')
  await checkout.getByLabel('Security code').fill('123')
  await checkout.getByRole('button', { name: /^(Subscribe|Pay)/ }).click()
}

/** Clicks a button that opens the payment provider in a new tab. @returns the open tab */
export async function opensTab(page: Page, button: string): Promise<Page> {
  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: button }).click()
  const tab = await opened
  await tab.waitForURL(/\/stripe\//)
  return tab
}

/** Ends the current period of a person's only subscription. */
export async function endPeriod(request: APIRequestContext, email: string): Promise<void> {
  const list = async (path: string, query: Record<string, string>): Promise<string> => {
    const headers = { authorization: 'Bearer sk_test_any' }
    const answer = await request.get(`${SANDBOX}/v1/${path}`, { headers, params: query })
    return ((await answer.json()) as { data: { id: string }[] }).data[0]?.id ?? ''
  }
  const subscription = await list('subscriptions', { customer: await list('customers', { email }) })
  const ended = await request.post(`${SANDBOX}/stripe/clock`, { data: { subscription, event: 'end_period' } })
  expect(ended.status()).toBe(200)
}

/** Sends the event of a person's return to the page's tab or window. */
export const comeBackTo = (page: Page) => page.evaluate(() => window.dispatchEvent(new Event('focus')))

/** Subscribes the page's signed-in person. @returns the checkout's tab, which then shows the plan */
export async function subscribe(page: Page, plan: 'Monthly' | 'Yearly' | 'Lifetime'): Promise<Page> {
  await page.goto('/subscription')
  const checkout = await opensTab(page, `Start ${plan} Journey`)
  await pay(checkout)
  await expect(checkout).toHaveURL(/\/healing-plan/)
  return checkout
}

import { type APIRequestContext, expect } from '@playwright/test'
import { DEMO_PARTNER_KEY, GUEST_DIAGNOSIS_LIMIT, type PartnersPage } from '@soulsign/contracts'
import { withAdministrator as test } from './administrator.ts'
import { startHosts } from './hosts/server.ts'
import { linkMailedTo, newAddress } from './mailbox.ts'
import { askForLink, finishSignIn } from './person.ts'
import { agree } from './visitor.ts'

const WORDS = 'Written in the frame of a garden'

test('an account opened from the frame has the visitor’s entries in its journal', async ({
  page,
  request,
  visitor,
  adminSession,
}) => {
  // On another site the browser partitions the frame's storage or blocks it.
  const hosts = await startHosts(`http://localhost:${process.env['E2E_PORT']}`)
  const signUps = await signUpsOfDemo(request, adminSession)
  await page.goto(`${hosts.origin}/plain`)
  const frame = page.frameLocator('symptom-check iframe')
  const box = frame.getByRole('textbox', { name: 'Describe what you feel' })
  const send = frame.getByRole('button', { name: 'Get Diagnosed' })
  await box.fill(WORDS)
  await agree(frame)
  await send.click()
  await expect(frame.getByRole('button', { name: 'Copy' })).toBeVisible()

  for (let used = 1; used < GUEST_DIAGNOSIS_LIMIT; used += 1) {
    await request.post('/api/functions/track-anonymous-diagnosis', { headers: { 'x-forwarded-for': visitor.address } })
  }
  await frame.getByRole('button', { name: 'Add Another Symptom' }).click()
  await box.fill('One too many')
  await send.click()
  const opened = page.waitForEvent('popup')
  await frame.getByRole('link', { name: /Create Free Account/ }).click()
  const tab = await opened
  const email = newAddress()
  await tab.getByRole('button', { name: 'Take it along' }).click()
  // The page behind the question takes no key until it has closed; \`fill\` would not notice.
  await expect(tab.getByRole('dialog')).toBeHidden()
  await askForLink(tab, email)
  expect(new URL(tab.url()).hash, 'the code has left the address').toBe('')
  await finishSignIn(tab, await linkMailedTo(request, email))
  await expect(tab).toHaveURL(/\/symptom-entry$/)
  await tab.goto('/journal')
  const entry = tab.getByRole('article').filter({ hasText: WORDS })
  await expect(entry.getByText('Analyzed')).toBeVisible()
  expect(await signUpsOfDemo(request, adminSession)).toBe(signUps + 1)
  await hosts.close()
})

/** Number of accounts from the demo partner's widget. No other test opens accounts there. */
async function signUpsOfDemo(request: APIRequestContext, adminSession: string): Promise<number> {
  const { access_token } = JSON.parse(adminSession) as { access_token: string }
  const response = await request.get(`/api/admin/partners?search=${DEMO_PARTNER_KEY}`, {
    headers: { authorization: `Bearer ${access_token}` },
  })
  const { items } = (await response.json()) as PartnersPage
  return items[0]?.figures.signups ?? Number.NaN
}

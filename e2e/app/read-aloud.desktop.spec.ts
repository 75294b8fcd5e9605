import { readFileSync } from 'node:fs'
import type { Locator, Page } from '@playwright/test'
import { test as administratorTest } from './administrator.ts'
import { subscribeMember } from './member.ts'
import { test as personTest, storeEntry } from './person.ts'
import { describeSymptom, expect, test } from './visitor.ts'

/**
 * What a screen reader reads of each flow, in its order. `read-aloud.desktop.spec.ts-snapshots` has it for people to read;
 * `--update-snapshots` writes it again. Texts that the guide writes are not in it.
 */
const reads = (part: Locator, name: string) => expect(part).toMatchAriaSnapshot({ name: `${name}.aria.yml` })
const main = (page: Page) => page.getByRole('main')

/** The frame of an insight, without what the guide writes. */
const INSIGHT = `
- heading "A Sacred Insight" [level=1]
- region /Divine Guidance/:
  - heading /Divine Guidance/ [level=2]
  - paragraph: Written by our built-in guide, not by an AI
- button "Get Your Healing Plan"
- link "Add Another Symptom"
`

const DOUBTFUL = readFileSync(new URL('../../packages/safety/test/fixtures/doubtful.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')

test('a guest’s way to an insight is read in order', async ({ page }) => {
  await page.goto('/')
  await expect(page.locator('#served')).toHaveCount(0)
  // Later parts, such as the place for messages, come when a person uses the page.
  await page.mouse.move(10, 10)
  await page.mouse.move(20, 20)
  await reads(page.locator('body'), 'landing')
  await page.goto('/symptom-entry')
  await reads(main(page), 'entry')
  await page.getByRole('button', { name: 'Need help now?' }).click()
  await reads(page.getByRole('dialog'), 'help')
  await page.keyboard.press('Escape')
  await describeSymptom(page, 'I want to kill myself tonight')
  await reads(page.getByRole('alert').first(), 'crisis')
  await page.goto('/auth')
  await reads(main(page), 'sign-in')
  await describeSymptom(page, 'My shoulders are tight and heavy every evening after work')
  await page.getByRole('button', { name: 'Get Your Healing Plan' }).waitFor()
  await expect(main(page)).toMatchAriaSnapshot(INSIGHT)
})

test('the question before an insight is read in order', async ({ page }) => {
  for (const words of DOUBTFUL) {
    const { safety } = await (await page.request.post('/api/safety/screen', { data: { description: words } })).json()
    if (safety?.level !== 'ask') continue
    await describeSymptom(page, words)
    const card = page.getByRole('region', { name: 'One question first' })
    await card.waitFor()
    return reads(card, 'ask')
  }
  throw new Error('None of the doubtful texts is asked about.')
})

personTest('a member’s journal, plans and prices are read in order', async ({ page, member, expectedErrors }) => {
  // There is no plan yet.
  expectedErrors.push(/status of 404/)
  await storeEntry(member, 'A stiff neck on Sunday evenings')
  await page.goto('/journal')
  await page.getByText('A stiff neck').first().waitFor()
  await reads(main(page), 'journal')
  await page.getByRole('button', { name: 'Edit' }).click()
  await reads(main(page), 'journal-edit')
  await page.getByRole('button', { name: 'Delete A stiff neck' }).click()
  await reads(page.getByRole('alertdialog'), 'journal-delete')
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await reads(main(page), 'journal-undone')
  await page.goto('/healing-plan')
  await page.getByRole('heading', { name: 'No Healing Plan Found' }).waitFor()
  await reads(main(page), 'plan-none')
  await page.goto('/subscription')
  await page.getByRole('button', { name: 'Start Yearly Journey' }).waitFor()
  await reads(main(page), 'prices')
})

/** The frame of a plan, without what the guide writes. */
const PLAN = `
- heading "Your 4-Body Healing Plan" [level=1]
- paragraph: /Symptom:/
- link "Back to the insight"
- paragraph: Premium Member
- region "Today":
  - heading "Today" [level=2]
  - list:
    - listitem:
      - paragraph: Physical
      - heading [level=3]
      - checkbox /Done/
    - listitem:
      - paragraph: Emotional
      - heading [level=3]
      - checkbox /Done/
    - listitem:
      - paragraph: Energetic
      - heading [level=3]
      - checkbox /Done/
    - listitem:
      - paragraph: Spiritual
      - heading [level=3]
      - checkbox /Done/
- region /.+/:
  - heading /.+/ [level=2]
  - paragraph: Written by our built-in guide, not by an AI
- tablist "The four bodies":
  - tab "Physical" [selected]
  - tab "Emotional"
  - tab "Energetic"
  - tab "Spiritual"
- tabpanel "Physical":
  - heading "Physical" [level=2]
  - list
- link "View Journal"
- link "Add New Symptom"
`

personTest('a subscriber’s plan and account are read in order', async ({ page, member, request }) => {
  await subscribeMember(request, member)
  const words = { symptom_type: 'physical', description: 'A stiff neck on Sunday evenings' }
  const symptom_id = await storeEntry(member, words.description)
  const insight = await member.call('POST', '/api/functions/generate-diagnosis', { symptom_id, ...words })
  const { diagnosis_id } = (await insight.json()) as { diagnosis_id: string }
  const plan = await member.call('POST', '/api/functions/generate-healing-plan', { diagnosis_id })
  const { healing_plan_id } = (await plan.json()) as { healing_plan_id: string }
  await page.goto(`/healing-plan?plan_id=${healing_plan_id}`)
  await expect(main(page)).toMatchAriaSnapshot(PLAN)
  await page.getByRole('link', { name: 'Account' }).click()
  await page.getByRole('button', { name: 'Manage Billing' }).waitFor()
  await reads(main(page), 'account')
})

/** The screens of the admin area, by their names in its navigation. Their snapshots leave out everything that changes from day to day. */
const ADMIN = {
  users: 'Users',
  subscriptions: 'Subscriptions',
  insights: 'Diagnoses',
  settings: 'App Settings',
  seo: 'SEO/Meta',
  security: 'Security Log',
  partners: 'Partners',
  safety: 'Safety',
  releases: 'Releases',
}

administratorTest('the admin area’s screens are read in order', async ({ page }) => {
  await page.goto('/admin')
  await reads(main(page), 'admin-dashboard')
  const menu = page.getByRole('navigation', { name: 'Administration' })
  await reads(menu, 'admin-menu')
  for (const [name, title] of Object.entries(ADMIN)) {
    await menu.getByRole('link', { name: title, exact: true }).click()
    await main(page).getByRole('heading', { level: 1, name: title }).waitFor()
    await reads(main(page), `admin-${name}`)
  }
})

test('the check in a partner’s page is read in order', async ({ page }) => {
  await page.goto(`http://localhost:${process.env['E2E_SANDBOX_PORT']}/partner/yoga`)
  await page.locator('symptom-check').scrollIntoViewIfNeeded()
  const frame = page.frameLocator('symptom-check iframe')
  await frame.getByText('Free diagnoses used: 0/7').waitFor()
  await reads(frame.locator('body'), 'widget')
})

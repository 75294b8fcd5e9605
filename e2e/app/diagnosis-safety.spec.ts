import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { agree, describeSymptom, expect, test } from './visitor.ts'

/** Texts about an illness on which rules and trained reader may disagree. A newly trained reader asks about others. */
const DOUBTFUL = readFileSync(new URL('../../packages/safety/test/fixtures/doubtful.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n')

async function textThatAsks(page: Page): Promise<string> {
  for (const description of DOUBTFUL) {
    const answer = await page.request.post('/api/safety/screen', { data: { description } })
    if ((await answer.json()).safety?.level === 'ask') return description
  }
  throw new Error('None of the doubtful texts is asked about.')
}

test('an urgent text gets the right help, no insight, and uses no free diagnosis', async ({ page, visitor }) => {
  const words = 'Crushing pressure in my chest spreading to my left arm, I am sweating'
  await page.goto('/symptom-entry')
  await page.getByRole('button', { name: /Add Advanced Info/ }).click()
  await page.getByRole('radio', { name: 'For Someone Else' }).check({ force: true })
  await page.getByRole('textbox', { name: /Known conditions/ }).fill('Asthma')
  await page.getByRole('radio', { name: /Mental\/Emotional/ }).check({ force: true })
  await page.getByRole('textbox', { name: 'Describe what you feel' }).fill(words)
  await agree(page)
  await page.getByRole('button', { name: 'Get Diagnosed' }).click()
  const panel = page.getByRole('alert').filter({ hasText: 'These can be signs of an emergency' })
  await expect(panel).toBeFocused()
  await expect(panel.getByRole('link', { name: /911/ }).first()).toHaveAttribute('href', 'tel:911')
  await expect(panel.getByText(/Do not wait for this app/)).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Divine Guidance' })).toHaveCount(0)
  await expect(page.getByRole('button', { name: /Get Your Healing Plan/ })).toHaveCount(0)
  await visitor.expectAccessible()
  await visitor.expectNoSidewaysScroll()
  // A guest has no journal.
  await expect(panel.getByText('We have written no insight for this.')).not.toContainText('journal')

  await panel.getByRole('button', { name: "This isn't what I meant" }).click()
  await panel.getByRole('button', { name: 'No', exact: true }).click()
  await panel.getByRole('button', { name: 'Edit my words' }).click()
  await expect(page.getByRole('textbox', { name: 'Describe what you feel' })).toHaveValue(words)
  await expect(page.getByRole('radio', { name: /Mental\/Emotional/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: 'For Someone Else' })).toBeChecked()
  await expect(page.getByRole('textbox', { name: /Known conditions/ })).toHaveValue('Asthma')
  await expect(page.getByText('Free diagnoses used: 0/7')).toBeVisible()
})

test('a crisis text gets warm words, grounding and a plan that stays on the device', async ({ page, visitor }) => {
  await describeSymptom(page, "I don't want to live any more, I have the pills here")
  const panel = page.getByRole('alert').filter({ hasText: "I'm really glad you wrote this down." })
  await expect(panel).toBeVisible()
  await expect(panel.getByRole('link', { name: /988/ }).first()).toHaveAttribute('href', /^(tel|sms):988/)
  // On paper there are numbers to read, and the safety plan to fill in.
  await page.emulateMedia({ media: 'print' })
  await expect(panel.getByRole('link', { name: /^Call 988/ })).toBeVisible()
  await expect(panel.getByLabel('Signs that a hard time is coming')).toBeVisible()
  await page.emulateMedia({ media: null })
  await expect(page.getByText(/premium|subscri/i)).toHaveCount(0)
  await visitor.expectAccessible()
})

test('a medication question gets its card above the insight', async ({ page, visitor }) => {
  await describeSymptom(page, 'Tired all day. Should I stop taking my blood pressure tablets and rely on meditation?')
  await expect(page.getByText(/do not stop, skip or change a prescribed medicine/i)).toBeVisible()
  await expect(page.getByText(/symbolic reading/i).first()).toBeVisible()
  await visitor.expectAccessible()
})

test('a question comes before the insight, and its answer decides', async ({ page, visitor }) => {
  await describeSymptom(page, await textThatAsks(page))
  const card = page.getByRole('region', { name: 'One question first' })
  await expect(card).toBeFocused()
  await expect(card.getByRole('link', { name: /^Call 911/ })).toBeVisible()
  await visitor.expectAccessible()
  await visitor.expectNoSidewaysScroll()
  await page.getByRole('link', { name: 'Add Another Symptom' }).click()
  await expect(page.getByText('Free diagnoses used: 0/7')).toBeVisible()

  await page.goBack()
  await page.reload()
  await card.getByRole('button', { name: 'No', exact: true }).click()
  await expect(page.getByRole('heading', { name: 'A Sacred Insight' })).toBeVisible()
  await expect(page.getByText(/symbolic reading/i).first()).toBeVisible()
})

test('not being sure of the answer opens the help at once', { tag: '@desktop' }, async ({ page }) => {
  await describeSymptom(page, await textThatAsks(page))
  await expect(page.getByRole('region', { name: 'One question first' })).toBeFocused()
  const unsure = page.getByRole('button', { name: 'Not sure' })
  await unsure.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'These can be signs of an emergency' })).toBeFocused()
  await page.reload()
  await expect(page.getByRole('alert').filter({ hasText: 'These can be signs of an emergency' })).toBeVisible()
})

import { expect, storeEntry, test } from './person.ts'
import { describeSymptom, test as visit } from './visitor.ts'

const ANSWER = 'I would hold a cup of tea, and nothing else.'

test('an answer that is being written outlives the page, until it is kept', async ({ page, member, visitor }) => {
  const id = await storeEntry(member, 'My shoulders are tight and heavy every evening after work')
  await member.call('POST', '/api/functions/generate-diagnosis', { symptom_id: id })
  await page.goto(`/diagnosis/${id}`)
  await page.getByRole('button', { name: 'Answer in my journal' }).tap()
  const box = page.getByRole('textbox', { name: 'Your answer' })
  await expect(box).toBeFocused()
  await box.fill(ANSWER)

  await page.reload()
  await expect(box).toHaveValue(ANSWER)
  // The page begins at its beginning.
  await expect(box).not.toBeFocused()
  await page.getByRole('button', { name: 'Keep it in my journal' }).tap()
  await expect(page.getByRole('figure').filter({ hasText: ANSWER })).toBeVisible()
  await visitor.expectAccessible()
  await page.reload()
  await expect(page.getByRole('figure').filter({ hasText: ANSWER })).toBeVisible()
  await expect(box).toHaveCount(0)
})

test('another insight is read from its beginning', async ({ page, member }) => {
  const id = await storeEntry(member, 'My shoulders are tight and heavy every evening after work')
  await member.call('POST', '/api/functions/generate-diagnosis', { symptom_id: id })
  await page.goto(`/diagnosis/${id}`)
  await page.getByRole('button', { name: 'Not mine' }).tap()
  // It is offered once.
  await expect(page.getByText('has another insight written')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Get Your Healing Plan' })).toBeAttached()
  await expect(page.getByRole('heading', { name: 'Divine Guidance' })).toBeInViewport()
  await expect(page.getByRole('heading', { name: 'A Sacred Insight' })).toBeInViewport()
})

visit('words are folded only if a line of them is hidden', async ({ page }) => {
  const unfold = page.getByRole('button', { name: 'Show all of it' })
  const read = page.getByRole('heading', { name: 'Divine Guidance' })
  await describeSymptom(page, 'My shoulders are tight')
  await read.waitFor()
  await expect(unfold).toHaveCount(0)
  await describeSymptom(page, 'My shoulders are tight and heavy every evening after work. '.repeat(6))
  await read.waitFor()
  await unfold.tap()
  await expect(page.getByRole('button', { name: 'Show less' })).toBeVisible()
})

visit('a guest who wants to answer is led to an account', async ({ page }) => {
  await page.goto('/symptom-entry')
  await describeSymptom(page, 'My shoulders are tight and heavy every evening after work')
  await page.getByRole('link', { name: 'Answer in my journal' }).tap()
  await expect(page).toHaveURL(/\/auth$/)
})

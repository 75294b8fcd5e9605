import { expect, test } from './person.ts'

test('details are saved in the profile, filled in again, and kept out of another person’s entry', async ({
  page,
  member: _,
}) => {
  await page.goto('/symptom-entry')
  await page.getByRole('button', { name: /Add Advanced Info/ }).click()
  await page.getByRole('textbox', { name: /Known conditions/ }).fill('Hay fever')
  await page.getByRole('combobox', { name: 'Lifestyle' }).selectOption('active')
  await page.getByRole('button', { name: 'Save to my profile' }).click()
  await expect(page.getByText('Profile information saved successfully').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save to my profile' })).toHaveCount(0)

  // Leave the form first, because it keeps its draft then.
  await page.goto('/about')
  await page.evaluate(() => localStorage.removeItem('soulsign.draft.symptom'))
  await page.goto('/symptom-entry')
  await page.getByRole('button', { name: /Add Advanced Info/ }).click()
  const conditions = page.getByRole('textbox', { name: /Known conditions/ })
  await expect(conditions).toHaveValue('Hay fever')

  await conditions.fill('Hay fever, migraine')
  await expect(page.getByText('You changed your details')).toBeVisible()
  await page.getByRole('button', { name: 'Use for this diagnosis only' }).click()
  await expect(page.getByText('You changed your details')).toHaveCount(0)

  const weight = page.getByRole('combobox', { name: 'Weight' })
  await weight.fill('72')
  await page.getByRole('option', { name: '72 kg', exact: true }).click()
  await page.getByRole('button', { name: 'Use for this diagnosis only' }).click()

  await page.getByRole('radio', { name: 'For Someone Else' }).check({ force: true })
  await expect(conditions).toHaveValue('')
  await expect(weight).toHaveValue('')
  await conditions.fill('Asthma')
  await expect(page.getByText('You changed your details')).toHaveCount(0)
  // Each side keeps what was typed, saved or not.
  await page.getByRole('radio', { name: 'For Me' }).check({ force: true })
  await expect(conditions).toHaveValue('Hay fever, migraine')
  await expect(weight).toHaveValue('72 kg')
  await page.getByRole('radio', { name: 'For Someone Else' }).check({ force: true })
  await expect(conditions).toHaveValue('Asthma')
})

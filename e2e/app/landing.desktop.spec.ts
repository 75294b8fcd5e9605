import { expect, test } from './visitor.ts'

const SLIDES = [
  'Welcome to Soulsign — more than symptoms.',
  'Decode the messages within.',
  'Find your path to healing.',
] as const

for (const path of ['/', '/welcome']) {
  test(`${path} shows the carousel and leads on by keyboard`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: SLIDES[0] })).toBeVisible()
    await expect(page.getByText('1 of 3')).toBeVisible()
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/$/)
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('heading', { name: SLIDES[1] })).toBeVisible()
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByText('1 of 3')).toBeVisible()
    await page.keyboard.press('Space')
    await page.keyboard.press('Space')
    await expect(page.getByRole('heading', { name: SLIDES[2] })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Begin Your Journey' })).toBeVisible()
    await page.keyboard.press('ArrowRight')
    await expect(page).toHaveURL(/\/symptom-entry$/)
  })
}

test('Escape and Skip open the entry form; a key press on a button counts once', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Continue' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('2 of 3')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page).toHaveURL(/\/symptom-entry$/)
  await page.goto('/')
  await page.getByRole('link', { name: 'Skip', exact: true }).click()
  await expect(page).toHaveURL(/\/symptom-entry$/)
})

test('the about page has its seven questions and leads to the entry form', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('main').getByRole('link', { name: 'About Us' }).click()
  await expect(page).toHaveURL(/\/about$/)
  await expect(page.getByRole('main').getByRole('button', { expanded: false })).toHaveCount(7)
  await page.getByRole('link', { name: 'Start Here → Symptom Entry' }).click()
  await expect(page.getByRole('heading', { name: 'What are you experiencing?' })).toBeVisible()
})

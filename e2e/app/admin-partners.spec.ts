import { expect, test } from './administrator.ts'
import { newAddress } from './mailbox.ts'
import { test as visitorTest } from './visitor.ts'

test('a partner is added, tried out, given a new look and key, and switched off', async ({
  page,
  context,
  visitor,
  expectedErrors,
}) => {
  // Only the API knows the domains under which anyone can have a site.
  expectedErrors.push(/status of 400/)
  const name = `Quiet Garden ${newAddress()}`
  await page.goto('/admin/partners')
  await page.getByRole('button', { name: 'Add Partner' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Name' }).fill(name)
  const origins = dialog.getByRole('textbox', { name: /Allowed origins/ })
  await origins.fill('https://garden.example/page\nhttps://*.garden.example')
  await dialog.getByRole('button', { name: 'Add Partner' }).click()
  await expect(dialog.getByText(/“https:\/\/garden.example\/page” cannot be used/)).toBeVisible()
  await origins.fill('https://garden.example\nhttps://*.co.uk')
  await dialog.getByRole('button', { name: 'Add Partner' }).click()
  await expect(dialog.getByText(/“https:\/\/\*\.co\.uk” cannot be used. Anyone can have a site/)).toBeVisible()
  await origins.fill('https://garden.example/\nhttps://*.garden.example')
  await dialog.getByRole('button', { name: 'Add Partner' }).click()

  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  const key = (await page.getByText(/^pk_[0-9a-f]{24}$/).textContent()) ?? ''
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy the snippet' }).click()
  await expect(page.getByText('Copied').first()).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
    new RegExp(
      `^<script async src="${new URL(page.url()).origin}/.*<symptom-check partner="${key}"></symptom-check>$`,
      's',
    ),
  )
  const preview = page.frameLocator('symptom-check iframe')
  await page.getByRole('heading', { name: 'Preview' }).scrollIntoViewIfNeeded()
  await expect(preview.getByRole('textbox', { name: 'Describe what you feel' })).toBeVisible()

  const accent = page.getByRole('textbox', { name: 'Accent colour', exact: true })
  await accent.fill('#ffee00')
  await expect(page.getByText(/^#ffee00 has only 1\.\d : 1\. The widget uses #/)).toBeVisible()
  // The preview starts again with the new look.
  const restarted = page.waitForResponse(/\/widget\/v1\/frame\?/)
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/admin/partners/*', (route) => answer.promise.then(() => route.continue()))
  const save = page.getByRole('button', { name: 'Save Changes' })
  const sent = page.waitForRequest('**/api/admin/partners/*')
  await save.click()
  await sent
  const ceiling = page.getByRole('textbox', { name: /a day/ })
  await ceiling.fill('123')
  await save.focus()
  answer.resolve()
  await expect(page.getByText('Partner saved').first()).toBeVisible()
  await page.unrouteAll()
  await expect(ceiling).toHaveValue('123')
  await save.press('Enter')
  await expect(save).toBeDisabled()
  await expect(save).toBeFocused()
  await restarted
  await expect(preview.getByRole('textbox', { name: 'Describe what you feel' })).toBeVisible()
  await visitor.expectAccessible()
  await visitor.expectNoSidewaysScroll()

  const frameOf = async (partner: string) => {
    const response = await page.request.get(`/widget/v1/frame?partner=${partner}`, {
      headers: { referer: 'https://a.garden.example/' },
    })
    return /"state":"(\w+)"/.exec(await response.text())?.[1]
  }
  expect(await frameOf(key)).toBe('ready')
  await page.getByRole('button', { name: 'New Key' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make a New Key' }).click()
  const keyShown = page.getByText(/^pk_[0-9a-f]{24}$/)
  await expect(keyShown).not.toHaveText(key)
  const second = (await keyShown.textContent()) ?? ''
  expect([await frameOf(key), await frameOf(second)]).toEqual(['revoked', 'ready'])

  await page.getByRole('button', { name: 'Switch Off' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Keep it' }).click()
  await page.getByRole('button', { name: 'Switch Off' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Switch Off' }).click()
  await expect(page.getByText(/^Switched off on/)).toBeVisible()
  expect(await frameOf(second)).toBe('revoked')
  // Only the two ready frames count, not the preview.
  await page.reload()
  await expect(page.getByRole('definition').filter({ hasText: /^2$/ }).first()).toBeVisible()

  await page.goto(`/admin/partners?state=revoked&search=${encodeURIComponent(name)}`)
  await expect(page.getByRole('table', { name: 'Partners' }).getByRole('row')).toHaveCount(2)
  await visitor.expectNoSidewaysScroll()
})

visitorTest(
  'a partner tests their site: what is wrong is said, and the widget shows once it works',
  async ({ page, visitor }) => {
    await page.goto('/widget/v1/test')
    await page.getByRole('textbox', { name: 'Key' }).fill('pk_demo')
    const origin = page.getByRole('textbox', { name: 'Origin of your page' })
    await origin.fill('https://garden.example')
    await page.getByRole('button', { name: 'Test' }).click()
    await expect(
      page.getByText('https://garden.example is not among the origins of this key. Ask us to add it.'),
    ).toBeVisible()
    await expect(page.locator('symptom-check')).toHaveCount(0)
    await origin.fill('http://localhost:8080/some/page')
    await page.getByRole('button', { name: 'Test' }).click()
    await expect(page.getByText('http://localhost:8080 is among the origins of this key.')).toBeVisible()
    await expect(page.frameLocator('symptom-check iframe').getByRole('textbox').first()).toBeVisible()
    await visitor.expectAccessible()
    await visitor.expectNoSidewaysScroll()
  },
)

import { readFile } from 'node:fs/promises'
import { expect, test } from './administrator.ts'
import { signInMember, subscribeMember } from './member.ts'

const STORED_HTML = '<img src=x onerror="document.title=\'owned\'"><b>bold</b>'
const LONG_NAME = 'Wolfeschlegelstein'.repeat(100)

test('keyboard search finds screens and records', async ({ page, visitor, adminSession }) => {
  const { email } = (JSON.parse(adminSession) as { user: { email: string } }).user
  await page.goto('/admin')
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('combobox', { name: /Screen, person/ })).toBeFocused()
  // The chosen item and the box stay visible, even in a low window.
  await page.setViewportSize({ width: 1280, height: 480 })
  await page.keyboard.press('ArrowUp')
  await expect(page.getByRole('option', { name: 'Releases', selected: true })).toBeInViewport({ ratio: 1 })
  await expect(page.getByRole('combobox', { name: /Screen, person/ })).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.keyboard.type('secur')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Security Log' })).toBeVisible()
  await page.keyboard.press('Meta+k')
  await page.keyboard.type('mainten')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('tab', { name: 'Maintenance', selected: true })).toBeVisible()
  await page.keyboard.press('Meta+k')
  // Enter is pressed before the answer arrives, and again after it.
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/admin/search*', (route) => answer.promise.then(() => route.continue()))
  await page.getByRole('dialog').getByRole('combobox').fill(email)
  await page.keyboard.press('Enter')
  answer.resolve()
  await expect(page.getByRole('option', { name: email })).toBeVisible()
  await visitor.expectAccessible()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: email })).toBeVisible()
  // While an answer is late, Enter opens only items that match the words.
  await page.keyboard.press('Control+k')
  await page.keyboard.type(email)
  await expect(page.getByRole('option', { name: email })).toBeVisible()
  await page.route('**/api/admin/search*', () => undefined)
  await page.getByRole('dialog').getByRole('combobox').fill('somebody else')
  await expect(page.getByRole('dialog').getByRole('option')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test('a person is found, read for a reason, made admin, exported and deleted', async ({ page, visitor, request }) => {
  const member = await signInMember(request)
  const { email } = member
  await member.call('PUT', '/api/auth/v1/user', { data: { full_name: STORED_HTML + LONG_NAME } })
  await member.call('POST', '/api/symptoms', { symptom_type: 'physical', description: STORED_HTML })

  await page.goto(`/admin/users?sort=email&direction=asc&search=${email}`)
  const table = page.getByRole('table', { name: 'Users' })
  await expect(table.getByRole('row')).toHaveCount(2)
  await expect(table.getByRole('columnheader', { name: 'Email' })).toHaveAttribute('aria-sort', 'ascending')
  await expect(table.getByText(STORED_HTML)).toHaveCount(1)
  // The row stays low, even with a long name.
  expect((await table.getByRole('row').nth(1).boundingBox())?.height).toBeLessThan(50)
  await visitor.expectNoSidewaysScroll()

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Export CSV' }).click()
  await page.getByRole('textbox', { name: 'Reason' }).fill('The auditor asked for it')
  await page.getByRole('button', { name: 'Log and save' }).click()
  const file = await download
  expect(file.suggestedFilename()).toMatch(/^users-\d{4}-\d\d-\d\d\.csv$/)
  const csv = await readFile(await file.path(), 'utf8')
  expect(csv.trim().split('\r\n')).toHaveLength(2)
  expect(csv).toContain(email)

  await table.getByRole('link', { name: email }).press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: email })).toBeVisible()
  await expect(page.getByText(STORED_HTML)).toBeVisible()
  await visitor.expectNoSidewaysScroll()
  await visitor.expectAccessible()

  await page.getByRole('button', { name: /^Read the entry/ }).click()
  await page.getByRole('button', { name: 'Log and open' }).click()
  await expect(page.getByText(/^Say why/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Reason' }).fill('They asked us to look')
  await page.getByRole('button', { name: 'Log and open' }).click()
  await expect(page.getByRole('dialog').getByText(STORED_HTML).first()).toBeVisible()
  await expect(page.getByRole('dialog').locator(':focus')).toContainText(STORED_HTML)
  await page.getByRole('button', { name: 'Close', exact: true }).first().click()

  await page.getByRole('button', { name: 'Sign Out Everywhere' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Sign Out Everywhere' }).click()
  await expect(page.getByText('Signed out everywhere').first()).toBeVisible()
  await page.getByRole('button', { name: 'Make Admin' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Make Admin' }).click()
  await page.getByRole('button', { name: 'Delete User' }).click()
  const question = page.getByRole('alertdialog', { name: `Delete ${email}?` })
  await expect(question).toContainText('1 entry')
  await question.getByRole('button', { name: 'Delete User' }).click()
  await expect(page.getByText('User deleted').first()).toBeVisible()
  await expect(page).toHaveURL(/\/admin\/users$/)
  await expect(page).not.toHaveTitle('owned')

  await page.goto('/admin/security?search=They+asked+us')
  await expect(page.getByRole('table').getByText('They asked us to look').first()).toBeVisible()
  const head = page.getByRole('columnheader', { name: 'Date' })
  await expect(head).toHaveAttribute('aria-sort', 'descending')
  await head.getByRole('button').press('Enter')
  await expect(head).toHaveAttribute('aria-sort', 'ascending')
  await expect(page).toHaveURL(/search=They.*&direction=asc$/)
})

test('a former administrator is sent home by the next answer', async ({
  page,
  request,
  adminSession,
  expectedErrors,
}) => {
  expectedErrors.push(/403/, /Only administrators may do this/)
  const member = await signInMember(request)
  const { access_token: token } = JSON.parse(adminSession) as { access_token: string }
  const setRole = async (role: string) =>
    expect(
      await request.put(`/api/admin/users/${member.id}/role`, {
        data: { role },
        headers: { authorization: `Bearer ${token}` },
      }),
    ).toBeOK()
  await setRole('admin')
  await page.addInitScript((session) => localStorage.setItem('soulsign.session', session), member.session)
  await page.goto('/admin/users')
  // An answer that is still under way would send home before the click.
  await expect(page.getByRole('table').getByRole('row').nth(1)).toBeVisible()
  await setRole('user')
  await page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Subscriptions' }).click()
  await expect(page).toHaveURL(/\/$/)
  await expect(page.getByRole('link', { name: 'Admin', exact: true })).toHaveCount(0)
})

test('a subscription is found and cancelled', async ({ page, request }) => {
  const member = await signInMember(request)
  await subscribeMember(request, member)
  const { email } = member

  await page.goto('/admin/subscriptions')
  await page.getByRole('searchbox').fill(email)
  const row = page.getByRole('row').filter({ hasText: email })
  await expect(page.getByRole('row')).toHaveCount(2)
  await expect(row).toContainText('Monthly')
  await row.getByRole('button', { name: /^Cancel/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Subscription' }).click()
  await expect(page.getByText('Success', { exact: true }).first()).toBeVisible()
  await expect(row).toContainText('Ended')
})

test('a person is invited, and again not within a minute', async ({ page, request, expectedErrors }) => {
  expectedErrors.push(/429/)
  const email = `invited-${crypto.randomUUID()}@example.test`
  await page.goto('/admin/users')
  await page.getByRole('button', { name: 'Add User' }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill('nobody')
  await page.getByRole('button', { name: 'Send Invitation' }).click()
  await expect(page.getByRole('dialog').getByText(/such as name@example.com/)).toBeVisible()
  await page.getByRole('textbox', { name: 'Email' }).fill(email)
  await page.getByRole('combobox', { name: 'Role' }).selectOption('admin')
  // On a slow line, neither a second press nor Cancel hides how it ends.
  const sent: string[] = []
  const answer = Promise.withResolvers<void>()
  await page.route('**/api/admin/invitations', async (route) => {
    sent.push(route.request().method())
    await answer.promise
    await route.continue()
  })
  const send = page.getByRole('button', { name: 'Send Invitation' })
  await send.click()
  await expect(send).toHaveAttribute('aria-busy', 'true')
  await send.press('Enter')
  await page.getByRole('textbox', { name: 'Email' }).press('Enter')
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(page.getByRole('dialog')).toBeVisible()
  expect(sent).toEqual(['POST'])
  answer.resolve()
  await expect(page.getByText('Invitation sent').first()).toBeVisible()
  await page.getByRole('searchbox').fill(email)
  await expect(page.getByRole('row').filter({ hasText: email })).toContainText('Invited')
  const mailbox = `http://localhost:${process.env['E2E_SANDBOX_PORT']}/mail/messages`
  await expect.poll(async () => (await request.get(mailbox, { params: { to: email } })).json()).toHaveLength(1)
  await expect(page).toHaveURL(/search=/)
  await page.getByRole('link', { name: email }).click()
  await page.getByRole('button', { name: 'Send again' }).click()
  await expect(page.getByText(/An invitation to this address has just been sent/).first()).toBeVisible()
})

test('the sidebar collapses by keyboard, keeps its names, and stays collapsed', async ({ page }) => {
  await page.goto('/admin')
  const users = page.getByRole('navigation', { name: 'Administration' }).getByRole('link', { name: 'Users' })
  const width = async () => (await users.boundingBox())?.width ?? 0
  await expect(users).toBeVisible()
  const open = await width()
  await page.getByRole('button', { name: 'Collapse sidebar' }).press('Enter')
  await expect(page.getByRole('button', { name: 'Expand sidebar' })).toBeFocused()
  expect(await width()).toBeLessThan(open / 2)
  await page.reload()
  await users.press('Enter')
  await expect(page.getByRole('heading', { level: 1, name: 'Users' })).toBeVisible()
  expect(await width()).toBeLessThan(open / 2)
  await page.getByRole('button', { name: 'Expand sidebar' }).click()
  await page.getByRole('link', { name: 'Back to App' }).click()
  await expect(page).toHaveURL(/\/$/)
})

test('the status page names the part that does not answer', async ({ page }) => {
  await page.route('**/api/admin/status', async (route) => {
    const answer = (await (await route.fetch()).json()) as { checks: { part: string; ok: boolean; detail: unknown }[] }
    const checks = answer.checks.map((check) =>
      check.part === 'mail' ? { ...check, ok: false, detail: 'Connection refused' } : check,
    )
    await route.fulfill({ json: { ...answer, ok: false, checks } })
  })
  await page.goto('/admin')
  const status = page.getByRole('region', { name: 'System Status' })
  await expect(status.getByText('1 part needs attention')).toBeVisible()
  await expect(status.getByRole('listitem').filter({ hasText: 'Mail' })).toContainText('Connection refused')
  await page.unrouteAll()
  await status.getByRole('button', { name: 'Check again' }).click()
  await expect(status.getByText('All Systems Operational')).toBeVisible()
})

test('a picture from elsewhere is shown before it is saved, also after a link from another page', async ({ page }) => {
  const pixel = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64')
  await page.route('https://pictures.example/**', (route) => route.fulfill({ body: pixel, contentType: 'image/gif' }))
  await page.goto('/about')
  await page.getByRole('link', { name: 'Admin', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Dashboard' })).toBeVisible()
  await page.getByRole('link', { name: 'Settings' }).first().click()
  await page.getByRole('tab', { name: 'Branding' }).click()
  await page.getByRole('textbox', { name: 'Logo' }).fill('https://pictures.example/logo.gif')
  const picture = page.getByRole('tabpanel', { name: 'Branding' }).getByRole('img')
  await expect(picture).toHaveJSProperty('naturalWidth', 1)
  // From another page, Back leads to where the admin area was left.
  page.on('dialog', (dialog) => dialog.accept())
  await page.goto('/about')
  await page.goBack()
  await expect(page).toHaveURL(/\/admin\/settings/)
})

import type { Page } from '@playwright/test'
import { fails, holds, presses, type Screen, waits } from './screen.ts'

/** Presses a button, and waits for the dialog that it opens. */
const opens = (name: string | RegExp) => async (page: Page) => {
  await presses(name)(page)
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor()
}

async function openPartner(page: Page) {
  await page.getByRole('rowheader').getByRole('link').first().click()
  await page.getByRole('heading', { name: 'Embedding' }).waitFor()
}

/** The dialogs of a page, each with the button that opens it. */
const dialogs = (path: Screen['path'], buttons: Record<string, string | RegExp>) =>
  Object.entries(buttons).map(
    ([name, button]): Screen => ({
      name: `admin-${name}`,
      as: 'administrator',
      path,
      window: true,
      act: opens(button),
    }),
  )

/** The screens of administrators, and what they are asked. */
export const ADMIN_SCREENS: readonly Screen[] = [
  { name: 'admin-dashboard', as: 'administrator', path: '/admin' },
  { name: 'admin-users', as: 'administrator', path: '/admin/users', window: true },
  { name: 'admin-user', as: 'administrator', path: ({ subscriber }) => `/admin/users/${subscriber}` },
  { name: 'admin-subscriptions', as: 'administrator', path: '/admin/subscriptions', window: true },
  { name: 'admin-diagnoses', as: 'administrator', path: '/admin/diagnoses', window: true },
  { name: 'admin-settings', as: 'administrator', path: '/admin/settings' },
  { name: 'admin-seo', as: 'administrator', path: '/admin/seo' },
  { name: 'admin-security', as: 'administrator', path: '/admin/security', window: true },
  { name: 'admin-partners', as: 'administrator', path: '/admin/partners' },
  { name: 'admin-safety', as: 'administrator', path: '/admin/safety' },
  { name: 'admin-releases', as: 'administrator', path: '/admin/releases' },
  { name: 'admin-release', as: 'administrator', path: '/admin/releases/journal' },
  {
    name: 'admin-failed',
    as: 'administrator',
    path: '/admin/users',
    before: fails('**/api/admin/users*'),
    shows: 'Try again',
  },
  {
    name: 'admin-menu',
    as: 'administrator',
    path: '/admin',
    window: true,
    // A desktop has the menu beside the page.
    act: async (page) => {
      const menu = page.getByRole('button', { name: 'Menu', exact: true })
      if (await menu.isVisible()) await opens(/^Menu$/)(page)
    },
  },
  {
    name: 'admin-search',
    as: 'administrator',
    path: '/admin',
    window: true,
    act: async (page) => {
      await page.keyboard.press('Control+k')
      await page.getByRole('dialog').getByRole('combobox').fill('example')
      await page.getByRole('option').first().waitFor()
    },
  },
  {
    name: 'admin-loading',
    as: 'administrator',
    path: '/admin/users',
    waits: true,
    before: waits('**/api/admin/users*'),
    act: (page) => page.getByRole('heading', { level: 1, name: 'Users' }).waitFor(),
  },
  { name: 'admin-no-match', as: 'administrator', path: '/admin/users?search=zebra' },
  ...dialogs('/admin/users', { invite: 'Add User', export: 'Export CSV' }),
  ...dialogs(({ subscriber }) => `/admin/users/${subscriber}`, {
    read: /^Read the entry/,
    sessions: 'Sign Out Everywhere',
    role: 'Make Admin',
    delete: 'Delete User',
  }),
  ...dialogs('/admin/subscriptions', { 'subscription-cancel': /^Cancel the subscription/ }),
  ...dialogs('/admin/diagnoses', { 'insights-open': 'Open titles and previews' }),
  ...dialogs('/admin/partners', { 'partner-add': 'Add Partner' }),
  ...dialogs('/admin/releases/journal', { 'release-back': 'Roll back', 'release-off': 'Switch off' }),
  ...dialogs('/admin/settings?tab=maintenance', { maintenance: 'Turn maintenance on' }),
  {
    // On a slow line.
    name: 'admin-dialog-busy',
    as: 'administrator',
    path: ({ subscriber }) => `/admin/users/${subscriber}`,
    window: true,
    before: holds('**/api/admin/users/*/*'),
    act: async (page) => {
      await opens('Make Admin')(page)
      await page.getByRole('alertdialog').getByRole('button', { name: 'Make Admin' }).click()
    },
  },
  {
    name: 'admin-unsaved',
    as: 'administrator',
    path: '/admin/settings',
    window: true,
    act: async (page) => {
      await page.getByRole('main').getByRole('textbox').first().fill('Soulsigns')
      await page.getByRole('link', { name: 'Soulsign' }).first().click()
      await page.getByRole('alertdialog').waitFor()
    },
  },
  {
    name: 'admin-partner',
    as: 'administrator',
    path: '/admin/partners',
    act: openPartner,
  },
  ...(['New Key', 'Switch Off'] as const).map(
    (name, key): Screen => ({
      name: `admin-partner-${['rotate', 'revoke'][key]}`,
      as: 'administrator',
      path: '/admin/partners',
      window: true,
      act: async (page) => {
        await openPartner(page)
        await opens(name)(page)
      },
    }),
  ),
  ...['appearance', 'languages', 'operator', 'maintenance'].map(
    (tab): Screen => ({ name: `admin-settings-${tab}`, as: 'administrator', path: `/admin/settings?tab=${tab}` }),
  ),
]

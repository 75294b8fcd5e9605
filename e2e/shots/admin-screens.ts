import type { Page } from '@playwright/test'
import { fails, presses, type Screen, waits } from './screen.ts'

/** Presses a button, and waits for the dialog that it opens. */
const opens = (name: string | RegExp) => async (page: Page) => {
  await presses(name)(page)
  await page.getByRole('dialog').or(page.getByRole('alertdialog')).first().waitFor()
}

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
  { name: 'admin-invite', as: 'administrator', path: '/admin/users', window: true, act: opens('Add User') },
  { name: 'admin-export', as: 'administrator', path: '/admin/users', window: true, act: opens('Export CSV') },
  {
    name: 'admin-read',
    as: 'administrator',
    path: ({ subscriber }) => `/admin/users/${subscriber}`,
    window: true,
    act: opens(/^Read the entry/),
  },
  {
    name: 'admin-delete',
    as: 'administrator',
    path: ({ subscriber }) => `/admin/users/${subscriber}`,
    window: true,
    act: opens('Delete User'),
  },
  {
    name: 'admin-partner',
    as: 'administrator',
    path: '/admin/partners',
    act: async (page) => {
      await page.getByRole('rowheader').getByRole('link').first().click()
      await page.getByRole('heading', { name: 'Embedding' }).waitFor()
    },
  },
  ...['appearance', 'languages', 'operator', 'maintenance'].map(
    (tab): Screen => ({ name: `admin-settings-${tab}`, as: 'administrator', path: `/admin/settings?tab=${tab}` }),
  ),
]

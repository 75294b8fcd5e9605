import { expect, type Page } from '@playwright/test'
import { DESCRIPTION_MAX_LENGTH } from '@soulsign/contracts'
import { ACCOUNT_SCREENS } from './account-screens.ts'
import { ADMIN_SCREENS } from './admin-screens.ts'
import { READING_SCREENS } from './reading-screens.ts'
import { answers, fails, holds, presses, refuses, type Screen, waits } from './screen.ts'
import { SIGN_IN_SCREENS } from './sign-in-screens.ts'
import { WIDGET_SCREENS } from './widget-screens.ts'

/** Turns to a slide. The page may be drawn before it listens. */
const slide = (n: number) => async (page: Page) => {
  await expect(async () => {
    await page.getByRole('button', { name: `Slide ${n}` }).click()
    await expect(page.getByText(`${n} of 3`)).toBeVisible({ timeout: 1_000 })
  }).toPass({ timeout: 30_000 })
}

const entries = /\/api\/symptoms(\?|$)/
const WORDS = 'A tight feeling in my shoulders since I changed jobs, and it keeps me awake.'

const LIMIT = answers('**/track-anonymous-diagnosis', { diagnosisCount: 7, hasReachedLimit: true, guestToken: 'x' })

/** Every screen of the product, in the order of a person's way through it; then those of administrators. */
export const SCREENS: readonly Screen[] = [
  { name: 'landing-1', as: 'guest', path: '/' },
  { name: 'landing-2', as: 'guest', path: '/', window: true, act: slide(2) },
  { name: 'landing-3', as: 'guest', path: '/', window: true, act: slide(3) },
  { name: 'landing-signed-in', as: 'member', path: '/' },
  { name: 'about', as: 'guest', path: '/about' },
  { name: 'privacy', as: 'guest', path: '/privacy' },
  { name: 'contact', as: 'guest', path: '/contact' },
  { name: 'health-data', as: 'guest', path: '/privacy/health-data' },
  { name: 'terms', as: 'guest', path: '/terms' },
  { name: 'imprint', as: 'guest', path: '/imprint' },
  { name: 'not-found', as: 'guest', path: '/no-such-page' },
  // The page's data cannot be read.
  {
    name: 'unexpected',
    as: 'guest',
    path: '/about',
    before: (page) =>
      page.route('**/about', async (route) => {
        const response = await route.fetch()
        await route.fulfill({ response, body: (await response.text()).replace(/(id="settings"[^>]*>){/, '$1!') })
      }),
  },
  {
    name: 'script-missing',
    as: 'guest',
    path: '/symptom-entry',
    served: true,
    before: (page) => page.route('**/assets/main.*.js', (route) => route.fulfill({ status: 503, body: '' })),
  },
  {
    name: 'maintenance',
    as: 'guest',
    path: '/symptom-entry',
    before: refuses('**/api/**', 'maintenance'),
  },
  // What the browser keeps for a reload without network.
  { name: 'offline-page', as: 'guest', path: '/offline', served: true },
  ...SIGN_IN_SCREENS,
  {
    name: 'help',
    as: 'guest',
    path: '/about',
    window: true,
    act: async (page) => {
      await presses('Need help now?')(page)
      await page.getByRole('dialog').waitFor()
    },
  },
  {
    name: 'help-more',
    as: 'guest',
    path: '/about',
    window: true,
    act: async (page) => {
      await presses('Need help now?')(page)
      const dialog = page.getByRole('dialog')
      await dialog.getByRole('button', { name: 'More ways' }).click()
      await dialog.getByRole('button', { name: 'Start' }).click()
    },
  },
  { name: 'entry-guest', as: 'guest', path: '/symptom-entry' },
  {
    name: 'entry-written',
    as: 'guest',
    path: '/symptom-entry',
    act: async (page) => {
      await page.getByRole('textbox').first().fill(WORDS)
      await presses(/Add Advanced Info/)(page)
    },
  },
  {
    name: 'entry-not-agreed',
    as: 'guest',
    path: '/symptom-entry',
    act: async (page) => {
      await page.getByRole('textbox').first().fill(WORDS)
      await presses('Get Diagnosed')(page)
    },
  },
  {
    name: 'entry-too-long',
    as: 'newcomer',
    path: '/symptom-entry',
    act: async (page) => {
      await page
        .getByRole('textbox')
        .first()
        .fill(`${WORDS} `.repeat(Math.ceil(DESCRIPTION_MAX_LENGTH / WORDS.length)))
      await presses('Get Diagnosed')(page)
      await page
        .getByText(/too long|at most/i)
        .first()
        .waitFor()
    },
  },
  {
    name: 'entry-german',
    as: 'newcomer',
    path: '/symptom-entry',
    act: (page) =>
      page.getByRole('textbox').first().fill('Seit Wochen kann ich nicht schlafen und mein Nacken ist ganz steif.'),
  },
  {
    // Nothing can be sent any more, so the form looks itself whether somebody needs help.
    name: 'entry-urgent',
    as: 'guest',
    path: '/symptom-entry',
    before: LIMIT,
    act: async (page) => {
      await page.getByRole('textbox').first().fill('I want to kill myself tonight')
      await page.getByRole('textbox').first().blur()
      await page.getByRole('alert').first().waitFor()
    },
  },
  {
    name: 'entry-limit',
    as: 'guest',
    path: '/symptom-entry',
    before: LIMIT,
  },
  { name: 'entry', as: 'newcomer', path: '/symptom-entry' },
  {
    name: 'entry-sending',
    waits: true,
    as: 'newcomer',
    path: '/symptom-entry',
    before: holds('**/api/symptoms'),
    act: async (page) => {
      await page.getByRole('textbox').first().fill(WORDS)
      await presses('Get Diagnosed')(page)
      await page.getByRole('button', { name: /Checking Access|Generating/ }).waitFor()
    },
  },
  ...READING_SCREENS,
  { name: 'journal', as: 'subscriber', path: '/journal', window: true },
  {
    name: 'journal-edit',
    as: 'subscriber',
    path: '/journal',
    window: true,
    act: async (page) => {
      await presses('Edit')(page)
      await page.getByRole('checkbox').nth(1).check()
    },
  },
  {
    // Leaving the page deletes it: the subscriber's are seen elsewhere.
    name: 'journal-undo',
    as: 'member',
    path: '/journal',
    window: true,
    act: async (page) => {
      await presses('Edit')(page)
      await presses(/^Delete /)(page)
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await page.getByRole('button', { name: 'Undo' }).waitFor()
    },
  },
  // An entry that was brought in, with an answer.
  { name: 'journal-imported', as: 'returner', path: '/journal' },
  {
    name: 'journal-entry-offline',
    as: 'returner',
    path: '/journal',
    act: async (page) => {
      await page.context().setOffline(true)
      await page.getByRole('link', { name: 'View Analysis' }).click()
    },
  },
  {
    // The code of the reading is there, and the reading is not.
    name: 'journal-reading-offline',
    as: 'member',
    path: '/journal',
    act: async (page) => {
      await page.getByRole('link', { name: 'View Analysis' }).first().click()
      await page.getByRole('button', { name: 'Not mine' }).waitFor()
      await page.goBack()
      await page.context().setOffline(true)
      await page.getByRole('link', { name: 'View Analysis' }).nth(1).click()
      await page.getByText('when you are connected').waitFor()
    },
  },
  { name: 'journal-search', as: 'subscriber', path: '/journal?search=neck' },
  { name: 'journal-no-match', as: 'subscriber', path: '/journal?search=zebra' },
  { name: 'journal-empty', as: 'newcomer', path: '/journal' },
  {
    name: 'journal-loading',
    as: 'subscriber',
    path: '/journal',
    waits: true,
    before: waits(entries),
    act: (page) => page.getByText('Loading your healing journal').waitFor(),
  },
  { name: 'journal-failed', as: 'subscriber', path: '/journal', before: fails(entries), shows: 'Try again' },
  { name: 'prices', as: 'member', path: '/subscription' },
  { name: 'prices-look', as: 'member', path: ({ wanted }) => `/subscription?symptom_id=${wanted}` },
  { name: 'prices-subscriber', as: 'subscriber', path: '/subscription' },
  {
    name: 'prices-activating',
    as: 'member',
    path: '/subscription?session_id=cs_test_shot',
    waits: true,
    before: waits('**/verify-payment'),
    act: (page) => page.getByText('Activating your healing journey').first().waitFor(),
  },
  {
    name: 'prices-failed',
    as: 'member',
    path: '/subscription?session_id=cs_test_shot',
    before: fails('**/verify-payment'),
    shows: 'Check again',
  },
  ...ACCOUNT_SCREENS,
  {
    name: 'menu',
    as: 'member',
    path: '/account',
    window: true,
    // A desktop shows the navigation without a menu.
    act: async (page) => {
      const menu = page.getByRole('button', { name: 'Open menu' })
      if (await menu.isVisible()) await menu.click()
    },
  },
  { name: 'offline', as: 'newcomer', path: '/symptom-entry', act: (page) => page.context().setOffline(true) },
  ...ADMIN_SCREENS,
  ...WIDGET_SCREENS,
]

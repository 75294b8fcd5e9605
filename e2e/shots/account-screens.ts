import { devices, type Page } from '@playwright/test'
import { addAuthenticator } from '../app/authenticator.ts'
import { SAVED } from './saved-journal.ts'
import { fails, holds, presses, type Screen, waits } from './screen.ts'

const ACCESS = '/account#group-access'
const DATA = '/account#group-data'

/** Adds a passkey of a new device, and returns what takes the device away. The first passkey comes with recovery codes. */
async function addPasskey(page: Page, name: string) {
  const takeAway = await addAuthenticator(page)
  await page.getByLabel('Name of a new passkey').fill(name)
  await presses('Add a passkey')(page)
  const kept = page.getByRole('button', { name: 'I have kept them' })
  const added = page.getByRole('button', { name: `Remove ${name}` })
  await kept.or(added).first().waitFor()
  if (await kept.isVisible()) await kept.click()
  await added.first().waitFor()
  return takeAway
}

/** Signs the person in on another device, with the passkey of this one. */
async function signInOn(page: Page, device: string) {
  const { challenge_id, options } = await (await page.request.post('/api/sign-in/passkey/start')).json()
  const response = await page.evaluate(async (question) => {
    const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(question)
    return ((await navigator.credentials.get({ publicKey })) as PublicKeyCredential).toJSON()
  }, options)
  await page.request.post('/api/sign-in/passkey', {
    data: { challenge_id, response },
    headers: { 'user-agent': devices[device]?.userAgent ?? '' },
  })
}

const importing = (saved: object) => (page: Page) =>
  page.locator('input[type=file]').setInputFiles({
    name: 'data.json',
    mimeType: 'application/json',
    buffer: Buffer.from(JSON.stringify(saved)),
  })

/** Presses a button and what its question asks to press. */
const confirms =
  (name: string, confirm = name) =>
  async (page: Page) => {
    await presses(name)(page)
    await page.getByRole('alertdialog').getByRole('button', { name: confirm }).click()
  }

const says = (page: Page, words: string) => page.getByText(words).first().waitFor()

/** A part of the account page, with what somebody does there. */
const part = (name: string, path: string, act: Screen['act'], more: Partial<Screen> = {}): Screen => ({
  name: `account-${name}`,
  as: 'returner',
  path,
  window: true,
  ...(act && { act }),
  ...more,
})

/** The account's page, its questions and its messages. */
export const ACCOUNT_SCREENS: readonly Screen[] = [
  { name: 'account', as: 'subscriber', path: '/account' },
  { name: 'account-free', as: 'newcomer', path: '/account' },
  {
    name: 'account-failed',
    as: 'newcomer',
    path: '/account',
    waits: true,
    before: fails(/\/api\/(profile|passkeys|sessions|consents|functions\/check-subscription)/),
    act: async (page) => {
      for (const card of [0, 1, 2, 3]) await page.getByRole('button', { name: 'Try again' }).nth(card).waitFor()
    },
  },
  part('health', '/account#group-health', presses(/See and change it/), { as: 'member' }),
  part('health-saved', '/account#group-health', async (page) => {
    await presses(/See and change it/)(page)
    await page.getByRole('textbox', { name: 'Known conditions' }).fill(`Hay fever since ${Date.now() % 100} years`)
    await presses('Save changes')(page)
    await says(page, 'Your health profile is saved')
  }),
  part('password', ACCESS, async (page) => {
    await page.getByLabel('New password', { exact: true }).fill('first try')
    await page.getByLabel(/Confirm/).fill('second try')
    await presses('Update Password')(page)
    await says(page, 'Passwords do not match')
  }),
  part('password-saved', ACCESS, async (page) => {
    const password = crypto.randomUUID()
    await page.getByLabel('New password', { exact: true }).fill(password)
    await page.getByLabel(/Confirm/).fill(password)
    await presses('Update Password')(page)
    await says(page, 'Your password has been updated')
  }),
  part('codes', ACCESS, async (page) => {
    await addPasskey(page, 'My phone')
    await presses('Make new recovery codes')(page)
    await page.getByRole('alertdialog').waitFor()
  }),
  part(
    'sessions',
    ACCESS,
    async (page) => {
      const takeAway = await addPasskey(page, 'My phone')
      await takeAway()
      await addPasskey(page, 'The laptop with the sticker, upstairs')
      for (const device of ['iPhone 15', 'Desktop Firefox']) await signInOn(page, device)
      await page.reload()
      await page.getByRole('button', { name: 'End all other sessions' }).waitFor()
    },
    { window: false },
  ),
  part('exporting', DATA, presses('Save everything'), { before: waits('**/api/account/export') }),
  part('exported', DATA, async (page) => {
    const file = page.waitForEvent('download')
    await presses('Save everything')(page)
    await file
  }),
  part('importing', DATA, importing(SAVED), { before: holds('**/api/account/import') }),
  part(
    'import-refused',
    DATA,
    async (page) => {
      const [entry] = SAVED.entries
      await importing({ ...SAVED, entries: [entry, { ...entry, duration: 'since spring', description: '' }] })(page)
      await page.getByRole('alert').filter({ hasText: 'entries' }).scrollIntoViewIfNeeded()
    },
    { as: 'newcomer' },
  ),
  part('imported', DATA, async (page) => {
    await confirms('Delete what I wrote')(page)
    await says(page, 'What you wrote is deleted')
    await importing(SAVED)(page)
    await says(page, '1 entry is back')
  }),
  part('consent', DATA, async (page) => {
    await presses('No longer keep what I write')(page)
    await page.getByRole('alertdialog').waitFor()
  }),
  // On a slow line.
  part('consent-busy', DATA, confirms('No longer keep what I write', 'Delete what I wrote'), {
    before: holds('**/api/consents'),
  }),
  part(
    'delete',
    '/account#group-leaving',
    async (page) => {
      await confirms('Delete my account now')(page)
      await says(page, 'That is not')
    },
    { as: 'member' },
  ),
]

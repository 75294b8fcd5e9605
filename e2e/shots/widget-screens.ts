import type { FrameLocator, Page } from '@playwright/test'
import { agree } from '../app/visitor.ts'
import { answers, fails, refuses, type Screen, waits } from './screen.ts'

const PARTNER = `http://localhost:${process.env['E2E_SANDBOX_PORT']}/partner`
const SUBMIT = '**/api/symptoms'
const WRITE = '**/api/functions/generate-diagnosis'
const LONG = 'Donaudampfschifffahrtsgesellschaft'.repeat(4)

const frameOf = (page: Page) => page.frameLocator('symptom-check iframe')
const isThere = (page: Page) => frameOf(page).getByRole('heading', { level: 1 }).waitFor()

/** The whole check, which otherwise scrolls in its frame, and the whole page: of a frame, only what is in sight is drawn. */
async function inSight(page: Page) {
  const html = frameOf(page).locator('html')
  const check = await html.evaluate(({ scrollHeight }) => scrollHeight)
  await frameOf(page)
    .owner()
    .evaluate((frame, height) => {
      frame.style.minHeight = `${height}px`
      frame.scrollIntoView()
    }, check)
  const height = await page.evaluate(() => document.documentElement.scrollHeight)
  await page.setViewportSize({ width: page.viewportSize()?.width ?? 0, height })
}

/** A partner's page that follows the visitor's scheme, where the demo's pages each have their own. */
const followsScheme = (page: Page, partner?: string) =>
  page.addInitScript((key) => {
    const observer = new MutationObserver(() => {
      const check = document.querySelector('symptom-check')
      if (!check) return
      observer.disconnect()
      for (const name of ['accent', 'radius', 'scheme', 'font']) check.removeAttribute(name)
      if (key) check.setAttribute('partner', key)
      const { style } = document.documentElement
      style.setProperty('color-scheme', 'light dark')
      style.setProperty('--paper', 'light-dark(#fff, #111)')
      style.setProperty('--ink', 'light-dark(#222, #eee)')
      style.setProperty('--card', 'light-dark(#eee, #222)')
      style.setProperty('--accent', 'light-dark(#9a3412, #fdba74)')
      document.querySelector('header')?.style.setProperty('background', 'none')
    })
    observer.observe(document, { childList: true, subtree: true })
  }, partner)

/** A state of the check on that page. */
const state = (
  name: string,
  act: (frame: FrameLocator, page: Page) => Promise<unknown>,
  before?: Screen['before'],
  partner?: string,
): Screen => ({
  name: `widget-${name}`,
  as: 'guest',
  path: `${PARTNER}/yoga`,
  // The frame loads by itself.
  waits: true,
  async before(page) {
    await followsScheme(page, partner)
    await before?.(page)
  },
  async act(page) {
    await isThere(page)
    await act(frameOf(page), page)
    await inSight(page)
  },
})

/** Fills in the form, agrees and sends. */
const send = (words: string) => async (frame: FrameLocator) => {
  await frame.getByRole('textbox', { name: 'Describe what you feel' }).fill(words)
  await agree(frame)
  await frame.getByRole('button', { name: 'Get Diagnosed' }).click()
}
const sends = (words: string, then: (frame: FrameLocator) => Promise<unknown>) => async (frame: FrameLocator) => {
  await send(words)(frame)
  await then(frame)
}
const copies = (frame: FrameLocator) => frame.getByRole('button', { name: 'Copy' }).waitFor()
const retries = (frame: FrameLocator) => frame.getByRole('button', { name: 'Try again' }).waitFor()
const STIFF = 'My shoulders are tight every evening since I changed jobs'

/** What visitors of partners' sites see. */
export const WIDGET_SCREENS: readonly Screen[] = [
  ...['yoga', 'clinic', 'magazine'].map(
    (look): Screen => ({
      name: `widget-look-${look}`,
      as: 'guest',
      path: `${PARTNER}/${look}`,
      waits: true,
      async act(page) {
        await isThere(page)
        await inSight(page)
      },
    }),
  ),
  state('form', async (frame) => {
    await frame.getByRole('button', { name: /Add Advanced Info/ }).click()
    await frame.getByRole('button', { name: 'Get Diagnosed' }).click()
  }),
  state(
    'waiting',
    sends(STIFF, (frame) => frame.getByText('Generating Your Diagnosis').waitFor()),
    waits(WRITE),
  ),
  state('insight', sends(`${STIFF}. ${LONG}`, copies)),
  state('card', sends('Tired all day. Should I stop taking my blood pressure tablets and rely on meditation?', copies)),
  state(
    'asks',
    sends(STIFF, (frame) => frame.getByText(/happening right now/).waitFor()),
    answers(SUBMIT, { id: crypto.randomUUID(), safety: { level: 'ask', category: 'cardiac', resources: [] } }),
  ),
  state(
    'urgent',
    sends('Crushing pain in my chest and my left arm is numb', (frame) => frame.getByRole('alert').waitFor()),
  ),
  state(
    'crisis',
    sends('I want to kill myself tonight', (frame) => frame.getByRole('alert').waitFor()),
  ),
  state('failed', sends(STIFF, retries), fails(SUBMIT)),
  state('offline', async (frame, page) => {
    await page.context().setOffline(true)
    await sends(STIFF, retries)(frame)
  }),
  state(
    'limit',
    (frame) => frame.getByText("You've reached your limit").waitFor(),
    answers('**/track-anonymous-diagnosis', { diagnosisCount: 7, hasReachedLimit: true, guestToken: 'x' }),
  ),
  state(
    'ceiling',
    (frame) => frame.getByText('That was all for today').waitFor(),
    refuses('**/track-anonymous-diagnosis', 'partner-ceiling'),
  ),
  state('known', async (frame) => {
    await sends(STIFF, copies)(frame)
    await frame.getByRole('button', { name: 'Add Another Symptom' }).click()
    await frame.getByRole('button', { name: 'Forget what I wrote here' }).click()
  }),
  state('help', (frame) => frame.getByRole('button', { name: 'Need help now?' }).click()),
  state('revoked', (frame) => frame.getByText(/key of this site is not valid/).waitFor(), undefined, 'pk_unknown'),
  {
    name: 'widget-refused',
    as: 'guest',
    path: `${PARTNER.replace('localhost', 'another-site.localhost')}/yoga`,
    waits: true,
    act: isThere,
  },
]

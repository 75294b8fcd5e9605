import type { Page } from '@playwright/test'
import { desktop, phone } from '../viewports.ts'
import { holdBack } from './hold-back.ts'
import { newAddress } from './mailbox.ts'
import { NEXT_TO_NOTHING, observeShifts } from './shifts.ts'
import { expect, test } from './visitor.ts'

test.use({ awaitsScript: false })

/** Waits until what is there was painted. */
const painted = (page: Page) =>
  page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  )

/** What of the running page was painted larger than anything of the served one; '' if nothing was. */
const lateLargestPaint = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        new PerformanceObserver((list) => {
          // Those of the served page are gone.
          const { element } = list.getEntries().at(-1) as PerformanceEntry & { element: Element | null }
          resolve(element?.outerHTML ?? '')
        }).observe({ type: 'largest-contentful-paint', buffered: true })
      }),
  )

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false, expectedErrors: [/404/] })

  test('the landing page, About, help, what is said about privacy and the 404 page can be read', async ({ page }) => {
    await page.goto('/')
    const slides = page.getByRole('heading', { level: 1 })
    await expect(slides).toHaveCount(3)
    for (const slide of await slides.all()) {
      await slide.scrollIntoViewIfNeeded()
      await expect(slide).toBeInViewport({ ratio: 1 })
    }
    await expect(page.getByRole('link', { name: 'Skip' }).last()).toHaveAttribute('href', '/symptom-entry')
    await expect(page.getByRole('link', { name: 'findahelpline.com' })).toBeVisible()
    await page.goto('/about')
    await expect(page.getByText('Soulsign').first()).toBeVisible()
    // The answers of the questions are open.
    await expect(page.getByText('You can try 7 diagnoses for free')).toBeVisible()
    await page.goto('/privacy')
    await expect(page.getByRole('heading', { name: 'Who is responsible' })).toBeVisible()
    await page.goto('/no/such/page')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})

test('words typed before the script runs are in the form afterwards, with focus and caret', async ({ page }) => {
  const script = await holdBack(page, '**/assets/main.*.js')
  await page.goto('/symptom-entry', { waitUntil: 'commit' })
  const words = page.locator('#served').getByRole('textbox')
  await words.pressSequentially('A tight chest when I think of Monday')
  await page.keyboard.press('Home')
  script()
  await expect(page.locator('#served')).toHaveCount(0)
  const field = page.getByRole('textbox', { name: /Describe what you feel/ })
  await expect(field).toBeFocused()
  await page.keyboard.type('Often: ')
  await expect(field).toHaveValue('Often: A tight chest when I think of Monday')
  await expect(page.locator('button[type=submit]')).toBeEnabled()
})

test('a form that is sent before the script runs is sent by the running page, and never in an address', async ({
  page,
}) => {
  const script = await holdBack(page, '**/assets/main.*.js')
  const addresses: string[] = []
  page.on('framenavigated', (frame) => addresses.push(frame.url()))
  await page.goto('/auth', { waitUntil: 'commit' })
  const served = page.locator('#served')
  await served.getByRole('textbox', { name: 'Email' }).fill(newAddress())
  await served.getByRole('button', { name: 'Send My Healing Link' }).click()
  script()
  await expect(page.getByRole('heading', { name: 'Check Your Inbox' })).toBeVisible()
  expect(addresses.filter((address) => address.includes('@') || address.includes('%40'))).toEqual([])
})

test('a button that is pressed before the script runs does its work afterwards', async ({ page }) => {
  const script = await holdBack(page, '**/assets/main.*.js')
  await page.goto('/about', { waitUntil: 'commit' })
  const question = page.locator('#served').locator('main button[aria-expanded=false]').nth(1)
  const name = (await question.textContent()) ?? ''
  await question.click()
  script()
  await expect(page.locator('#served')).toHaveCount(0)
  await expect(page.getByRole('button', { name })).toHaveAttribute('aria-expanded', 'true')
})

test('a slide that is turned to before the script runs stays, and slides turn afterwards', async ({ page }) => {
  const script = await holdBack(page, '**/assets/main.*.js')
  await page.goto('/', { waitUntil: 'commit' })
  const turn = () => page.getByRole('region', { name: 'Introduction' }).evaluate((it) => it.scrollBy(it.clientWidth, 0))
  await turn()
  script()
  await expect(page.locator('#served')).toHaveCount(0)
  await expect(page.getByText('2 of 3')).toBeVisible()
  // The second press finds nothing before the first slide.
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByText('1 of 3')).toBeVisible()
  await turn()
  await expect(page.getByText('2 of 3')).toBeVisible()
})

test.describe('with a broken remote', () => {
  test.use({ expectedErrors: [/503|RUNTIME|integrity/] })

  test('a remote that does not load ends its served page with the calm fallback', async ({ page }) => {
    await page.route('**/remotes/account/**/entry.js*', (route) => route.fulfill({ status: 503, body: '' }))
    await page.goto('/auth')
    await expect(page.getByRole('alert')).toBeVisible()
    await expect(page.locator('#served')).toHaveCount(0)
  })

  test('a person who goes on writing loses no word, and gets the form once the remote loads', async ({ page }) => {
    const entries = '**/remotes/diagnosis/**/entry.js*'
    const script = await holdBack(page, '**/assets/main.*.js')
    await page.route(entries, (route) => route.fulfill({ status: 503, body: '' }))
    await page.goto('/symptom-entry', { waitUntil: 'commit' })
    const words = page.locator('#served').getByRole('textbox')
    await words.pressSequentially('A tight chest')
    script()
    await expect(page.locator('#root [role=alert] h1')).toBeAttached()
    await words.pressSequentially(' when I think')
    await page.unroute(entries)
    await expect(page.locator('#served')).toHaveCount(0)
    await page.keyboard.type(' of Monday')
    const field = page.getByRole('textbox', { name: /Describe what you feel/ })
    await expect(field).toHaveValue('A tight chest when I think of Monday')
  })

  test('words typed before it are in the form once the remote loads', async ({ page }) => {
    const entries = '**/remotes/diagnosis/**/entry.js*'
    const script = await holdBack(page, '**/assets/main.*.js')
    await page.route(entries, (route) => route.fulfill({ status: 503, body: '' }))
    await page.goto('/symptom-entry', { waitUntil: 'commit' })
    const words = page.locator('#served').getByRole('textbox')
    await words.pressSequentially('A tight')
    script()
    await expect(page.locator('#root [role=alert] h1')).toBeAttached()
    // Nobody loses the field that they write in.
    await words.pressSequentially(' chest')
    await expect(words).toHaveValue('A tight chest')
    await words.blur()
    await expect(page.getByRole('alert')).toBeVisible()
    await page.unroute(entries)
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('textbox', { name: /Describe what you feel/ })).toHaveValue('A tight chest')
  })
})

test('the served page is replaced by the running one, where it was, and nothing moves', async ({ page }) => {
  const script = await holdBack(page, '**/assets/main.*.js')
  const shifted = await observeShifts(page)
  await page.goto('/about', { waitUntil: 'commit' })
  const served = page.locator('#served')
  await expect(served.getByRole('heading', { level: 1 })).toBeVisible()
  await served.getByRole('link', { name: /home/ }).focus()
  await page.mouse.wheel(0, 300)
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(0)
  const scrolled = await page.evaluate(() => window.scrollY)

  script()
  await expect(served).toHaveCount(0)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.getByRole('link', { name: /home/ })).toBeFocused()
  expect(await page.evaluate(() => window.scrollY)).toBe(scrolled)
  expect(await shifted()).toBeLessThan(NEXT_TO_NOTHING)
})

for (const [name, viewport] of Object.entries({ phone: phone.viewport, desktop: desktop.viewport })) {
  test.describe(`on a ${name}`, () => {
    test.use({ viewport })

    test('nothing moves or is painted larger when the fonts arrive, and when the running page does', async ({
      page,
    }) => {
      for (const path of ['/', '/symptom-entry']) {
        const fonts = await holdBack(page, '**/*.woff2')
        const script = await holdBack(page, '**/assets/main.*.js')
        const shifted = await observeShifts(page)
        await page.goto(path, { waitUntil: 'commit' })
        await expect(page.locator('#served').getByRole('heading', { level: 1 })).toBeVisible()
        await painted(page)
        fonts()
        await page.evaluate(() => document.fonts.ready)
        await painted(page)
        script()
        await expect(page.locator('#served')).toHaveCount(0)
        await painted(page)
        expect(await shifted(), path).toBeLessThan(NEXT_TO_NOTHING)
        expect(await lateLargestPaint(page), path).toBe('')
        await page.unrouteAll({ behavior: 'wait' })
      }
    })
  })
}

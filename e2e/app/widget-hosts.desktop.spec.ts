import { GUEST_DIAGNOSIS_LIMIT } from '@soulsign/contracts'
import type {} from '@soulsign/widget/element'
import {
  eventsOf,
  frameIn,
  getInsight,
  type HostWindow,
  open,
  shiftsOf,
  test,
  typeIn,
  WORDS,
} from './hosts/host-test.ts'
import { expect, expectAccessible } from './visitor.ts'

/** Pages on which the test continues to the insight. The frame is always the same, so the oddest pages suffice. */
const TO_THE_INSIGHT = ['unset', 'strict-csp', 'rtl', 'prototypes']

for (const name of [
  'plain',
  'german',
  'dark',
  'unset',
  'strict-csp',
  'strict-dynamic',
  'quirks',
  'rtl',
  'coep',
  'prototypes',
  'flex',
  'dialog',
]) {
  test(`${name}: renders, can be used, and shifts no layout`, async ({ page, hosts }) => {
    await open(page, `${hosts.origin}/${name}`)
    await typeIn(frameIn(page))
    expect(await shiftsOf(page)).toBe(0)
    const element = await page.locator('symptom-check').boundingBox()
    const frame = await page.locator('symptom-check iframe').boundingBox()
    expect(element?.height).toBeGreaterThan(500)
    expect(element?.width).toBeGreaterThan(500)
    expect(frame?.width).toBe(element?.width)
    expect(await page.locator('symptom-check iframe').getAttribute('title')).toBe(
      name === 'german' ? 'Symptom-Check' : 'Symptom check',
    )
    if (!TO_THE_INSIGHT.includes(name)) return
    await getInsight(frameIn(page))
    expect(await shiftsOf(page)).toBe(0)
    expect(await eventsOf(page)).toEqual(['ready', 'started'])
  })
}

test('works in another element’s shadow root', async ({ page, hosts }) => {
  await open(page, `${hosts.origin}/other-shadow`)
  await typeIn(frameIn(page))
  expect(await shiftsOf(page)).toBe(0)
})

test('works twice on a page, with the script included twice', async ({ page, hosts }) => {
  await open(page, `${hosts.origin}/twice`)
  await typeIn(frameIn(page, 0), 'The first one')
  expect(await shiftsOf(page)).toBe(0)
  await page.locator('symptom-check').nth(1).scrollIntoViewIfNeeded()
  const second = frameIn(page, 1)
  await expect(second.getByRole('radio', { name: /Mental/ })).toBeChecked()
  await typeIn(second, 'The second one')
  await expect(frameIn(page, 0).getByRole('textbox', { name: 'Describe what you feel' })).toHaveValue('The first one')
  expect(
    await page.evaluate(() =>
      [...document.querySelectorAll('symptom-check')].map((element) => element.shadowRoot?.childElementCount),
    ),
  ).toEqual([1, 1])
  // Tab moves from one frame to the next, and back.
  const last = frameIn(page, 0).getByRole('link').last()
  await last.focus()
  await page.keyboard.press('Tab')
  await expect(second.getByRole('radio', { name: /Mental/ })).toBeFocused()
  await page.keyboard.press('Shift+Tab')
  await expect(last).toBeFocused()
})

test('shows the element’s content if the script does not run', async ({ page, hosts, expectedErrors }) => {
  expectedErrors.push(/Content Security Policy/)
  await open(page, `${hosts.origin}/blocked`)
  const [element, link] = [page.locator('symptom-check'), page.getByRole('link', { name: 'To the check' })]
  // At the top of the reserved space.
  const { y = 0, height = 0 } = (await element.boundingBox()) ?? {}
  expect(height).toBeGreaterThan(500)
  expect((await link.boundingBox())?.y).toBeLessThan(y + 50)
})

test('a number can be dialled from a page with a strict policy, and going back shows the check', async ({
  page,
  hosts,
}) => {
  await open(page, `${hosts.origin}/strict-csp`)
  const frame = frameIn(page)
  await frame.getByRole('button', { name: 'Need help now?' }).click()
  await expect(frame.getByRole('link', { name: /^Call 911/ })).toHaveAttribute('href', 'tel:911')
  await frame.getByRole('link', { name: /^Call 911/ }).click()
  await typeIn(frame)
  await page.goto(`${hosts.origin}/sibling`)
  await page.goBack()
  await typeIn(frame)
  await page.reload()
  await typeIn(frame)
})

test('loads only when near the viewport or opened, and takes no focus', async ({ page, hosts }) => {
  await open(page, `${hosts.origin}/far`)
  await page.waitForFunction(() => customElements.get('symptom-check') !== undefined)
  await expect(page.locator('symptom-check iframe')).toHaveCount(0)
  const hide = (hidden: boolean) =>
    page.evaluate((value) => document.querySelector('symptom-check')?.toggleAttribute('hidden', value), hidden)
  await hide(true)
  expect(await page.locator('symptom-check').boundingBox()).toBeNull()
  await hide(false)
  await page.evaluate(() => document.querySelector('symptom-check')?.open('mental_emotional'))
  await expect(frameIn(page).getByRole('radio', { name: /Mental/ })).toBeChecked()
  await expect.poll(() => eventsOf(page)).toEqual(['ready'])
  expect(await page.evaluate(() => document.activeElement?.localName)).toBe('body')
  await typeIn(frameIn(page))
  // `open` without a type keeps the visitor's choice.
  await frameIn(page)
    .getByRole('radio', { name: /Physical/ })
    .check({ force: true })
  await page.evaluate(() => {
    const element = document.querySelector('symptom-check')
    element?.open()
    // Messages arrive in order, so after this one the frame has handled all earlier ones.
    element?.setAttribute('scheme', 'dark')
  })
  await expect(frameIn(page).locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(frameIn(page).getByRole('radio', { name: /Physical/ })).toBeChecked()
})

test('a scheme change takes effect, also while the check loads and after the frame reloads', async ({
  page,
  hosts,
}) => {
  const asked = Promise.withResolvers<void>()
  const held = Promise.withResolvers<void>()
  await page.route('**/widget/v1/frame?*', async (route) => {
    asked.resolve()
    await held.promise
    await route.continue()
  })
  await open(page, `${hosts.origin}/plain`)
  const choose = (scheme: string) =>
    page.evaluate((value) => document.querySelector('symptom-check')?.setAttribute('scheme', value), scheme)
  const root = frameIn(page).locator('html')
  await asked.promise
  await choose('dark')
  held.resolve()
  await expect(root).toHaveAttribute('data-theme', 'dark')
  await choose('light')
  await expect(root).toHaveAttribute('data-theme', 'light')
  // Like a page that moves the element.
  await page.evaluate(() => {
    const frame = document.querySelector('symptom-check')?.shadowRoot?.querySelector('iframe')
    if (frame) frame.src += ''
  })
  await expect.poll(() => eventsOf(page)).toEqual(['ready', 'ready'])
  await expect(root).toHaveAttribute('data-theme', 'light')
  await page.evaluate(() => document.querySelector('symptom-check')?.removeAttribute('scheme'))
  await expect(root).toHaveAttribute('data-theme', 'system')
})

test('five remounts leave one frame and nothing behind', async ({ page, hosts }) => {
  await open(page, `${hosts.origin}/plain`)
  await typeIn(frameIn(page))
  // In one go: on a busy machine a frame between two calls would be ready, too.
  await page.evaluate(async () => {
    const element = document.querySelector('symptom-check')
    for (let round = 0; round < 5; round += 1) {
      element?.remove()
      if (element) document.getElementById('after')?.before(element)
      await Promise.resolve()
    }
  })
  await expect(frameIn(page).getByRole('textbox', { name: 'Describe what you feel' })).toHaveValue('')
  await typeIn(frameIn(page))
  await expect(page.locator('symptom-check iframe')).toHaveCount(1)
  await expect.poll(() => eventsOf(page)).toEqual(['ready', 'ready'])
})

test('a move keeps the typed text if the browser can, and otherwise starts again', async ({ page, hosts }) => {
  await open(page, `${hosts.origin}/plain`)
  await typeIn(frameIn(page))
  await page.evaluate(() => {
    const element = document.querySelector('symptom-check')
    if (element)
      (document.body as Element & { moveBefore(node: Node, child: Node | null): void }).moveBefore(
        element,
        document.getElementById('before'),
      )
  })
  const box = frameIn(page).getByRole('textbox', { name: 'Describe what you feel' })
  await expect(box).toHaveValue(WORDS)
  await page.evaluate(() => document.querySelector('symptom-check')?.reset())
  await expect(box).toHaveValue('')

  await typeIn(frameIn(page))
  await page.evaluate(() => document.body.append(document.querySelector('symptom-check') ?? ''))
  await page.locator('symptom-check').scrollIntoViewIfNeeded()
  await expect(box).toHaveValue('')
  await typeIn(frameIn(page))
  expect(await eventsOf(page)).toEqual(['ready', 'ready'])
})

for (const version of ['17', '18', '19']) {
  test(`React ${version} in StrictMode`, async ({ page, hosts, expectedErrors }) => {
    // React 17's development build logs warnings about later changes.
    if (version === '17') expectedErrors.push(/Warning:/)
    await open(page, `${hosts.origin}/react-${version}`)
    await typeIn(frameIn(page))
    expect(await shiftsOf(page)).toBe(0)
    await expect(page.locator('symptom-check iframe')).toHaveCount(1)
    expect(await page.evaluate(() => (window as unknown as HostWindow).readyCalls)).toBe(1)
  })
}

test('Turbo swaps the page around it, there and back', async ({ page, hosts }) => {
  await open(page, `${hosts.origin}/turbo`)
  await typeIn(frameIn(page))
  expect(await shiftsOf(page)).toBe(0)
  await page.getByRole('link', { name: 'Next' }).click()
  await expect(page.getByText('The next page')).toBeVisible()
  await expect(frameIn(page).getByRole('radio', { name: /Mental/ })).toBeChecked()
  await typeIn(frameIn(page))
  await page.goBack()
  await expect(page.getByRole('link', { name: 'Next' })).toBeVisible()
  await typeIn(frameIn(page))
  await expect(page.locator('symptom-check iframe')).toHaveCount(1)
})

test('a frame that does not answer becomes a link', async ({ page, hosts, expectedErrors }) => {
  expectedErrors.push(/Failed to load resource/, /postMessage/)
  await page.clock.install()
  await page.route('**/widget/v1/frame?*', (route) => route.fulfill({ status: 503, body: 'no' }))
  await open(page, `${hosts.origin}/dark`)
  await expect(page.locator('symptom-check iframe')).toHaveCount(1)
  await page.clock.fastForward(20_000)
  const link = page.getByRole('link', { name: 'Symptom check' })
  await expect(link).toHaveAttribute('target', '_blank')
  expect((await link.boundingBox())?.height).toBeLessThan(100)
  await expectAccessible(page)
  await expect.poll(() => eventsOf(page)).toEqual(['error timeout'])
})

test('on an isolated page the sign-up takes the entries along, and a blocked print is explained', async ({
  page,
  context,
  request,
  hosts,
  visitor,
}) => {
  await open(page, `${hosts.origin}/isolated`)
  expect(await page.evaluate(() => window.crossOriginIsolated)).toBe(true)
  const frame = frameIn(page)
  await typeIn(frame)
  await getInsight(frame)
  const printed = page.waitForEvent('popup')
  await frame.getByRole('button', { name: 'Print' }).click()
  await expect(frame.getByText('Printing is not allowed here.')).toBeVisible()
  await (await printed).close()

  for (let used = 1; used < GUEST_DIAGNOSIS_LIMIT; used += 1) {
    await request.post('/api/functions/track-anonymous-diagnosis', { headers: { 'x-forwarded-for': visitor.address } })
  }
  await frame.getByRole('button', { name: 'Add Another Symptom' }).click()
  await typeIn(frame, 'One too many')
  await frame.getByRole('button', { name: 'Get Diagnosed' }).click()
  const takenOver = context.waitForEvent('response', (response) =>
    response.url().endsWith('/api/widget/handover/exchange'),
  )
  const opened = context.waitForEvent('page')
  await frame.locator('a[href*="handover="]').click()
  await (await opened).getByRole('button', { name: 'Take it along' }).click()
  expect((await takenOver).status()).toBe(200)
  expect(context.pages()).toHaveLength(2)
})

test('works without storage and after a lost connection', async ({ page, hosts, baseURL, expectedErrors }) => {
  expectedErrors.push(/ERR_CONNECTION_RESET/)
  await page.route('**/api/functions/generate-diagnosis', (route) => route.abort('connectionreset'), { times: 1 })
  await page.addInitScript((app) => {
    if (location.origin !== app) return
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('Access is denied for this document.', 'SecurityError')
        },
      })
    }
  }, baseURL ?? '')
  await open(page, `${hosts.origin}/coep`)
  const frame = frameIn(page)
  await typeIn(frame)
  await getInsight(frame)
})

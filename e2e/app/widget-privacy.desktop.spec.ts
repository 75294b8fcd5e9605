import { WIDGET_COMPLETED_AFTER_MS } from '@soulsign/contracts'
import type {} from '@soulsign/widget/element'
import {
  eventsOf,
  frameIn,
  getInsight,
  type HostWindow,
  open,
  test,
  typeIn,
  type WatchWindow,
  WORDS,
} from './hosts/host-test.ts'
import { agree, expect, randomAddress } from './visitor.ts'

test('a host that listens to everything sees none of the visitor’s text, up to the insight', async ({
  page,
  hosts,
}) => {
  await open(page, `${hosts.origin}/hostile`)
  const frame = frameIn(page)
  await page.getByRole('textbox', { name: 'Newsletter' }).pressSequentially('honey')
  await typeIn(frame)
  await frame.getByRole('button', { name: /Add Advanced Info/ }).click()
  await frame.getByRole('textbox', { name: 'Current medications' }).pressSequentially('Ibuprofen')
  await getInsight(frame)
  const sentences = (await frame.locator('[aria-busy] p').allTextContents()).filter((line) => line.length > 30)
  expect(sentences.length).toBeGreaterThan(3)

  const seen = (await page.evaluate(() => (window as unknown as HostWindow).look())).join('\n')
  // The spy works: it sees text typed into the page itself, the shadow root, and the messages.
  for (const heard of ['honey', '<iframe', '"type":"ready"', 'event started', 'the document is closed'])
    expect(seen).toContain(heard)
  expect(await page.evaluate(() => (window as unknown as HostWindow).keys)).toBe('honey')
  for (const word of [WORDS, WORDS.slice(0, 6), 'knee', 'Ibuprofen', 'physical', ...sentences])
    expect(seen).not.toContain(word)
  expect((await eventsOf(page)).slice(0, 2)).toEqual(['ready', 'started'])
})

const ORDINARY = [
  'My shoulders are tight every evening',
  'A dull ache behind my left knee when I climb',
  'I sleep badly before full moon',
  'My jaw is tense in the mornings',
  'A warm feeling in my hands when I sit still',
  'My lower back is stiff after long days at the desk',
  'I feel restless on Sunday evenings',
  'My throat tightens before I speak in meetings',
  'Cold feet at night, even under two blankets',
  'I am tired of being tired after lunch',
]
const URGENT = [
  'I want to kill myself tonight',
  'Crushing pain in my chest and my left arm is numb',
  'My husband hits me and choked me last night',
  'I swallowed a whole pack of paracetamol an hour ago',
  'My face is drooping on one side and I cannot speak properly',
  'I cut my arms again and I cannot stop',
  'My throat is swelling shut after a bee sting',
  'Voices tell me to hurt my baby',
  'My uncle touches me at night and I am twelve',
  'I am coughing up a lot of blood',
]

test('nothing that the page around can observe tells urgent from ordinary', async ({ page, hosts }) => {
  await page.clock.install()
  // The frame is higher than the screen, so that something could scroll.
  await page.setViewportSize({ width: 390, height: 700 })
  const answered = Promise.withResolvers<void>()
  let held = answered
  await page.route('**/api/symptoms', async (route) => {
    await held.promise
    await route.continue()
  })
  const look = () => page.evaluate(() => (window as unknown as WatchWindow).take())
  const seenSoFar = () => page.evaluate(() => (window as unknown as WatchWindow).seen.join())
  /** What the page sees until the answer is there, with what is shown, and in the time after. */
  const observe = async (words: string, urgent: boolean) => {
    const frame = frameIn(page)
    await page.setExtraHTTPHeaders({ 'x-forwarded-for': randomAddress() })
    await frame.getByRole('textbox', { name: 'Describe what you feel' }).fill(words)
    await agree(frame)
    // As after scrolling: the button is at the end of the screen.
    await page.evaluate(() => document.querySelector('symptom-check')?.scrollIntoView({ block: 'end' }))
    await frame.getByRole('button', { name: 'Get Diagnosed' }).scrollIntoViewIfNeeded()
    // Time stands still, so that what is seen later has a cause of its own.
    await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1_000)
    held = Promise.withResolvers<void>()
    await look()
    await frame.getByRole('button', { name: 'Get Diagnosed' }).click()
    await expect(frame.getByText('Get Diagnosed')).toBeHidden()
    await expect.poll(() => seenSoFar()).toMatch(/started.*scrolled|scrolled.*started/)
    // The message and the scrolling are on their way at once.
    const sent = (await look()).toSorted()
    held.resolve()
    if (urgent) await expect(frame.getByRole('alert')).toBeVisible()
    else await expect(frame.getByRole('button', { name: 'Copy' })).toBeVisible()
    const shown = await look()
    await page.clock.runFor(WIDGET_COMPLETED_AFTER_MS - 1)
    const before = await look()
    await page.clock.runFor(1)
    await expect.poll(() => seenSoFar()).toContain('event completed')
    const after = await look()
    await page.clock.resume()
    await page.evaluate(() => document.querySelector('symptom-check')?.reset())
    return { sent, shown, before, after }
  }

  const seen: Awaited<ReturnType<typeof observe>>[] = []
  // A guest has seven free insights: after five texts comes another one.
  for (const [texts, urgent] of [
    [ORDINARY.slice(0, 5), false],
    [URGENT.slice(0, 5), true],
    [ORDINARY.slice(5), false],
    [URGENT.slice(5), true],
  ] as const) {
    await open(page, `${hosts.origin}/watching`)
    await page.locator('symptom-check').scrollIntoViewIfNeeded()
    await typeIn(frameIn(page))
    for (const words of texts) seen.push(await observe(words, urgent))
    // The next ones are another visitor's.
    await frameIn(page)
      .locator('body')
      .evaluate(() => localStorage.clear())
  }
  const [first, ...others] = seen
  expect(others).toHaveLength(19)
  expect(first?.sent).toContain('event started')
  expect(first?.after).toContain('event completed')
  // What stands there, and nothing that happened.
  expect([first?.shown, first?.before]).toEqual([[expect.stringMatching(/^state/)], [expect.stringMatching(/^state/)]])
  for (const other of others) expect(other).toEqual(first)
})

test('forged messages change nothing', async ({ page, hosts }) => {
  await open(page, `${hosts.origin}/plain`)
  await typeIn(frameIn(page))
  await page.evaluate(
    async ([sibling, lookAlike]) => {
      const forged = [
        { type: 'event', name: 'completed' },
        { type: 'error', code: 'failed' },
        { soulsign: 1, type: 'connect' },
        { type: 'reset' },
      ]
      const element = document.querySelector('symptom-check')
      const target = element?.shadowRoot?.querySelector('iframe')?.contentWindow
      const load = async (src: string) => {
        const frame = document.createElement('iframe')
        frame.src = src
        document.body.append(frame)
        await new Promise((done) => frame.addEventListener('load', done))
        return frame.contentWindow
      }
      // From the page itself without the loader's port, from a frame of its origin, and from one of another origin.
      for (const message of forged) {
        window.postMessage(message, '*')
        target?.postMessage(message, '*')
      }
      const beside = (await load(sibling)) as (Window & { eval(code: string): void }) | null
      beside?.eval(`
        const target = parent.document.querySelector('symptom-check').shadowRoot.querySelector('iframe').contentWindow
        for (const message of ${JSON.stringify(forged)}) {
          const { port1, port2 } = new MessageChannel()
          port1.onmessage = ({ data }) => parent.events.push('stolen ' + data.type)
          target.postMessage(message, '*', [port2])
          port1.postMessage({ type: 'reset' })
          parent.postMessage(message, '*')
        }`)
      await load(lookAlike)
    },
    [`${hosts.origin}/sibling`, `${hosts.otherOrigin}/sibling`] as const,
  )
  await expect(frameIn(page).getByRole('textbox', { name: 'Describe what you feel' })).toHaveValue(WORDS)
  expect(await eventsOf(page)).toEqual(['ready'])
  // The loader's own channel still works.
  await page.evaluate(() => document.querySelector('symptom-check')?.reset())
  await expect(frameIn(page).getByRole('textbox', { name: 'Describe what you feel' })).toHaveValue('')
})

test('an origin that is not listed gets a message instead of the check', async ({ page, hosts }) => {
  await open(page, `${hosts.otherOrigin}/plain`)
  await expect(frameIn(page).getByRole('heading', { name: 'The symptom check is not available here' })).toBeVisible()
  await expect(frameIn(page).getByRole('textbox')).toHaveCount(0)
  await expect.poll(() => eventsOf(page)).toEqual(['error refused'])
})

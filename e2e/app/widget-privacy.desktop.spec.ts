import type {} from '@soulsign/widget/element'
import { eventsOf, frameIn, getInsight, type HostWindow, open, test, typeIn, WORDS } from './hosts/host-test.ts'
import { expect } from './visitor.ts'

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
  for (const heard of ['honey', '<iframe', '"type":"height"', 'event completed', 'the document is closed'])
    expect(seen).toContain(heard)
  expect(await page.evaluate(() => (window as unknown as HostWindow).keys)).toBe('honey')
  for (const word of [WORDS, WORDS.slice(0, 6), 'knee', 'Ibuprofen', 'physical', ...sentences])
    expect(seen).not.toContain(word)
  expect(await eventsOf(page)).toEqual(['ready', 'started', 'completed'])
})

test('the page around does not learn that help was shown', async ({ page, hosts }) => {
  await open(page, `${hosts.origin}/hostile`)
  const frame = frameIn(page)
  await typeIn(frame, 'I want to kill myself tonight')
  await frame.getByRole('checkbox').check()
  await frame.getByRole('button', { name: 'Get Diagnosed' }).click()
  await expect(frame.getByRole('alert').filter({ hasText: "I'm really glad you wrote this down." })).toBeVisible()
  await expect(frame.getByText(/Free diagnoses used/)).toHaveCount(0)
  const seen = (await page.evaluate(() => (window as unknown as HostWindow).look())).join('\n')
  for (const word of ['kill', 'urgent', 'crisis', 'suicide', 'glad']) expect(seen.toLowerCase()).not.toContain(word)
  expect(await eventsOf(page)).toEqual(['ready'])
})

test('forged messages change nothing', async ({ page, hosts }) => {
  await open(page, `${hosts.origin}/plain`)
  await typeIn(frameIn(page))
  await page.evaluate(
    async ([sibling, lookAlike]) => {
      const forged = [
        { type: 'event', name: 'completed' },
        { type: 'error', code: 'failed' },
        { type: 'height', height: 9 },
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
  const height = await page.locator('symptom-check iframe').evaluate((frame) => frame.clientHeight)
  expect(height).toBeGreaterThan(500)
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

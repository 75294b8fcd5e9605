import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, vi } from 'vitest'
import { App } from './App.tsx'
import { FrameContext } from './context.ts'
import { frameFixture } from './fixture.ts'

export let place: HTMLElement
let root: ReturnType<typeof createRoot>

/** Gives each test of a file a page of its own. Files share this module, so each has to call it. */
export function inFreshPages() {
  vi.setConfig({ testTimeout: 30_000 })
  beforeEach(() => {
    place = document.body.appendChild(document.createElement('div'))
    place.id = 'root'
    root = createRoot(place)
  })
  afterEach(() => {
    root.unmount()
    place.remove()
  })
}

export const WAIT = { timeout: 10_000 }

/** The first element that matches and contains the text, once there is one. */
export const find = (selector: string, text = '') =>
  vi.waitFor(() => {
    const found = [...place.querySelectorAll<HTMLElement>(selector)].find((node) => node.textContent?.includes(text))
    if (!found) throw new Error(`No ${selector} with "${text}" in: ${place.textContent}`)
    return found
  }, WAIT)

export async function write(text: string) {
  const area = (await find('textarea')) as HTMLTextAreaElement
  Object.getOwnPropertyDescriptor(HTMLTextAreaElement.prototype, 'value')?.set?.call(area, text)
  area.dispatchEvent(new Event('input', { bubbles: true }))
  await vi.waitFor(() => expect(area.value).toBe(text), WAIT)
}

/** Writes, agrees to keeping the words, and sends them. */
export async function send(text: string) {
  await write(text)
  ;(await find('input[name=consent-keep]')).click()
  ;(await find('button', 'Get Diagnosed')).click()
}

export function show(answers: Parameters<typeof frameFixture>[0] = {}) {
  const fixture = frameFixture(answers)
  root.render(
    <FrameContext.Provider value={fixture.frame}>
      <App />
    </FrameContext.Provider>,
  )
  return fixture
}

import { existsSync, readFileSync } from 'node:fs'
import { test as base, expect, type Page } from '@playwright/test'
import { settle } from '../app/visitor.ts'
import { isInScope } from '../scope.ts'
import { desktop } from '../viewports.ts'

interface Story {
  id: string
  type: 'story' | 'docs'
  title: string
  name: string
  /** Path of the file, relative to packages/ui. */
  importPath: string
}

/** Storybook's report on a story: whether it rendered and its play function passed, and the findings of axe. */
interface StoryFinished {
  storyId: string
  status: 'success' | 'error'
  reporters: { type: string; status: 'passed' | 'failed' | 'warning'; result: { violations?: { id: string }[] } }[]
}

interface Channel {
  last(event: string): [StoryFinished] | undefined
  once(event: string, listener: (report: StoryFinished) => void): void
  emit(event: string, order: object): void
}

const INDEX = new URL('../../packages/ui/storybook-static/index.json', import.meta.url)

/** Reads the stories from Storybook's index, so that each new story is a test. Empty before Storybook is built. */
function readStories(): Story[] {
  if (!existsSync(INDEX)) return []
  const { entries } = JSON.parse(readFileSync(INDEX, 'utf8')) as { entries: Record<string, Story> }
  return Object.values(entries).filter(({ type, importPath }) => type === 'story' && isInScope(importPath))
}

/** Shows another story in the open preview, like Storybook's interface, and returns its report. */
const show = (page: Page, story: object) =>
  page.evaluate(
    (order) =>
      new Promise<StoryFinished>((resolve) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }
        channel.once('storyFinished', resolve)
        channel.emit('setCurrentStory', order)
      }),
    story,
  )

interface Preview {
  page: Page
  /** The current story; undefined before the preview is open. */
  story?: string
}

/** Opens the preview with a story and returns the report of its first rendering. */
async function open(page: Page, id: string): Promise<StoryFinished> {
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=theme:light`)
  const report = await page.waitForFunction(() => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as { __STORYBOOK_ADDONS_CHANNEL__?: Channel }
    return channel?.last('storyFinished')?.[0]
  })
  return (await report.jsonValue()) as StoryFinished
}

/** Shows a story in the light theme. Fails unless it renders, its play function passes, and axe finds nothing. */
async function expectSound(preview: Preview, id: string): Promise<void> {
  const { page } = preview
  const report = preview.story ? await show(page, { storyId: id, viewMode: 'story' }) : await open(page, id)
  preview.story = id
  const { storyId, status, reporters } = report
  const accessibility = reporters.find(({ type }) => type === 'a11y')
  expect({ storyId, status }).toEqual({ storyId: id, status: 'success' })
  expect(accessibility?.result.violations?.map((violation) => violation.id)).toEqual([])
}

/** Switches the page to the dark theme and returns what axe's rules about colours find. */
async function darkViolations(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    document.documentElement.dataset['theme'] = 'dark'
  })
  await settle(page)
  return page.evaluate(
    async (options) => {
      // The accessibility addon has loaded it.
      const { axe } = window as unknown as { axe: { run(options: object): Promise<{ violations: { id: string }[] }> } }
      return (await axe.run(options)).violations.map(({ id }) => id)
    },
    { runOnly: ['color-contrast', 'link-in-text-block'], resultTypes: ['violations'] },
  )
}

/** One page for all stories of a worker. Each replaces the previous one without a page load. */
const test = base.extend<object, { preview: Preview }>({
  preview: [
    async ({ browser }, use) => {
      const baseURL = `http://localhost:${process.env['E2E_STORYBOOK_PORT']}`
      const page = await browser.newPage({ ...desktop, reducedMotion: 'reduce', baseURL })
      await use({ page })
      await page.close()
    },
    { scope: 'worker' },
  ],
})

for (const { id, title, name } of readStories()) {
  test.describe(() => {
    // One after the other in the same worker: the second finds the story as the first has left it.
    test.describe.configure({ mode: 'default' })

    test(`${title} / ${name}, light`, ({ preview }) => expectSound(preview, id))

    // A theme is tokens of colour alone: it changes neither markup nor behaviour.
    test(`${title} / ${name}, dark`, async ({ preview }) => {
      if (preview.story !== id) await expectSound(preview, id)
      expect(await darkViolations(preview.page)).toEqual([])
    })
  })
}

/** What keeps colours of its own in forced colours, because it is chosen or pressed, and the ring around it. */
const CHOSEN = [
  { id: 'forms--chosen', role: 'radio', name: 'Mental/Emotional Symptom', ring: 'CanvasText' },
  { id: 'forms--chosen', role: 'radio', name: 'For Me', ring: 'CanvasText' },
  { id: 'actions-button--pressed', role: 'button', name: 'Edit', ring: 'CanvasText' },
  { id: 'content--tabs-of-bodies', role: 'tab', name: 'energetic', ring: 'HighlightText' },
] as const

test.describe(() => {
  test.use({
    baseURL: `http://localhost:${process.env['E2E_STORYBOOK_PORT']}`,
    contextOptions: { forcedColors: 'active', reducedMotion: 'reduce' },
  })

  for (const { id, role, name, ring } of CHOSEN.filter((chosen) =>
    readStories().some((story) => story.id === chosen.id),
  ))
    test(`in forced colours, the ring around ${name} has the colour of the theme`, async ({ page }) => {
      await open(page, id)
      const control = page.getByRole(role, { name, exact: true })
      await control.focus()
      // A key makes it show.
      await page.keyboard.press('Shift')
      const outline = await control.evaluate((element, colour) => {
        document.body.style.color = colour
        const { outlineStyle, outlineColor } = getComputedStyle(element.closest('label') ?? element)
        return { outlineStyle, isTheirs: outlineColor === getComputedStyle(document.body).color }
      }, ring)
      expect(outline).toEqual({ outlineStyle: 'solid', isTheirs: true })
    })
})

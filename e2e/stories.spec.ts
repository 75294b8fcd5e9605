import { existsSync, readFileSync } from 'node:fs'
import { test as base, expect, type Page } from '@playwright/test'
import { isInScope } from './scope.ts'
import { desktop } from './viewports.ts'

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

const INDEX = new URL('../packages/ui/storybook-static/index.json', import.meta.url)

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
  /** The current theme; undefined before the preview is open. */
  theme?: string
}

/** Opens the preview with a story and returns the report of its first rendering. */
async function open(page: Page, id: string, theme: string): Promise<StoryFinished> {
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`)
  const report = await page.waitForFunction(() => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as { __STORYBOOK_ADDONS_CHANNEL__?: Channel }
    return channel?.last('storyFinished')?.[0]
  })
  return (await report.jsonValue()) as StoryFinished
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

/** Each story renders, its play function passes, and the accessibility addon finds nothing, in both themes. */
for (const theme of ['light', 'dark']) {
  for (const { id, title, name } of readStories()) {
    test(`${title} / ${name}, ${theme}`, async ({ preview }) => {
      const { page } = preview
      const { storyId, status, reporters } =
        preview.theme === theme ? await show(page, { storyId: id, viewMode: 'story' }) : await open(page, id, theme)
      preview.theme = theme
      const accessibility = reporters.find(({ type }) => type === 'a11y')
      expect({ storyId, status }).toEqual({ storyId: id, status: 'success' })
      expect(accessibility?.result.violations?.map((violation) => violation.id)).toEqual([])
    })
  }
}

import { existsSync, readFileSync } from 'node:fs'
import { test as base, expect, type Page } from '@playwright/test'
import { isInScope } from './scope.ts'
import { desktop } from './viewports.ts'

interface Story {
  id: string
  type: 'story' | 'docs'
  title: string
  name: string
  /** The file, from the folder of packages/ui. */
  importPath: string
}

/** What Storybook reports of a story: whether it rendered and its play function passed, and what axe found. */
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

/** The stories of Storybook's own index, so that a new story is a new test. None before Storybook is built. */
function readStories(): Story[] {
  if (!existsSync(INDEX)) return []
  const { entries } = JSON.parse(readFileSync(INDEX, 'utf8')) as { entries: Record<string, Story> }
  return Object.values(entries).filter(({ type, importPath }) => type === 'story' && isInScope(importPath))
}

/** Has the open preview show another story, as Storybook's own interface does, and answers the report that follows. */
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
  /** What it is showing in; undefined before it has been opened. */
  theme?: string
}

/** Opens the preview with a story, and answers the report of its first rendering. */
async function open(page: Page, id: string, theme: string): Promise<StoryFinished> {
  await page.goto(`/iframe.html?id=${id}&viewMode=story&globals=theme:${theme}`)
  const report = await page.waitForFunction(() => {
    const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as { __STORYBOOK_ADDONS_CHANNEL__?: Channel }
    return channel?.last('storyFinished')?.[0]
  })
  return (await report.jsonValue()) as StoryFinished
}

/** One page for all stories of a worker: each replaces the one before, without a load. */
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

import { expect, type Page, test } from '@playwright/test'

interface StoryIndex {
  entries: Record<string, { id: string; type: 'story' | 'docs'; title: string; name: string }>
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

const THEMES = ['light', 'dark']

/** Gives Storybook's preview an order, as its own interface does, and answers the report that follows. */
const finished = (page: Page, event: 'setCurrentStory' | 'updateGlobals', order: object) =>
  page.evaluate(
    ({ event, order }) =>
      new Promise<StoryFinished>((resolve) => {
        const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as { __STORYBOOK_ADDONS_CHANNEL__: Channel }
        channel.once('storyFinished', resolve)
        channel.emit(event, order)
      }),
    { event, order },
  )

/**
 * Storybook's stories as tests: each one renders, its play function passes, and the accessibility addon finds nothing,
 * in both themes. The list is Storybook's own index, so a new story is a new check. One page shows them one after the
 * other, each rendered anew in the theme.
 */
for (const theme of THEMES) {
  test(`every story in the ${theme} theme`, async ({ page, request }) => {
    test.setTimeout(300_000)
    const index = (await (await request.get('/index.json')).json()) as StoryIndex
    const stories = Object.values(index.entries).filter((entry) => entry.type === 'story')
    expect(stories.length).toBeGreaterThan(0)
    await page.goto(`/iframe.html?id=${stories[0]?.id}&viewMode=story`)
    await page.waitForFunction(() => {
      const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as { __STORYBOOK_ADDONS_CHANNEL__?: Channel }
      return channel?.last('storyFinished')
    })
    await finished(page, 'updateGlobals', { globals: { theme } })
    for (const { id, title, name } of [...stories.slice(1), ...stories.slice(0, 1)]) {
      await test.step(`${title} / ${name}`, async () => {
        const { storyId, status, reporters } = await finished(page, 'setCurrentStory', {
          storyId: id,
          viewMode: 'story',
        })
        const accessibility = reporters.find(({ type }) => type === 'a11y')
        expect.soft({ storyId, status }).toEqual({ storyId: id, status: 'success' })
        expect
          .soft(
            accessibility?.result.violations?.map((violation) => violation.id),
            `axe on ${id}`,
          )
          .toEqual([])
      })
    }
  })
}

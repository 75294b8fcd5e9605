import { expect, test } from '@playwright/test'

interface StoryIndex {
  entries: Record<string, { id: string; type: 'story' | 'docs'; title: string; name: string }>
}

/** What Storybook reports of a story: whether it rendered and its play function passed, and what axe found. */
interface StoryFinished {
  storyId: string
  status: 'success' | 'error'
  reporters: { type: string; status: 'passed' | 'failed' | 'warning'; result: { violations?: { id: string }[] } }[]
}

/**
 * Storybook's stories as tests: each one renders, its play function passes, and the accessibility addon finds nothing,
 * in both themes. The list is Storybook's own index, so a new story is a new check.
 */
for (const theme of ['light', 'dark']) {
  test(`every story in ${theme}`, async ({ page, request }) => {
    test.setTimeout(300_000)
    const index = (await (await request.get('/index.json')).json()) as StoryIndex
    const stories = Object.values(index.entries).filter((entry) => entry.type === 'story')
    expect(stories.length).toBeGreaterThan(0)
    for (const story of stories) {
      await test.step(`${story.title} / ${story.name}`, async () => {
        await page.goto(`/iframe.html?id=${story.id}&viewMode=story&globals=theme:${theme}`)
        const finished = await page.waitForFunction(
          (id) => {
            const { __STORYBOOK_ADDONS_CHANNEL__: channel } = window as unknown as {
              __STORYBOOK_ADDONS_CHANNEL__?: { last(event: string): [StoryFinished] | undefined }
            }
            const report = channel?.last('storyFinished')?.[0]
            return report?.storyId === id ? report : null
          },
          story.id,
          { timeout: 20_000 },
        )
        const { status, reporters } = (await finished.jsonValue()) as StoryFinished
        const accessibility = reporters.find(({ type }) => type === 'a11y')
        expect.soft(status, story.id).toBe('success')
        expect
          .soft(
            accessibility?.result.violations?.map(({ id }) => id),
            `axe on ${story.id}`,
          )
          .toEqual([])
      })
    }
  })
}

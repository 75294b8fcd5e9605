import AxeBuilder from '@axe-core/playwright'
import { expect, test } from '@playwright/test'

interface StoryIndex {
  entries: Record<string, { id: string; type: 'story' | 'docs'; title: string; name: string }>
}

/**
 * Storybook's stories as tests: each one renders, its play function passes, and axe finds nothing, in both themes.
 * The list is Storybook's own index, so a new story is a new check.
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
        const outcome = await page.evaluate(() => globalThis.storyOutcome)
        expect(outcome, story.id).toBe('finished')
        const { violations } = await new AxeBuilder({ page }).include('#storybook-root').analyze()
        expect(
          violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' | ')}`),
          story.id,
        ).toEqual([])
      })
    }
  })
}

import { defineConfig } from '@playwright/test'
import { launchOptions } from './browser.ts'

const env = process.env
env['E2E_STORYBOOK_PORT'] ??= '3380'
const url = `http://localhost:${env['E2E_STORYBOOK_PORT']}`

/** Storybook's stories as tests. They need no product, so they run beside the tests that do, on what those leave idle. */
export default defineConfig({
  testDir: '.',
  testMatch: 'stories/*.spec.ts',
  outputDir: 'test-results/stories',
  fullyParallel: true,
  workers: 1,
  retries: env['CI'] ? 1 : 0,
  timeout: 60_000,
  reporter: [['list'], ['json', { outputFile: 'test-results/stories.json' }]],
  use: { locale: 'en-US', launchOptions: launchOptions() },
  webServer: {
    command: `pnpm exec sirv ../packages/ui/storybook-static --port ${env['E2E_STORYBOOK_PORT']} --quiet`,
    url: `${url}/index.json`,
  },
})

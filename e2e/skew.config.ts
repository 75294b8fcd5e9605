import { defineConfig } from '@playwright/test'
import { launchOptions } from './browser.ts'
import { desktop } from './viewports.ts'

/** For `pnpm skew`, which starts the product and says what is live in it. */
export default defineConfig({
  testDir: 'skew',
  outputDir: `test-results/skew-${process.env['SKEW_MEETING']}`,
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  reporter: [['list']],
  use: {
    ...desktop,
    baseURL: `http://localhost:${process.env['E2E_PORT']}`,
    locale: 'en-US',
    screenshot: 'only-on-failure',
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launchOptions(),
  },
})

import { defineConfig } from '@playwright/test'
import product from './playwright.config.ts'
import { desktop } from './viewports.ts'

/** The browser test of a remote elsewhere (REMOTE_TESTS), on a product that runs. */
export default defineConfig({
  testDir: process.env['REMOTE_TESTS'] ?? '.',
  outputDir: 'test-results/elsewhere',
  timeout: product.timeout ?? 0,
  expect: product.expect ?? {},
  reporter: 'line',
  use: product.use ?? {},
  projects: [{ name: 'desktop', use: desktop }],
})

import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { ADMINISTRATORS } from './app/administrators.ts'
import { launchOptions } from './browser.ts'
import { specsInScope } from './scope.ts'
import { desktop, phone } from './viewports.ts'

// Workers load this file too, so the environment passes on values that are chosen only once.
const env = process.env
env['E2E_PORT'] ??= '3300'
env['E2E_SANDBOX_PORT'] ??= '3390'
env['E2E_DATA_DIR'] ??= mkdtempSync(join(tmpdir(), 'soulsign-e2e-'))

const app = `http://localhost:${env['E2E_PORT']}`
// A test runs in both sizes if the layout matters. A file named .desktop or .phone runs only in that size, and so does a
// single test tagged @desktop.
const SPECS = specsInScope('.spec.ts')
/** Tests that change the product for everyone and would disturb all others. */
const ALONE = specsInScope('.alone.spec.ts')

export default defineConfig({
  testDir: '.',
  globalSetup: './quick-guide.ts',
  outputDir: 'test-results/app',
  fullyParallel: true,
  workers: 2,
  forbidOnly: Boolean(env['CI']),
  // CI shares its machine with others; elsewhere a flaky test is seen.
  retries: env['CI'] ? 1 : 0,
  // These limits only end what hangs: a machine that is shared takes three times as long as a quiet one.
  timeout: 240_000,
  expect: { timeout: 60_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/app.json' }]],
  use: {
    baseURL: app,
    locale: 'en-US',
    screenshot: 'only-on-failure',
    // A page's requests could not be answered by a test behind a worker.
    serviceWorkers: 'block',
    // Animations cost a tenth of the time, and traces (`--trace on`) a third.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: launchOptions(),
  },
  projects: [
    { name: 'desktop', testMatch: SPECS, testIgnore: [...ALONE, 'app/**/*.phone.spec.ts'], use: desktop },
    {
      name: 'phone',
      testMatch: SPECS,
      testIgnore: [...ALONE, 'app/**/*.desktop.spec.ts'],
      grepInvert: /@desktop/,
      use: phone,
    },
    { name: 'alone', testMatch: ALONE, use: desktop, workers: 1, dependencies: ['desktop', 'phone'] },
  ],
  webServer: {
    command: 'node ../scripts/start.ts',
    url: `${app}/api/ready`,
    timeout: 180_000,
    stdout: 'ignore',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 40_000 },
    env: {
      PORT: env['E2E_PORT'],
      SANDBOX_PORT: env['E2E_SANDBOX_PORT'],
      DATA_DIR: env['E2E_DATA_DIR'],
      // Each test is a visitor with its own address, sent in X-Forwarded-For.
      TRUSTED_PROXIES: '127.0.0.1,::1',
      ADMIN_EMAILS: ['admin@example.test', 'keeper@example.test', 'second-factor@example.test', ...ADMINISTRATORS].join(
        ',',
      ),
    },
  },
})

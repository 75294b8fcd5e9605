import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: './test/cluster.ts',
    setupFiles: './test/setup.ts',
    // A worker loads the API, with its lexicon, once; each file brings its own data and servers.
    isolate: false,
    // Only ends what hangs: browsers and builds run beside them.
    testTimeout: 240_000,
    retry: process.env.CI ? 1 : 0,
    hookTimeout: 240_000,
    // Awaited results come late on a busy machine.
    expect: { poll: { timeout: 15_000 } },
  },
})

import { defineConfig } from 'vitest/config'
import { RETRIES } from '../scripts/test-retries.ts'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts', 'test/**/*.test.ts'],
    globalSetup: './test/cluster.ts',
    // A worker loads the API, with its lexicon, once; each file brings its own data and servers.
    isolate: false,
    testTimeout: 30_000,
    retry: RETRIES,
    hookTimeout: 60_000,
  },
})

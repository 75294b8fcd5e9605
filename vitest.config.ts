import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    // Each package that has tests brings its own settings, if it needs any.
    projects: ['packages/*', 'api', 'shell', 'mfe-*', 'widget/vitest.*.config.ts'],
    // Two files at once also where there are two cores: the API's tests wait more than they work.
    maxWorkers: 2,
  },
})

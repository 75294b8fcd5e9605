import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Each package that has tests brings its own settings, if it needs any.
  test: { projects: ['packages/*', 'api', 'shell', 'mfe-*', 'widget/vitest.*.config.ts', 'scripts'] },
})

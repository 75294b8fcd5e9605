import { defineConfig } from 'vitest/config'

/**
 * What `pnpm mutate` runs tests with. Each file loads its modules itself: a mutant in code that runs once, while a module
 * is loaded, would go unnoticed where modules are shared.
 */
export default defineConfig({
  test: {
    projects: [
      { extends: './api/vitest.config.ts', root: './api', test: { name: 'api', isolate: true } },
      { test: { name: 'contracts', include: ['packages/contracts/**/*.test.ts'] } },
      'widget/vitest.react.config.ts',
    ],
  },
})

import { defineConfig } from 'vitest/config'
import { STAND_INS } from './widget/aliases.ts'

/** What `pnpm mutate` names. */
const files = (process.env.TEST_FILES ?? '').split(' ')
const isWidget = (file: string) => file.startsWith('widget/')

/**
 * The tests of one target of `pnpm mutate`. Each file loads its modules itself: a mutant in code that runs once, while a
 * module is loaded, would go unnoticed where modules are shared.
 */
export default defineConfig({
  resolve: { alias: STAND_INS },
  test: {
    include: files,
    environment: files.some(isWidget) ? 'happy-dom' : 'node',
    globalSetup: './api/test/cluster.ts',
    testTimeout: 10_000,
    hookTimeout: 30_000,
  },
})

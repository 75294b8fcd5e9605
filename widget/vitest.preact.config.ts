import { defineConfig } from 'vitest/config'
import { PREACT, STAND_INS } from './aliases.ts'

/** Runs the frame's tests on Preact, which the build uses. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: {
    alias: Object.entries({ ...STAND_INS, ...PREACT }).map(([name, replacement]) => ({
      find: new RegExp(`^${name}$`),
      replacement,
    })),
  },
  test: {
    name: 'widget on Preact',
    environment: 'happy-dom',
    retry: process.env.CI ? 1 : 0,
    include: ['frame/**/*.test.tsx'],
    // Their `react` must be the alias too.
    server: { deps: { inline: ['lucide-react', 'clsx'] } },
  },
})

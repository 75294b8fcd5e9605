import { defineConfig } from 'vitest/config'

/** A commit: only tests affected by changes since then run (`pnpm test --affected`). */
const since = process.env.TEST_SINCE

export default defineConfig({
  test: {
    ...(since && { changed: since, passWithNoTests: true }),
    projects: [
      {
        test: {
          name: 'unit',
          include: ['{packages/*,shell,mfe-*,scripts}/**/*.test.{ts,tsx}'],
          // Modules loaded by a worker are reused for all its files.
          isolate: false,
        },
      },
      'api',
      'widget/vitest.*.config.ts',
    ],
    coverage: {
      include: ['{api,packages/*,shell,mfe-*}/src/**/*.{ts,tsx}', 'widget/{frame,loader,react}/**/*.{ts,tsx}'],
      exclude: ['**/*.stories.tsx', '**/*.test.*', '**/*.d.ts'],
      reporter: ['text-summary', 'json-summary'],
    },
  },
})

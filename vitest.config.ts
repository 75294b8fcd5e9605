import { defineConfig } from 'vitest/config'

/** Folders of the remotes that a change touched, when it touched nothing else (`pnpm test --affected`); else empty. */
const remotes = (process.env.TEST_REMOTES ?? '').split(',').filter(Boolean)
const tests = '**/*.test.{ts,tsx}'
const unit = {
  test: {
    name: 'unit',
    include:
      remotes.length > 0
        ? remotes.map((folder) => `${folder}/${tests}`)
        : [`{packages/*,shell,mfe-*,scripts}/${tests}`],
    // Modules loaded by a worker are reused for all its files.
    isolate: false,
    // Only ends what hangs: browsers and builds run beside them.
    testTimeout: 240_000,
    retry: process.env.CI ? 1 : 0,
    // Awaited results come late on a busy machine.
    expect: { poll: { timeout: 15_000 } },
  },
}

export default defineConfig({
  test: {
    // A remote may have no tests of this kind.
    passWithNoTests: remotes.length > 0,
    projects: remotes.length > 0 ? [unit] : [unit, 'api', 'widget/vitest.*.config.ts'],
    coverage: {
      include: ['{api,packages/*,shell,mfe-*}/src/**/*.{ts,tsx}', 'widget/{frame,loader,react}/**/*.{ts,tsx}'],
      exclude: ['**/*.stories.tsx', '**/*.test.*', '**/*.d.ts'],
      reporter: ['text-summary'],
      // The figures are printed even if a test fails.
      reportOnFailure: true,
    },
  },
})

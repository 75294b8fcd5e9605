import { defineConfig } from 'vitest/config'
import { STAND_INS } from './aliases.ts'

/** Runs the frame's tests on React, which the source is written for. */
export default defineConfig({
  root: import.meta.dirname,
  resolve: { alias: STAND_INS },
  test: {
    name: 'widget on React',
    environment: 'happy-dom',
    isolate: false,
    testTimeout: 120_000,
    retry: process.env.CI ? 1 : 0,
  },
})

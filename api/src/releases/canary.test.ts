import { expect, test } from 'vitest'
import { isWorse } from './canary.ts'

test.each([
  ['no failure', { pages: 100, failures: 0 }, { pages: 900, failures: 0 }, false],
  ['two failures are a bad day', { pages: 2, failures: 2 }, { pages: 900, failures: 0 }, false],
  ['three on few pages, none elsewhere', { pages: 10, failures: 3 }, { pages: 90, failures: 0 }, true],
  ['failures before the pages were counted', { pages: 0, failures: 3 }, { pages: 0, failures: 0 }, true],
  ['as often as the live one', { pages: 100, failures: 10 }, { pages: 900, failures: 90 }, false],
  ['twice as often, and a little more', { pages: 100, failures: 22 }, { pages: 900, failures: 90 }, true],
  ['rare on both', { pages: 1_000, failures: 10 }, { pages: 9_000, failures: 0 }, false],
])('%s', (_, canary, live, worse) => {
  expect(isWorse({ canary, live })).toBe(worse)
})

import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { RETENTION } from './retention.ts'

const page = readFileSync(new URL('../../../docs/security.md', import.meta.url), 'utf8')

test.each([
  ["a guest's records", 'guestEntries'],
  ["a guest's address (IP)", 'guestCounters'],
  ['what people agreed to', 'guestEntries'],
  ['accounts', 'accounts'],
  ['unconfirmed mail addresses', 'unconfirmedAccounts'],
  ['what was deleted', 'tombstones'],
  ['what administrators did', 'adminLog'],
] as const)('docs/security.md says of %s how long it is kept', (what, kind) => {
  const line = page.split('\n').find((text) => text.startsWith(`| ${what} `))
  expect(line?.split('|')[3]).toContain(RETENTION[kind].period)
})

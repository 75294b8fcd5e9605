import { expect, test } from 'vitest'
import { maskAddress } from './masked-address.ts'

test.each([
  ['anna.rivera@example.test', 'an•••a@example.test'],
  ['annab@example.test', 'an•••b@example.test'],
  ['anna@example.test', 'a•••@example.test'],
  ['a@example.test', 'a•••@example.test'],
  ['"odd@local"@example.test', '"o•••"@example.test'],
])('%s is shown as %s', (email, masked) => {
  expect(maskAddress(email)).toBe(masked)
})

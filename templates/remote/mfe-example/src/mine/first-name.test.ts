import { expect, test } from 'vitest'
import { firstName } from './first-name.ts'

test.each([
  ['Ana Rivera', 'Ana'],
  ['  Ana  ', 'Ana'],
  ['', null],
  [null, null],
])('of %j the first name is %j', (name, first) => {
  expect(firstName(name)).toBe(first)
})

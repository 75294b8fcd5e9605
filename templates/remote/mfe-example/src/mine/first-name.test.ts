import { expect, test } from 'vitest'
import { firstName } from './first-name.ts'

test.each([
  ['Ana Rivera', 'Ana'],
  ['  Ana  ', 'Ana'],
  ['', null],
  [null, null],
])('the first name of %j is %j', (name, first) => {
  expect(firstName(name)).toBe(first)
})

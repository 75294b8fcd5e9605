import { expect, test } from 'vitest'
import { pathShape, plainMessage } from './logged-text.ts'

test.each([
  ['/', '/'],
  ['/nope', '/nope'],
  ['/healing-plan/nope', '/healing-plan/nope'],
  ['/reset/ana@example.test', '/reset/*'],
  ['/x/5f2c9a7be1d04c3f', '/x/*'],
  ['/my%20husband%20hits%20me', '/*'],
  ['/a/b/c/d/e/f', '/a/b/c/d/*'],
  ['/iwanttodiebecausenobodyhelps', '/*'],
])('of %s the log has %s', (path, shape) => {
  expect(pathShape(path)).toBe(shape)
})

test.each([
  ["Cannot read properties of undefined (reading 'map')", 'Cannot read properties of undefined (reading *)'],
  ['Unexpected token m, "my husband hits me" is not valid JSON', 'Unexpected token m, * is not valid JSON'],
  ['Failed to fetch https://x.example/a?token=5f2c9a7b', 'Failed to fetch *'],
  ['ana@example.test +49 30 1234', '*'],
  ['x'.repeat(500), '*'],
])('of the message %s the log has %s', (message, plain) => {
  expect(plainMessage(message)).toBe(plain)
})

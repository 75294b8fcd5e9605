import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSeal } from './seal.ts'

const [old, young] = [randomBytes(32), randomBytes(32)]
const secret = randomBytes(32)

test('a sealed secret opens only unchanged, with its key and at its place', () => {
  const sealed = createSeal([old]).seal(secret, 'secrets guest-token')
  expect(sealed.includes(secret)).toBe(false)
  expect(createSeal([old]).open(sealed, 'secrets guest-token')).toEqual(secret)
  expect(() => createSeal([young]).open(sealed, 'secrets guest-token')).toThrow('SECRETS_KEY: has no key that opens')
  expect(() => createSeal([]).open(sealed, 'secrets guest-token')).toThrow('SECRETS_KEY')
  expect(() => createSeal([old]).open(sealed, 'secrets frame-token')).toThrow()
  sealed[sealed.length - 1] = (sealed.at(-1) ?? 0) ^ 1
  expect(() => createSeal([old]).open(sealed, 'secrets guest-token')).toThrow()
})

test('with two keys the first one seals, and both open', () => {
  const both = createSeal([young, old])
  expect(both.open(createSeal([old]).seal(secret, 'x'), 'x')).toEqual(secret)
  expect(createSeal([young]).open(both.seal(secret, 'x'), 'x')).toEqual(secret)
})

test('the same secret is sealed differently each time', () => {
  const { seal } = createSeal([old])
  expect(seal(secret, 'x')).not.toEqual(seal(secret, 'x'))
})

test('without a key nothing is sealed, and what was stored so stays readable', () => {
  expect(createSeal([]).seal(secret, 'x')).toEqual(secret)
  expect(createSeal([old]).open(secret, 'x')).toEqual(secret)
})

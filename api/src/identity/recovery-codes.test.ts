import { expect, test } from 'vitest'
import { newRecoveryCodes, readRecoveryCode } from './recovery-codes.ts'

test('ten different codes that can be read aloud', () => {
  const codes = newRecoveryCodes()
  expect(new Set(codes).size).toBe(10)
  for (const code of codes) {
    expect(code).toMatch(/^([0-9a-hjkmnp-tv-z]{4}-){5}[0-9a-hjkmnp-tv-z]{4}$/)
    expect(readRecoveryCode(code)).toBe(code)
  }
})

test('a code has 112 bits at least, so that its hash needs no salt', () => {
  const [code = ''] = newRecoveryCodes()
  expect(code.replaceAll('-', '').length * 5).toBeGreaterThanOrEqual(112)
})

test.each([
  ['K3PO 9VXA 72MQ D8TZ', 'k3p0-9vxa-72mq-d8tz'],
  ['k3p09vxa72mqd8tz', 'k3p0-9vxa-72mq-d8tz'],
  [' L3po–9vxa—72mq-d8tz ', '13p0-9vxa-72mq-d8tz'],
  ['', ''],
])('%j is read as %s', (typed, code) => {
  expect(readRecoveryCode(typed)).toBe(code)
})

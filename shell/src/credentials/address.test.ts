// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { takeHandover, takeSignInFailure } from './address.ts'

const open = (address: string) => window.history.replaceState(null, '', address)

test.each(['?error=x&error_code=user_cancelled&error_description=y&a=1', '?a=1#error=x&error_code=user_cancelled&sb='])(
  'a known failure in %s is taken out of the address',
  (address) => {
    open(`/journal${address}`)
    expect(takeSignInFailure()).toBe('user_cancelled')
    expect(window.location.pathname + window.location.search + window.location.hash).toBe('/journal?a=1')
  },
)

test.each([
  '/?error=x&error_description=Your account is locked. Call 555 0100',
  '/?error=access_denied&error_code=made_up&error_description=Call 555 0100',
  '/#error=access_denied&error_code=toString&error_description=Call 555 0100',
])('words that anybody could write are dropped: %s', (address) => {
  open(address)
  expect(takeSignInFailure()).toBeNull()
  expect(window.location.href).not.toContain('555')
})

test('another page’s own parameter stays', () => {
  open('/journal?error=mine')
  expect(takeSignInFailure()).toBeNull()
  expect(window.location.search).toBe('?error=mine')
})

test('the code of a partner’s frame is taken out of the address', () => {
  open('/journal?a=1#handover=code&part=2')
  expect(takeHandover()).toBe('code')
  expect(window.location.search + window.location.hash).toBe('?a=1#part=2')
  expect(takeHandover()).toBeNull()
})

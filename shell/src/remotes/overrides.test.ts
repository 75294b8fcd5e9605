import { describe, expect, test } from 'vitest'
import { applyQuery } from './overrides.ts'

const after = (query: string, stored = {}) => applyQuery(stored, new URLSearchParams(query))

describe('an override in the address', () => {
  test('names an origin of this machine; its path is dropped', () => {
    expect(after('remote.journal=http://localhost:4004/x?y')).toEqual({ journal: 'http://localhost:4004' })
    expect(after('remote.admin=http://127.0.0.1:4005')).toEqual({ admin: 'http://127.0.0.1:4005' })
  })

  test.each([
    'remote.journal=https://evil.example',
    'remote.journal=http://localhost.evil.example',
    'remote.journal=http://localhost@evil.example',
    'remote.journal=javascript:alert(1)',
    'remote.journal=//evil.example',
    'remote.Journal=http://localhost:4004',
    'remote.widget=http://localhost:4004',
    'remote.__proto__=http://localhost:4004',
    'journal=http://localhost:4004',
  ])('changes nothing if it is %s', (query) => {
    const stored = { diagnosis: 'http://localhost:4003' }
    expect(after(query, stored)).toEqual(stored)
  })

  test('ends with an empty value, and leaves the others', () => {
    const stored = { journal: 'http://localhost:4004', admin: 'http://localhost:4005' }
    expect(after('remote.journal=', stored)).toEqual({ admin: 'http://localhost:4005' })
  })
})

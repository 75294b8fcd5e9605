import { describe, expect, it } from 'vitest'
import { isCompatible } from './remote.ts'

describe('isCompatible', () => {
  it('accepts a shell that is newer within the range', () => {
    expect(isCompatible('^1.0.0', '1.4.2')).toBe(true)
  })
  it('refuses a shell that is older than the range or a major ahead of it', () => {
    expect(isCompatible('^1.2.0', '1.1.0')).toBe(false)
    expect(isCompatible('^1.0.0', '2.0.0')).toBe(false)
  })
  it('refuses what is no range', () => {
    expect(isCompatible('not a range', '1.0.0')).toBe(false)
  })
})

import { AdminDiagnosesQuery, AdminUsersQuery } from '@soulsign/contracts'
import { describe, expect, it } from 'vitest'
import { isNarrowed, readQuery, withParts } from './query.ts'

describe('the address of a list', () => {
  it('is read without its invalid parts', () => {
    const address = new URLSearchParams('search= ana &sort=email&direction=up&limit=5&limit=9&other=1')
    expect(readQuery(AdminUsersQuery, address)).toEqual({ search: 'ana', sort: 'email' })
  })
  it('opens no words', () => {
    const address = new URLSearchParams('search=ana&opening=8f14e45f-ceea-467f-9a3e-3f1d2b6c7a10')
    expect(readQuery(AdminDiagnosesQuery, address)).toEqual({ search: 'ana' })
  })
  it('goes back to the first page on a change, and keeps other parameters', () => {
    const address = new URLSearchParams('search=ana&cursor=abc&tab=2')
    expect(withParts(address, { search: '', sort: 'name' }).toString()).toBe('tab=2&sort=name')
  })
  it('is narrowed by search and filters, not by sort and page', () => {
    expect(isNarrowed({ cursor: 'abc', sort: 'name', direction: 'asc' })).toBe(false)
    expect(isNarrowed({ type: 'mental' })).toBe(true)
  })
})

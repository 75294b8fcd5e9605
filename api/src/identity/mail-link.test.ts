import { describe, expect, it } from 'vitest'
import { allowedRedirect, linkUrl } from './mail-link.ts'

const OURS = 'https://soulsign.example'

describe('redirect targets', () => {
  it('stay on our own origin', () => {
    expect(allowedRedirect(OURS, `${OURS}/journal?search=a`).href).toBe(`${OURS}/journal?search=a`)
    expect(allowedRedirect(OURS, '/account').href).toBe(`${OURS}/account`)
  })

  it.each([
    'https://evil.example/',
    '//evil.example/x',
    'https://soulsign.example.evil.example/',
    'https://soulsign.example@evil.example/',
    'https://evil@soulsign.example/',
    'http://soulsign.example/',
    'https://soulsign.example:8443/',
    'javascript:alert(1)',
    'data:text/html,x',
    '\\\\evil.example',
    'https:evil.example',
    `${OURS}//evil.example`,
    `${OURS}/\\evil.example`,
    '/.//evil.example',
    `blob:${OURS}/x`,
  ])('%j becomes one of our own pages', (target) => {
    const { origin, protocol, pathname } = allowedRedirect(OURS, target)
    expect([protocol, origin]).toEqual(['https:', OURS])
    expect(new URL(pathname, OURS).origin).toBe(OURS)
  })
})

describe('links in mails', () => {
  it('lead to a page with a button and carry the way back', () => {
    const url = new URL(linkUrl(OURS, 'secret', new URL(`${OURS}/diagnosis/1?a=b`)))
    expect(url.pathname).toBe('/auth/confirm')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      token_hash: 'secret',
      type: 'email',
      next: '/diagnosis/1?a=b',
    })
  })
  it('lead to /email-verification for a request from there', () => {
    expect(new URL(linkUrl(OURS, 's', new URL(`${OURS}/email-verification`))).pathname).toBe('/email-verification')
  })
})

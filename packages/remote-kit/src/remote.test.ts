import type { RemoteDescription } from '@soulsign/contracts'
import { describe, expect, it } from 'vitest'
import { containerName, defineRemote, isCompatible } from './remote.ts'

const DESCRIPTION: RemoteDescription = {
  name: 'dreams',
  contract: '^2.0.0',
  api: '^1.0.0',
  port: 4100,
  namespace: 'dreams',
  routes: [{ path: '/dreams', access: 'user', title: 'Dreams', description: 'Dreams', indexed: false }],
  navigation: [],
}
const load = { en: async () => ({ default: {} }) }
const define = (...paths: string[]) => defineRemote(DESCRIPTION, { routes: paths.map((path) => ({ path })), load })

describe('defineRemote', () => {
  it('accepts pages at the routes of the description and below them', () => {
    expect(define('/dreams', '/dreams/:id?', '/dreams/old/*').routes).toHaveLength(3)
  })
  it.each(['/night', '/dreamsx', '/', '/:id', '*', 'dreams'])(
    'refuses a page at %s, which no access is named for',
    (path) => {
      expect(() => define('/dreams', path)).toThrow(`mfe-dreams has a page at "${path}"`)
    },
  )
})

it('the name of a container is a valid variable name', () => {
  expect(containerName('dream-diary')).toBe('soulsign_dream_diary')
})

describe('isCompatible', () => {
  it('accepts a newer shell within the range', () => {
    expect(isCompatible('^1.0.0', '1.4.2')).toBe(true)
  })
  it('refuses a shell that is older than the range or a major ahead of it', () => {
    expect(isCompatible('^1.2.0', '1.1.0')).toBe(false)
    expect(isCompatible('^1.0.0', '2.0.0')).toBe(false)
  })
  it('refuses an invalid range', () => {
    expect(isCompatible('not a range', '1.0.0')).toBe(false)
  })
})

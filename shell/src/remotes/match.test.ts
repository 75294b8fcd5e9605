import type { RemoteRoute } from '@soulsign/contracts'
import { expect, test } from 'vitest'
import { accessAt, loaderFor } from './match.ts'
import type { RemoteLoader } from './remote-loader.ts'

const route = (path: string, access: RemoteRoute['access']): RemoteRoute => ({
  path,
  access,
  title: path,
  description: path,
  indexed: false,
})
const ROUTES = [route('/dreams', 'open'), route('/dreams/mine', 'user'), route('/staff', 'admin')]

test.each([
  ['/dreams', 'open'],
  ['/dreams/7', 'open'],
  ['/dreams/mine', 'user'],
  ['/dreams/mine/7', 'user'],
  ['/dreams/mines', 'open'],
  ['/Dreams/MINE', 'user'],
  ['/staff/users', 'admin'],
])('the most specific route says who may open %s: %s', (path, access) => {
  expect(accessAt(ROUTES, path)).toBe(access)
  expect(accessAt(ROUTES.toReversed(), path)).toBe(access)
})

test.each(['/', '/dream', '/dreamsx', '/%73taff', '//staff'])('%s is closed because no route names it', (path) => {
  expect(accessAt(ROUTES, path)).toBe('admin')
})

test.each([
  ['/dreams/7', 0],
  ['/staff', 1],
  ['/dreamsx', undefined],
])('the remote with a route there owns %s', (path, owner) => {
  const loaders = [ROUTES.slice(0, 2), ROUTES.slice(2)].map(
    (routes) => ({ live: { routes } }) as unknown as RemoteLoader,
  )
  expect(loaderFor(loaders, path)).toBe(owner === undefined ? undefined : loaders[owner])
})

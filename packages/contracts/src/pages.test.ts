import { expect, test } from 'vitest'
import type { Page } from './page.ts'
import { editablePages, pageAt, pagesOf, routeAt } from './pages.ts'

const page = (path: string, more: Partial<Page> = {}): Page => ({
  path,
  title: path,
  description: path,
  indexed: false,
  ...more,
})
const remote = (order: number[], ...routes: Page[]) => ({
  routes,
  navigation: order.map((place) => ({ order: place })),
})

test('lists the shell’s pages, then remotes in navigation order, then remotes without an item', () => {
  const seo = { key: 'x', label: 'X' }
  const pages = pagesOf({
    pages: [page('/', { seo }), page('/welcome', { seo, canonical: '/' }), page('/about')],
    remotes: [
      remote([], page('/hidden')),
      remote([9, 4], page('/second', { seo })),
      remote([1], page('/first'), page('/first/more')),
    ],
  })
  expect(pages.map(({ path }) => path)).toEqual([
    '/',
    '/welcome',
    '/about',
    '/first',
    '/first/more',
    '/second',
    '/hidden',
  ])
  // The landing page has two addresses but only one set of metadata.
  expect(editablePages(pages).map(({ path }) => path)).toEqual(['/', '/second'])
})

test.each([
  ['/', '/'],
  ['/dreams', '/dreams'],
  ['/dreams/', '/dreams'],
  ['/dreams/7', undefined],
  ['/dreams/all/7', '/dreams/all'],
  ['/dreams/all/mine', '/dreams/all/mine'],
  ['/dreams/all/mine/7', undefined],
  ['/dream', undefined],
])('the page at %s is %s', (path, found) => {
  const dreams = remote([], page('/dreams/all', { below: true }), page('/dreams'), page('/dreams/all/mine'))
  const pages = pagesOf({ pages: [page('/')], remotes: [dreams] })
  expect(pageAt(pages, path)?.path).toBe(found)
})

test('finds the most specific route in any order of the list', () => {
  const routes = [page('/dreams'), page('/dreams/mine')]
  for (const listed of [routes, routes.toReversed()]) {
    expect(routeAt(listed, '/dreams/mine/7')?.path).toBe('/dreams/mine')
    expect(routeAt(listed, '/dreams/other')?.path).toBe('/dreams')
    expect(routeAt(listed, '/dreamsx')).toBeUndefined()
  }
})

import { expect, test } from 'vitest'
import { editablePages, type Page, pageAt, pagesOf, routeAt } from './pages.ts'

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

test('pages come in the order of the navigation, after the shell’s; remotes without an item come last', () => {
  const seo = { key: 'x', label: 'X' }
  const pages = pagesOf([
    remote([], page('/hidden')),
    remote([9, 4], page('/second', { seo })),
    remote([1], page('/first'), page('/first/more')),
  ])
  expect(pages.map(({ path }) => path)).toEqual([
    '/',
    '/welcome',
    '/about',
    '/first',
    '/first/more',
    '/second',
    '/hidden',
  ])
  // The landing page has two addresses and is edited once.
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
  const pages = pagesOf([remote([], page('/dreams/all', { below: true }), page('/dreams'), page('/dreams/all/mine'))])
  expect(pageAt(pages, path)?.path).toBe(found)
})

test('the most specific route answers, in whatever order they are listed', () => {
  const routes = [page('/dreams'), page('/dreams/mine')]
  for (const listed of [routes, routes.toReversed()]) {
    expect(routeAt(listed, '/dreams/mine/7')?.path).toBe('/dreams/mine')
    expect(routeAt(listed, '/dreams/other')?.path).toBe('/dreams')
    expect(routeAt(listed, '/dreamsx')).toBeUndefined()
  }
})

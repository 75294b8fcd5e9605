import type { StoredSeo } from '@soulsign/contracts'
import { expect, test } from 'vitest'
import { SHELL } from '../../test/builds.ts'
import { manifestOf, routeOf } from '../../test/manifest.ts'
import { closedPaths, indexedPaths, pageMeta } from './pages.ts'

const open = { access: 'open', indexed: true } as const
const REMOTES = [
  {
    base: '/remotes/dreams/1.0.0/',
    ...manifestOf('dreams', [
      routeOf('/dreams', { ...open, title: 'Dreams · {name}', seo: { key: 'dreams', label: 'Dreams Page' } }),
      routeOf('/dreams/mine', { access: 'user', title: 'My dreams · {name}' }),
      routeOf('/night', { ...open, below: true, seo: { key: 'night', label: 'Night Page' } }),
      routeOf('/keeper'),
    ]),
  },
]
const metaOf = (path: string, seo: StoredSeo[] = []) =>
  pageMeta(path, {
    productName: 'Soulsign',
    publicUrl: 'https://soul.example',
    pages: SHELL.pages,
    remotes: REMOTES,
    seo,
  })

test('a page has the metadata of its remote’s description', () => {
  expect(metaOf('/dreams')).toMatchObject({ known: true, title: 'Dreams · Soulsign', indexed: true })
  expect(metaOf('/dreams/mine')).toMatchObject({ known: true, title: 'My dreams · Soulsign', indexed: false })
  expect(metaOf('/night/7')).toMatchObject({ canonical: 'https://soul.example/night/7', indexed: true })
})

test('an unknown address below a remote’s route stays out of search engines', () => {
  expect(metaOf('/dreams/nothing')).toMatchObject({ known: true, indexed: false, jsonLd: null })
  expect(metaOf('/dream')).toMatchObject({ known: false, title: 'Page not found · Soulsign', canonical: null })
})

test('metadata stored for a key overrides the description, on its own pages only', () => {
  const none = { meta_keywords: null, og_title: null, og_description: null, og_image_url: null }
  const rest = { meta_description: null, ai_purpose: null, ai_focus: null, json_ld: null }
  const seo = [{ page_key: 'night', page_title: 'Dark', ...none, ...rest }]
  expect(metaOf('/night/7', seo).title).toBe('Dark')
  expect(metaOf('/dreams', seo).title).toBe('Dreams · Soulsign')
})

test('the sitemap and robots.txt follow the remotes that are live', () => {
  expect(indexedPaths({ pages: SHELL.pages, remotes: REMOTES })).toEqual(['/', '/about', '/dreams', '/night'])
  expect(closedPaths(REMOTES)).toEqual(['/keeper'])
  expect(indexedPaths({ pages: SHELL.pages, remotes: [] })).toEqual(['/', '/about'])
})

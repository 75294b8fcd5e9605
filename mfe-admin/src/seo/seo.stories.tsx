import { type Page, type Registry, SEO_LIMITS, type StoredSeo } from '@soulsign/contracts'
import { LONG_WORD, offline, pending, refused, screenStory } from '@soulsign/remote-kit/story'
import remote from '../remote.tsx'

export default { title: 'Screens/Admin/SEO' }

const stored = (more: Partial<StoredSeo>) => (): StoredSeo[] => [
  {
    page_key: 'homepage',
    page_title: null,
    meta_description: null,
    meta_keywords: null,
    og_title: null,
    og_description: null,
    og_image_url: null,
    ai_purpose: null,
    ai_focus: null,
    json_ld: null,
    ...more,
  },
]

const HOME_PAGE: Page = {
  path: '/',
  title: '{name}',
  description: 'What the page is about.',
  indexed: true,
  seo: { key: 'homepage', label: 'Homepage' },
}

const getRegistry = (): Registry => ({
  overrides: false,
  pages: [HOME_PAGE],
  remotes: [
    {
      name: 'journal',
      version: '1.0.0',
      contract: '^2.0.0',
      port: 4004,
      namespace: 'journal',
      entry: 'entry.js',
      integrity: `sha384-${'x'.repeat(64)}`,
      styles: [],
      base: '/remotes/journal/1.0.0/',
      routes: [
        {
          ...HOME_PAGE,
          path: '/journal',
          access: 'user',
          indexed: false,
          seo: { key: 'journal', label: 'Journal Page' },
        },
      ],
      navigation: [],
    },
  ],
})

const shows = (getSeo: () => unknown, page = 'homepage') =>
  screenStory(remote, `/admin/seo?page=${page}`, { answers: { getSeo, getRegistry } })

export const Stored = shows(
  stored({
    page_title: 'Soulsign: what your body tells',
    meta_description: 'A calm place to reflect on what you feel. Not medical advice.',
    og_title: 'Soulsign',
    ai_purpose: 'Reflection on how one feels',
    json_ld: { '@context': 'https://schema.org', '@type': 'WebSite', name: 'Soulsign' },
  }),
)
export const Empty = shows(() => [], 'journal')
export const LongContent = shows(
  stored({
    page_title: LONG_WORD.slice(0, SEO_LIMITS.page_title),
    meta_description: LONG_WORD.slice(0, SEO_LIMITS.meta_description),
    og_title: LONG_WORD.slice(0, SEO_LIMITS.og_title),
    og_description: LONG_WORD.slice(0, SEO_LIMITS.og_description),
    json_ld: { '@type': 'WebSite', name: LONG_WORD },
  }),
)
export const Loading = shows(pending)
export const Failed = shows(refused(500))
export const Offline = shows(offline)

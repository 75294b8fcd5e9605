import {
  type LiveRemote,
  type Page,
  pageAt,
  pagesOf,
  type Registry,
  routeAt,
  type StoredSeo,
} from '@soulsign/contracts'

const NOT_FOUND = { title: 'Page not found · {name}', description: 'There is no page at this address.' }

/** The keywords of every page without its own. */
const KEYWORDS = 'spiritual insight, biodecoding, meaning of symptoms, self-reflection, holistic self-care, journal'

/** Paths of the pages that search engines may list. */
export const indexedPaths = (registry: Pick<Registry, 'pages' | 'remotes'>): string[] =>
  pagesOf(registry)
    .filter(({ indexed, canonical }) => indexed && !canonical)
    .map(({ path }) => path)

/** Paths that crawlers are asked to avoid: the administrators' pages. */
export const closedPaths = (remotes: LiveRemote[]): string[] =>
  remotes.flatMap(({ routes }) => routes.filter(({ access }) => access === 'admin').map(({ path }) => path))

/** Whether the shell or a live remote serves a path. */
const isAnswered = (path: string, { pages, remotes }: Pick<Registry, 'pages' | 'remotes'>) =>
  pages.some((page) => page.path === path) || remotes.some(({ routes }) => routeAt(routes, path))

/** The metadata of a page for crawlers and share cards. Null means not stated. */
export interface PageMeta {
  /** Whether there is a page at the address. */
  known: boolean
  title: string
  description: string
  keywords: string
  ogTitle: string
  ogDescription: string
  ogImage: string | null
  /** Null if the page should have no canonical address. */
  canonical: string | null
  indexed: boolean
  aiPurpose: string
  aiFocus: string
  jsonLd: Record<string, unknown> | null
}

interface PageContext {
  productName: string
  /** The site's origin, without a trailing slash. */
  publicUrl: string
  /** The shell's own pages, the home page first. */
  pages: Page[]
  remotes: LiveRemote[]
  seo: StoredSeo[]
}

/** Returns the metadata of the page at `path`: the stored values, otherwise those of the shell or its remote. */
export function pageMeta(path: string, { productName, publicUrl, pages, remotes, seo }: PageContext): PageMeta {
  const known = isAnswered(path, { pages, remotes })
  // A remote serves every path below its routes. A path without a page is most likely a mistake, and the remote shows
  // that there is nothing.
  const page: Page | undefined = known ? pageAt(pagesOf({ pages, remotes }), path) : undefined
  const [home = NOT_FOUND] = pages
  const text = known ? (page ?? home) : NOT_FOUND
  const storedFor = (key: string | undefined) => seo.find(({ page_key }) => page_key === key)
  const stored = storedFor(page?.seo?.key)
  const named = (template: string) => template.replaceAll('{name}', () => productName)
  const title = stored?.page_title || named(text.title)
  const description = stored?.meta_description || named(text.description)
  const indexed = page?.indexed ?? false
  const about = storedFor(pages[0]?.seo?.key)?.meta_description || named(home.description)
  return {
    known,
    title,
    description,
    keywords: stored?.meta_keywords || KEYWORDS,
    ogTitle: stored?.og_title || title,
    ogDescription: stored?.og_description || description,
    ogImage: stored?.og_image_url ? new URL(stored.og_image_url, publicUrl).href : null,
    canonical: known ? `${publicUrl}${page?.canonical ?? path}` : null,
    indexed,
    aiPurpose: stored?.ai_purpose || 'AI-written spiritual reflection on what a person feels. No medical advice.',
    aiFocus: stored?.ai_focus || 'Emotional, energetic and spiritual meaning; personal reflection; self-care',
    jsonLd: stored?.json_ld ?? (indexed ? describeApplication(productName, publicUrl, about) : null),
  }
}

/** The specification requires a health application. The disambiguating description says what it is and is not. */
function describeApplication(name: string, publicUrl: string, description: string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name,
    url: `${publicUrl}/`,
    description,
    applicationCategory: 'HealthApplication',
    operatingSystem: 'Any',
    disambiguatingDescription:
      'Texts are written by an AI or by a built-in guide, for personal reflection. They are not medical advice.',
  }
}

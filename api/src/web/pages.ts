import { type LiveRemote, SEO_PAGE_KEYS, SEO_PAGES, type StoredSeo, seoPageAt } from '@soulsign/contracts'

/** What the head of a page says. `{name}` stands for the product's name. */
interface PageText {
  title: string
  description: string
}

interface PageRule extends PageText {
  /** The path itself and, for pages with parts, everything below it. */
  path: string
  below?: boolean
  /** Another path that search engines should know the page by. */
  canonical?: string
  /** A page that belongs to one person or leads nowhere for a stranger: not for search engines. */
  private?: boolean
}

/** Pages that belong to one person, of those whose metadata can be edited. */
const PRIVATE_SEO_PAGES = ['diagnosis', 'healing_plan', 'journal']

const PAGES: PageRule[] = [
  ...SEO_PAGE_KEYS.map((key) => ({ ...SEO_PAGES[key], private: PRIVATE_SEO_PAGES.includes(key) })),
  { ...SEO_PAGES.homepage, path: '/welcome', canonical: '/' },
  {
    path: '/about',
    title: 'About {name}',
    description:
      'What {name} is, where its AI-written insights come from, and answers to common questions. A spiritual guide, not a doctor.',
  },
  {
    path: '/symptom-entry',
    title: 'What are you experiencing? · {name}',
    description:
      'Put into words what you feel in body or mind, and receive a spiritual insight written by an AI for you. For reflection, not medical advice.',
  },
  {
    path: '/auth/confirm',
    private: true,
    title: 'Confirm your sign-in · {name}',
    description: 'Opened from the link in your e-mail: one more step and you are signed in to {name}.',
  },
  {
    path: '/email-verification',
    private: true,
    title: 'Confirm your e-mail · {name}',
    description: 'Finish signing in to {name}.',
  },
  {
    path: '/account',
    private: true,
    title: 'Your account · {name}',
    description: 'Your profile and settings at {name}.',
  },
  {
    // Shown to people who are signed in.
    path: '/subscription',
    private: true,
    title: 'Choose Your Healing Path · {name}',
    description: 'Monthly, yearly and lifetime access to AI-written Healing Plans. For reflection, not medical advice.',
  },
  { path: '/admin', below: true, private: true, title: 'Administration · {name}', description: 'For staff of {name}.' },
]

const NOT_FOUND: PageText = { title: 'Page not found · {name}', description: 'There is no page at this address.' }

/** Of every page that has none of its own. */
const KEYWORDS = 'spiritual insight, biodecoding, meaning of symptoms, self-reflection, holistic self-care, journal'

/** Routes that the shell itself answers for. */
const SHELL_ROUTES = ['/', '/welcome', '/about']

/** Pages that search engines may list. */
export const PUBLIC_PATHS = PAGES.filter((page) => !page.private && !page.canonical).map(({ path }) => path)

const isBelow = (path: string, prefix: string) => path === prefix || path.startsWith(`${prefix}/`)

/** Whether the shell or a live remote has a page at this path. */
export function ownsPath(path: string, remotes: LiveRemote[]): boolean {
  return SHELL_ROUTES.includes(path) || remotes.some(({ routes }) => routes.some((prefix) => isBelow(path, prefix)))
}

/** What crawlers and share cards are told about a page; null: not said. */
export interface PageMeta {
  title: string
  description: string
  keywords: string
  ogTitle: string
  ogDescription: string
  ogImage: string | null
  /** Null where no address is meant to be known. */
  canonical: string | null
  indexed: boolean
  aiPurpose: string
  aiFocus: string
  jsonLd: Record<string, unknown> | null
}

interface PageContext {
  productName: string
  /** Origin of the site, without a slash at its end. */
  publicUrl: string
  seo: StoredSeo[]
}

/** The metadata of the page at `path`: what is stored for it, else defaults that make no medical claim. */
export function pageMeta(path: string, known: boolean, { productName, publicUrl, seo }: PageContext): PageMeta {
  const rule = known ? PAGES.find((page) => (page.below ? isBelow(path, page.path) : page.path === path)) : undefined
  const text = known ? (rule ?? SEO_PAGES.homepage) : NOT_FOUND
  const seoKey = known ? seoPageAt(path) : undefined
  const stored = seo.find(({ page_key }) => page_key === seoKey)
  const named = (template: string) => template.replaceAll('{name}', () => productName)
  const title = stored?.page_title || named(text.title)
  const description = stored?.meta_description || named(text.description)
  const canonical = known ? `${publicUrl}${rule?.canonical ?? path}` : null
  // An address that no rule names is most likely a mistaken one, for which the remote shows that nothing is there.
  const indexed = known && rule !== undefined && !rule.private
  const about =
    seo.find(({ page_key }) => page_key === 'homepage')?.meta_description || named(SEO_PAGES.homepage.description)
  return {
    title,
    description,
    keywords: stored?.meta_keywords || KEYWORDS,
    ogTitle: stored?.og_title || title,
    ogDescription: stored?.og_description || description,
    ogImage: stored?.og_image_url ? new URL(stored.og_image_url, publicUrl).href : null,
    canonical,
    indexed,
    aiPurpose: stored?.ai_purpose || 'AI-written spiritual reflection on what a person feels. No medical advice.',
    aiFocus: stored?.ai_focus || 'Emotional, energetic and spiritual meaning; personal reflection; self-care',
    jsonLd: stored?.json_ld ?? (indexed ? describeApplication(productName, publicUrl, about) : null),
  }
}

/** The specification asks for a health application; the text beside it says what it is and is not. */
function describeApplication(name: string, publicUrl: string, description: string): Record<string, unknown> {
  return {
    '@context': 'https://schema.org',
    '@type': 'WebApplication',
    name,
    url: `${publicUrl}/`,
    description,
    applicationCategory: 'HealthApplication',
    operatingSystem: 'Any',
    disambiguatingDescription: 'Texts are written by an AI for personal reflection. They are not medical advice.',
  }
}

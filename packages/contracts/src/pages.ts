import { z } from 'zod'
import { SEO_LIMITS } from './limits.ts'

/** Key of a page in `seo_metadata`, such as `healing_plan`. */
export const PageKey = z.string().regex(/^[a-z][a-z0-9_]{0,39}$/, 'Use a lower-case key such as healing_plan.')

/** What the browser's tab, search engines and share cards say of a page. `{name}` stands for the product's name. */
export const Page = z.object({
  path: z.string().startsWith('/'),
  title: z.string().min(1).max(SEO_LIMITS.page_title),
  description: z.string().min(1).max(SEO_LIMITS.meta_description),
  /** Whether search engines may list it: not a page that belongs to one person. */
  indexed: z.boolean(),
  /** The addresses below the path show the same page, as `/diagnosis/7` does. */
  below: z.boolean().optional(),
  /** Another path that search engines should know the page by. */
  canonical: z.string().startsWith('/').optional(),
  /** Lets administrators edit the metadata: the key in `seo_metadata`, and the name of the tab. */
  seo: z.object({ key: PageKey, label: z.string().min(1).max(40) }).optional(),
})
export type Page = z.infer<typeof Page>

/** A page whose metadata administrators can edit. */
export type EditablePage = Page & { seo: NonNullable<Page['seo']> }

/** The landing page. Its texts make no medical claim, as none here may. */
export const HOME_PAGE: EditablePage = {
  path: '/',
  title: '{name}: more than symptoms',
  description:
    'Describe how you feel and receive a personal, AI-written reflection on the emotional, energetic and spiritual meaning it may hold. For reflection, not medical advice.',
  indexed: true,
  seo: { key: 'homepage', label: 'Homepage' },
}

/** The pages that the shell itself shows. */
export const SHELL_PAGES: Page[] = [
  HOME_PAGE,
  { ...HOME_PAGE, path: '/welcome', canonical: '/' },
  {
    path: '/about',
    title: 'About {name}',
    description:
      'What {name} is, where its AI-written insights come from, and answers to common questions. A spiritual guide, not a doctor.',
    indexed: true,
  },
]

/** Whether `path` is `prefix` or below it. */
export const isBelow = (path: string, prefix: string): boolean => path === prefix || path.startsWith(`${prefix}/`)

/** The most specific of the routes that answer for an address; none where no route does. */
export function routeAt<Route extends { path: string }>(routes: readonly Route[], path: string): Route | undefined {
  return routes
    .filter((route) => isBelow(path, route.path))
    .reduce<Route | undefined>(
      (best, route) => (best && best.path.length > route.path.length ? best : route),
      undefined,
    )
}

interface PagesOfRemote {
  routes: readonly Page[]
  navigation: readonly { order: number }[]
}

/** Every page of the product: the shell's, then those of the remotes in the order of the navigation. */
export function pagesOf(remotes: readonly PagesOfRemote[]): Page[] {
  const place = ({ navigation }: PagesOfRemote) =>
    Math.min(Number.MAX_SAFE_INTEGER, ...navigation.map(({ order }) => order))
  return [...SHELL_PAGES, ...[...remotes].sort((a, b) => place(a) - place(b)).flatMap(({ routes }) => routes)]
}

/** The page at an address. An address below a page is none, unless the page says so (`below`). */
export function pageAt(pages: readonly Page[], path: string): Page | undefined {
  const asked = path.replace(/(?<=.)\/$/, '')
  const page = routeAt(pages, asked)
  return page && (page.below || page.path === asked) ? page : undefined
}

/** The pages whose metadata administrators can edit, each once. */
export const editablePages = (pages: readonly Page[]): EditablePage[] =>
  pages.filter((page): page is EditablePage => page.seo !== undefined && page.canonical === undefined)

import type { Page } from './page.ts'

/** A page whose metadata administrators can edit. */
export type EditablePage = Page & { seo: NonNullable<Page['seo']> }

/** Whether `path` is `prefix` or below it. */
export const isBelow = (path: string, prefix: string): boolean => path === prefix || path.startsWith(`${prefix}/`)

/** The most specific route for an address, or undefined. */
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

/** Every page of the product: the shell's, then the remotes' in navigation order. */
export function pagesOf({ pages, remotes }: { pages: readonly Page[]; remotes: readonly PagesOfRemote[] }): Page[] {
  const place = ({ navigation }: PagesOfRemote) =>
    Math.min(Number.MAX_SAFE_INTEGER, ...navigation.map(({ order }) => order))
  return [...pages, ...[...remotes].sort((a, b) => place(a) - place(b)).flatMap(({ routes }) => routes)]
}

/** The page at an address. A page covers the addresses below it only with `below`. */
export function pageAt(pages: readonly Page[], path: string): Page | undefined {
  const asked = path.replace(/(?<=.)\/$/, '')
  const page = routeAt(pages, asked)
  return page && (page.below || page.path === asked) ? page : undefined
}

/** The pages whose metadata administrators can edit, each once. */
export const editablePages = (pages: readonly Page[]): EditablePage[] =>
  pages.filter((page): page is EditablePage => page.seo !== undefined && page.canonical === undefined)

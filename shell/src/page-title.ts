import { type Page, pageAt, type StoredSeo } from '@soulsign/contracts'

/**
 * The title that the API wrote for the loaded address. A page that search engines list always shows it; other pages
 * know a better title themselves.
 */
const served = {
  title: document.head.querySelector('meta[name=robots]') ? '' : document.title,
  path: location.pathname,
}
let known: { pages: Page[]; stored: StoredSeo[] } = { pages: [], stored: [] }

/** Keeps the list of pages and their stored metadata. */
export function setPages(pages: Page[], stored: StoredSeo[]): void {
  known = { pages, stored }
}

/**
 * Sets the page's title: `title` alone if it must be discreet, else the API's title for this address, else the stored
 * one, else `title · product`.
 */
export function setPageTitle(title: string, product: string, discreet = false): void {
  const elsewhere = location.pathname !== served.path
  // These tags describe only the first page.
  if (elsewhere)
    for (const tag of document.head.querySelectorAll('link[rel=canonical], meta[name=robots]')) tag.remove()
  const key = pageAt(known.pages, location.pathname)?.seo?.key
  const own = known.stored.find(({ page_key }) => page_key === key)?.page_title
  if (discreet) document.title = title
  else document.title = served.title && !elsewhere ? served.title : own || `${title} · ${product}`
}

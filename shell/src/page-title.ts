import { type Page, pageAt, type StoredSeo } from '@soulsign/contracts'

/**
 * The title that the API wrote for the address the page was loaded at. It stands whenever that page is shown, if search
 * engines list it; of other pages the API knows less than they say themselves.
 */
const served = {
  title: document.head.querySelector('meta[name=robots]') ? '' : document.title,
  path: location.pathname,
}
let known: { pages: Page[]; stored: StoredSeo[] } = { pages: [], stored: [] }

/** Keeps which pages there are, and the metadata that is stored for them. */
export function setPages(pages: Page[], stored: StoredSeo[]): void {
  known = { pages, stored }
}

/**
 * Titles the page: `title` alone where it is to be discreet; else what the API wrote for this address, or what is stored
 * for this page, else `title · product`.
 */
export function setPageTitle(title: string, product: string, discreet = false): void {
  const elsewhere = location.pathname !== served.path
  // What the API said of the first page is not true of another.
  if (elsewhere)
    for (const tag of document.head.querySelectorAll('link[rel=canonical], meta[name=robots]')) tag.remove()
  const key = pageAt(known.pages, location.pathname)?.seo?.key
  const own = known.stored.find(({ page_key }) => page_key === key)?.page_title
  if (discreet) document.title = title
  else document.title = served.title && !elsewhere ? served.title : own || `${title} · ${product}`
}

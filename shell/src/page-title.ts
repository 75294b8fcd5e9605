/** The title that the API wrote for the address the page was loaded at; it stands whenever that page is shown. */
const served = { title: document.title, path: location.pathname }

/** Titles the page: what the API wrote for this address, else `title · product`. */
export function setPageTitle(title: string, product: string): void {
  const elsewhere = location.pathname !== served.path
  // What the API said of the first page is not true of another.
  if (elsewhere)
    for (const tag of document.head.querySelectorAll('link[rel=canonical], meta[name=robots]')) tag.remove()
  document.title = served.title && !elsewhere ? served.title : `${title} · ${product}`
}

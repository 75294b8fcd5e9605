/** The title that the API wrote for the address the page was loaded at; it stands whenever that page is shown. */
const served = { title: document.title, path: location.pathname }

/** Titles the page: what the API wrote for this address, else `title · product`. */
export function setPageTitle(title: string, product: string): void {
  document.title = served.title && location.pathname === served.path ? served.title : `${title} · ${product}`
}

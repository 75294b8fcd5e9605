/**
 * Opens an empty tab for a page of the payment provider whose address is not known yet. Call it in the click itself:
 * later, browsers block it as a pop-up.
 *
 * @param text shown in the tab until then
 * @returns null if pop-ups are blocked
 */
export function openProviderTab(text: string): Window | null {
  const tab = window.open('about:blank', '_blank')
  if (!tab) return null
  // The provider's page must not control this one. `noopener` would do that too, but also keep this page from
  // controlling the tab.
  tab.opener = null
  tab.document.title = text
  tab.document.documentElement.style.colorScheme = 'light dark'
  tab.document.body.textContent = text
  return tab
}

/** Shows `address` in the opened tab, or in this one if there is none. */
export function goToProvider(tab: Window | null, address: string): void {
  if (tab && !tab.closed) tab.location.replace(address)
  else window.location.assign(address)
}

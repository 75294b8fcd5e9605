/**
 * Opens an empty tab for a page of the payment provider whose address is still being asked for. It has to be called
 * within the click itself: later, browsers take it for a pop-up.
 *
 * @param text what the person reads in the tab meanwhile
 * @returns null where pop-ups are blocked
 */
export function openProviderTab(text: string): Window | null {
  const tab = window.open('about:blank', '_blank')
  if (!tab) return null
  // The provider's page gets no hand on this one. `noopener` would do so too, but would give us none on the tab.
  tab.opener = null
  tab.document.title = text
  tab.document.documentElement.style.colorScheme = 'light dark'
  tab.document.body.textContent = text
  return tab
}

/** Shows `address` in the tab that was opened for it, or in this one where there is none. */
export function goToProvider(tab: Window | null, address: string): void {
  if (tab && !tab.closed) tab.location.replace(address)
  else window.location.assign(address)
}

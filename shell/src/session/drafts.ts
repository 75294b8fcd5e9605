/** Keys under which remotes keep what a person is typing. */
const DRAFT_PREFIX = 'soulsign.draft.'

/** Removes what the person who signs out had typed, so that the next one at this device does not find it. */
export function forgetDrafts(): void {
  try {
    const drafts = Object.keys(localStorage).filter((key) => key.startsWith(DRAFT_PREFIX))
    for (const key of drafts) localStorage.removeItem(key)
  } catch {
    // Without storage there are none.
  }
}

/** Prefix of the keys under which remotes store drafts. */
const DRAFT_PREFIX = 'soulsign.draft.'

/** Removes a person's drafts on sign-out, so that the next person at this device does not find them. */
export function forgetDrafts(): void {
  try {
    const drafts = Object.keys(localStorage).filter((key) => key.startsWith(DRAFT_PREFIX))
    for (const key of drafts) localStorage.removeItem(key)
  } catch {
    // Without storage there are no drafts.
  }
}

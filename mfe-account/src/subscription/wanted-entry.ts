/** Kept with the drafts: on this device alone, until the person signs out. */
const KEY = 'soulsign.draft.wanted'

/** Notes whose plan a person goes to pay for, because the checkout and the return from it are in another tab. */
export function noteWanted(entryId: string | null): void {
  try {
    if (entryId) localStorage.setItem(KEY, entryId)
    else localStorage.removeItem(KEY)
  } catch {
    // Without storage the plan of the newest insight is written.
  }
}

/** The entry whose plan was wanted when the last checkout began. */
export function wantedEntry(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

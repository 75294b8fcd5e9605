/** Kept with the drafts: on this device alone, until the plan is paid for or the person signs out. */
const KEY = 'soulsign.draft.wanted'

/** Notes whose plan a person goes to pay for, because the checkout and the return from it are in another tab. */
export function noteWanted(entryId: string): void {
  try {
    localStorage.setItem(KEY, entryId)
  } catch {
    // Without storage the plan of the newest insight is written.
  }
}

/** The entry whose plan was wanted when the last checkout began, until that plan is paid for. */
export function wantedEntry(): string | null {
  try {
    return localStorage.getItem(KEY)
  } catch {
    return null
  }
}

/** Forgets the entry whose plan is paid for. */
export function forgetWanted(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // Without storage there is nothing to forget.
  }
}

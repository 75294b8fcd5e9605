/** Kept with the drafts: on this device alone, until it is sent or the person signs out. */
const keyOf = (entryId: string) => `soulsign.draft.answer.${entryId}`

/** The unsent answer to an insight's question; null if there is none or the storage is blocked. */
export function readAnswerDraft(entryId: string): string | null {
  try {
    return localStorage.getItem(keyOf(entryId))
  } catch {
    return null
  }
}

/** Keeps an unsent answer. An empty one is forgotten, and so is null. */
export function writeAnswerDraft(entryId: string, words: string | null): void {
  try {
    if (words) localStorage.setItem(keyOf(entryId), words)
    else localStorage.removeItem(keyOf(entryId))
  } catch {
    // Without storage it lasts as long as the page.
  }
}

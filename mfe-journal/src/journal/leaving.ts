import type { Shell } from '@soulsign/remote-kit'
import type { Deletion } from './selection.ts'

const KEY = 'soulsign.journal.leaving'

/** Whose deletions were sent while the page was being left. */
interface Left {
  user: string
  bodies: Deletion[]
}

/** Notes deletions that are sent while the page is being left: nobody can wait for the answer. */
export function noteLeaving(user: string, bodies: Deletion[]): void {
  if (bodies.length > 0) sessionStorage.setItem(KEY, JSON.stringify({ user, bodies } satisfies Left))
}

/**
 * Sends again what the last page of this tab sent while it was being left, so that a list never shows an entry that
 * is still being deleted. Deleting twice does no harm. Another person's deletions are forgotten.
 */
export async function finishLeaving(user: string, api: Shell['api']): Promise<void> {
  const stored = sessionStorage.getItem(KEY)
  if (!stored) return
  sessionStorage.removeItem(KEY)
  const left = JSON.parse(stored) as Left
  if (left.user !== user) return
  await Promise.all(left.bodies.map((body) => api.call('deleteSymptoms', { body })))
}

import type { ReleaseName } from '@soulsign/contracts'
import { type ListedRelease, type Move, selectMoves, selectReleases } from './release.sql.ts'
import { type ReleaseStore, transact } from './store.ts'

/** What was released of a remote or of the widget, newest first, and every move, oldest first. */
export interface History {
  releases: ListedRelease[]
  moves: Move[]
}

/** Returns all releases of a remote or of the widget, and every change of what is live. */
export async function readHistory(store: ReleaseStore, name: ReleaseName): Promise<History> {
  return transact(store, async (db) => ({
    releases: await selectReleases(db, name),
    moves: await selectMoves(db, name),
  }))
}

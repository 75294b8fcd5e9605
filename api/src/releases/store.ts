import type { ReleaseName } from '@soulsign/contracts'
import pg, { type ClientBase } from 'pg'
import type { Bucket } from './bucket.ts'
import { explained } from './refusal.ts'

/** Where releases are stored. */
export interface ReleaseStore {
  /** The database, as its owner. */
  databaseUrl: string
  /** Holds the bytes of files, if RELEASE_STORE names one. */
  bucket?: Bucket | undefined
}

/** For the record: who, and why. */
export interface ReleaseBy {
  actor: string
  why?: string | undefined
}

/** Who moves which release. */
export type MoveBy = ReleaseBy & { name: ReleaseName }

/** Runs `work` in a transaction as the database's owner. @throws ReleaseError for errors with a known cause */
export async function transact<Result>(
  store: ReleaseStore,
  work: (db: ClientBase) => Promise<Result>,
): Promise<Result> {
  const db = new pg.Client(store.databaseUrl)
  try {
    await db.connect()
    await db.query('BEGIN')
    const result = await work(db)
    await db.query('COMMIT')
    return result
  } catch (error) {
    throw explained(error)
  } finally {
    // The server rolls back an open transaction.
    await db.end()
  }
}

export const key = ({ name, version }: { name: ReleaseName; version: string }) => ({ name, version })

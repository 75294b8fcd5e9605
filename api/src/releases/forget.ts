import type { Database } from '../database/database.ts'
import type { Logger } from '../observability/log.ts'
import type { Bucket } from './bucket.ts'
import { forgetFiles } from './contents.sql.ts'
import { deleteLeftovers } from './contents.ts'
import { ReleaseError } from './refusal.ts'
import type { ListedRelease } from './release.sql.ts'

/** For how long a release can be gone back to after it was live last, and how many can be at any age. */
const KEPT_DAYS = 90
const KEPT_RELEASES = 10

interface ForgetDeps {
  database: Database
  log: Logger
  bucket: Bucket | undefined
}

/** Forgets the files of releases that nobody will go back to. Their record stays. */
export async function forgetOldReleases({ database, log, bucket }: ForgetDeps): Promise<void> {
  const forgotten = await database.asSystem((tx) => forgetFiles(tx, KEPT_DAYS, KEPT_RELEASES))
  for (const { name, version } of forgotten) log.event('files of an old release forgotten', { remote: name, version })
  if (bucket) await deleteLeftovers(database, bucket)
}

/** Refuses a release whose files are no longer stored. */
export function refuseForgotten({ name, version, forgotten }: ListedRelease): void {
  if (!forgotten) return
  throw new ReleaseError(`The files of ${name} ${version} are no longer kept. Build it and release it again.`)
}

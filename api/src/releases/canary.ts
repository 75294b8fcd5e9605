import { CANARY_PERCENT_MAX, type ReleaseManifest } from '@soulsign/contracts'
import { deleteCanary, type Fared, insertCanary, type Share } from './canary.sql.ts'
import { ReleaseError } from './refusal.ts'
import { lockReleases } from './release.sql.ts'
import { findPublished, type MoveBy, publishOnly, type ReleaseStore, refuseUnfit, transact } from './releases.ts'

/** Fewer failures than this may be one browser's bad day. */
const FAILURES_MIN = 3
/** A canary ends when it fails this many times as often as the live release ... */
const TIMES = 2
/** ... and on this share of its pages more. */
const MARGIN = 0.01

const rate = ({ pages, failures }: Share) => failures / Math.max(1, pages)

/** Whether a canary fails clearly more often than the live release. */
export function isWorse({ canary, live }: Pick<Fared, 'canary' | 'live'>): boolean {
  return canary.failures >= FAILURES_MIN && rate(canary) > rate(live) * TIMES + MARGIN
}

/**
 * Gives a published release of a remote to `percent` of the browsers, each of which keeps it.
 * @throws ReleaseError if it is live, does not fit the live shell, or is none of a remote
 */
export async function startCanary(
  store: ReleaseStore,
  { name, version, percent, ...by }: MoveBy & { version: string; percent: number },
): Promise<string> {
  if (name === 'shell' || name === 'widget') throw new ReleaseError(`Only a remote can be a canary, not the ${name}.`)
  if (!Number.isInteger(percent) || percent < 0 || percent > CANARY_PERCENT_MAX) {
    throw new ReleaseError(`A canary goes to 0 to ${CANARY_PERCENT_MAX} % of browsers, in whole numbers.`)
  }
  return transact(store, async (db) => {
    const { target, releases } = await findPublished(db, name, version)
    if (target.live) throw new ReleaseError(`${name} ${version} is live already.`)
    if (!releases.some(({ live }) => live)) {
      throw new ReleaseError(`No release of ${name} is live beside which it could run. Make it live: --to ${version}.`)
    }
    await refuseUnfit(db, target.manifest)
    await insertCanary(db, { name, version, percent, ...by })
    return version
  })
}

/** Publishes a build and gives it to `percent` of the browsers; what is live stays live. */
export async function releaseCanary(
  store: ReleaseStore,
  { percent, ...build }: Parameters<typeof publishOnly>[1] & { percent: number },
): Promise<ReleaseManifest> {
  const manifest = await publishOnly(store, build)
  const { name, version } = manifest
  await startCanary(store, { name, version, percent, actor: build.actor, why: build.why })
  return manifest
}

/** Ends a canary: its browsers get the live release. @returns its version */
export async function endCanary(store: ReleaseStore, by: MoveBy): Promise<string> {
  return transact(store, async (db) => {
    await lockReleases(db)
    const version = await deleteCanary(db, by)
    if (!version) throw new ReleaseError(`${by.name} has no canary.`)
    return version
  })
}

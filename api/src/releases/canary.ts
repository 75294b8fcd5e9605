import { CANARY_PERCENT_MAX, type ReleaseManifest } from '@soulsign/contracts'
import type { ClientBase } from 'pg'
import { deleteCanary, type Fared, insertCanary, type Share } from './canary.sql.ts'
import { refuseForgotten } from './forget.ts'
import { findPublished } from './moves.ts'
import { type Publishing, publishBuild } from './publish.ts'
import { ReleaseError } from './refusal.ts'
import { lockReleases } from './release.sql.ts'
import { type MoveBy, type ReleaseStore, transact } from './store.ts'
import { refuseUnfit } from './unfit.ts'

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

type CanaryBy = MoveBy & { version: string; percent: number }

/**
 * Gives a published release of a remote or the shell to `percent` of the browsers, each of which keeps it.
 * @throws ReleaseError if it is live, does not fit the live shell, or is the widget's
 */
export async function startCanary(store: ReleaseStore, canary: CanaryBy): Promise<string> {
  await transact(store, (db) => begin(db, canary))
  return canary.version
}

/** Publishes a build and gives it to `percent` of the browsers; what is live stays live. A refused canary is not published. */
export async function releaseCanary(
  store: ReleaseStore,
  { percent, ...build }: Publishing & { percent: number },
): Promise<ReleaseManifest> {
  const { actor, why } = build
  return publishBuild(store, build, (db, { name, version }) => begin(db, { name, version, percent, actor, why }))
}

async function begin(db: ClientBase, { name, version, percent, ...by }: CanaryBy): Promise<void> {
  if (name === 'widget') throw new ReleaseError('Only the shell or a remote can be a canary, not the widget.')
  if (!Number.isInteger(percent) || percent < 0 || percent > CANARY_PERCENT_MAX) {
    throw new ReleaseError(`A canary goes to 0 to ${CANARY_PERCENT_MAX} % of browsers, in whole numbers.`)
  }
  const { target, releases } = await findPublished(db, name, version)
  if (target.live) throw new ReleaseError(`${name} ${version} is live already.`)
  if (!releases.some(({ live }) => live)) {
    throw new ReleaseError(`No release of ${name} is live beside which it could run. Make it live: --to ${version}.`)
  }
  refuseForgotten(target)
  await refuseUnfit(db, target.manifest)
  await insertCanary(db, { name, version, percent, ...by })
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

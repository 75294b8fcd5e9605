import type { ReleaseName } from '@soulsign/contracts'
import type { ClientBase } from 'pg'
import { refuseForgotten } from './forget.ts'
import { trailOf } from './history.ts'
import { ReleaseError } from './refusal.ts'
import { lockReleases, selectMoves, selectReleases, setLive, setResting, unsetLive } from './release.sql.ts'
import { key, type MoveBy, type ReleaseStore, transact } from './store.ts'
import { refuseUnfit } from './unfit.ts'

/** How many versions an error names. */
const LISTED = 5

/**
 * Makes the version live that was live before the live one. Each roll-back goes one step further back.
 * @returns the version that is live now
 */
export async function rollback(store: ReleaseStore, { name, ...by }: MoveBy): Promise<string> {
  return transact(store, async (db) => {
    const { live, releases } = await findLive(db, name)
    const before = trailOf(await selectMoves(db, name)).at(-2)
    const target = releases.find(({ version }) => version === before)
    if (!target) {
      throw new ReleaseError(
        `Nothing was live before ${name} ${live.version}. To take it away: pnpm release --withdraw ${name}.`,
      )
    }
    refuseForgotten(target)
    await refuseUnfit(db, target.manifest)
    await setLive(db, { ...key(target), action: 'rollback', ...by })
    return target.version
  })
}

/** Makes a published version live, older or newer than the live one. */
export async function moveTo(
  store: ReleaseStore,
  { name, version, ...by }: MoveBy & { version: string },
): Promise<string> {
  return transact(store, async (db) => {
    const { target } = await findPublished(db, name, version)
    if (target.live) throw new ReleaseError(`${name} ${version} is live already.`)
    refuseForgotten(target)
    await refuseUnfit(db, target.manifest)
    await setLive(db, { ...key(target), action: 'move', ...by })
    return version
  })
}

/**
 * Withdraws the live release, so that the product runs without it. Its files stay for open pages.
 * @returns the version that was live
 */
export async function withdraw(store: ReleaseStore, { name, ...by }: MoveBy): Promise<string> {
  if (name === 'shell') throw new ReleaseError('Without the shell there are no pages. Use --rollback or --to.')
  return transact(store, async (db) => {
    const { live } = await findLive(db, name)
    await unsetLive(db, { ...key(live), ...by })
    return live.version
  })
}

/**
 * Switches the live release of a remote off or on. While it is off, the shell loads nothing of it and shows that it
 * rests. A release made meanwhile rests too.
 * @returns the live version
 */
export async function rest(
  store: ReleaseStore,
  { name, resting, ...by }: MoveBy & { resting: boolean },
): Promise<string> {
  return transact(store, async (db) => {
    if (name === 'widget' || name === 'shell') {
      throw new ReleaseError(`Only a remote has a switch. Use --rollback or --to for the ${name}.`)
    }
    const { live } = await findLive(db, name)
    if (live.resting === resting) throw new ReleaseError(`${name} is switched ${resting ? 'off' : 'on'} already.`)
    await setResting(db, { ...key(live), ...by, resting })
    return live.version
  })
}

/** Locks the releases and finds a published one. */
export async function findPublished(db: ClientBase, name: ReleaseName, version: string) {
  await lockReleases(db)
  const releases = await selectReleases(db, name)
  const target = releases.find((entry) => entry.version === version)
  if (target) return { target, releases }
  const known = releases.map((entry) => entry.version).slice(0, LISTED)
  throw new ReleaseError(
    known.length === 0
      ? `${name} was never released.`
      : `${name} has no release ${version}. The newest are ${known.join(', ')}.`,
  )
}

/** Locks the releases and finds the live one. */
async function findLive(db: ClientBase, name: ReleaseName) {
  await lockReleases(db)
  const releases = await selectReleases(db, name)
  const live = releases.find((entry) => entry.live)
  if (live) return { live, releases }
  throw new ReleaseError(
    releases.length === 0
      ? `${name} was never released.`
      : `${name} was withdrawn. To bring it back: pnpm release ${name}, or --to with a version.`,
  )
}

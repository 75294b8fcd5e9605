import { API_VERSION, CONTRACT_VERSION, type ReleaseManifest, type ReleaseName } from '@soulsign/contracts'
import pg, { type ClientBase } from 'pg'
import { refuseOverlaps, refuseShellOverlaps } from './claims.ts'
import { fits, fitsApi } from './contract.ts'
import { type Dist, readDist } from './dist.ts'
import { refuseForgotten } from './forget.ts'
import { trailOf } from './history.ts'
import { explained, ReleaseError } from './refusal.ts'
import {
  insertBase,
  insertContent,
  insertFiles,
  insertRelease,
  type ListedRelease,
  lockReleases,
  type Move,
  selectLastReleased,
  selectLive,
  selectLiveShell,
  selectMoves,
  selectReleases,
  setLive,
  setResting,
  unsetLive,
} from './release.sql.ts'
import { checkHost } from './static-host.ts'

/** Where releases are stored. */
export interface ReleaseStore {
  /** The database, as its owner. */
  databaseUrl: string
}

/** How many versions an error names. */
const LISTED = 5

/** For the record: who, and why. */
export interface ReleaseBy {
  actor: string
  why?: string | undefined
}

/** Who moves which release. */
export type MoveBy = ReleaseBy & { name: ReleaseName }

/** A build to release. */
interface Build {
  /** Its folder, with the manifest. */
  folder: string
  /** The name that it must have. */
  expected?: ReleaseName | undefined
}

/** As a base: the nodes serve the files, also if a static host did before. */
export const ON_NODES = 'nodes'

/**
 * Publishes the build in `folder` and makes it live. The nodes serve its files, or a static host does at `base`, which
 * has them already. Releasing the same build again only makes it live, and moves it to another `base`.
 * @throws ReleaseError if the build is not whole, does not fit the contract, or differs from its published version
 */
export async function release(store: ReleaseStore, build: Publishing): Promise<ReleaseManifest> {
  const { actor, why } = build
  return publishBuild(store, build, (db, manifest) => setLive(db, { ...key(manifest), action: 'release', actor, why }))
}

/** A build to publish, where its files are, and for the record who publishes it. */
export type Publishing = ReleaseBy & Build & { base?: string | undefined }

/** Publishes a build and places it by `place`, both or neither. What it needs and may differ in, see `release`. */
export async function publishBuild(
  store: ReleaseStore,
  { folder, expected, base, actor }: Publishing,
  place: (db: ClientBase, manifest: ReleaseManifest) => Promise<void>,
): Promise<ReleaseManifest> {
  const dist = await readDist(folder, expected)
  if (base && base !== ON_NODES) await checkHost(base, dist)
  await transact(store, async (db) => {
    await publish(db, dist, { base, actor })
    await place(db, dist.manifest)
  })
  return dist.manifest
}

/** Releases several builds in one step: all of them go live, or none. A shell and remotes for its contract fit so. */
export async function releaseTogether(
  store: ReleaseStore,
  { builds, ...by }: ReleaseBy & { builds: readonly Build[] },
): Promise<ReleaseManifest[]> {
  const dists = await readAll(builds)
  await transact(store, async (db) => {
    for (const dist of dists) await makeLive(db, dist, by)
  })
  return dists.map(({ manifest }) => manifest)
}

/**
 * Publishes builds and, in one step, makes those live that were not the last ones released, so that a roll-back survives
 * a restart.
 * @returns what went live
 */
export async function releaseNew(
  store: ReleaseStore,
  { builds, ...by }: ReleaseBy & { builds: readonly Build[] },
): Promise<ReleaseManifest[]> {
  const dists = await readAll(builds)
  return transact(store, async (db) => {
    const fresh: ReleaseManifest[] = []
    for (const dist of dists) {
      const { manifest } = dist
      if ((await selectLastReleased(db, manifest.name)) === manifest.version) continue
      await makeLive(db, dist, by)
      fresh.push(manifest)
    }
    return fresh
  })
}

/** Reads builds, the shell's first: remotes must fit it. */
async function readAll(builds: readonly Build[]): Promise<Dist[]> {
  const dists = await Promise.all(builds.map(({ folder, expected }) => readDist(folder, expected)))
  return dists.sort((a, b) => Number(b.manifest.name === 'shell') - Number(a.manifest.name === 'shell'))
}

async function makeLive(db: ClientBase, dist: Dist, { base, ...by }: ReleaseBy & { base?: string | undefined }) {
  await publish(db, dist, { base, actor: by.actor })
  await setLive(db, { ...key(dist.manifest), action: 'release', ...by })
}

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

/**
 * Stores a build, which may be stored already: its row, the list of its files, and their bytes unless a static host at
 * `base` has them. Leaves the live pointer alone.
 */
async function publish(db: ClientBase, dist: Dist, { base, actor }: { base?: string | undefined; actor: string }) {
  const { manifest, files, bytes, contentHash } = dist
  const { name, version } = manifest
  await lockReleases(db)
  await refuseUnfit(db, manifest)
  const published = (await selectReleases(db, name)).find((entry) => entry.version === version)
  if (published && !published.content_hash.equals(contentHash)) {
    throw new ReleaseError(
      `${name} ${version} is published with other files. A version never changes: build a new one.`,
    )
  }
  const target = base === ON_NODES ? ownBase(manifest) : (base ?? published?.base ?? ownBase(manifest))
  if (!published) await insertRelease(db, { manifest, contentHash, base: target })
  await insertFiles(db, manifest, files)
  if (published && published.base !== target) await insertBase(db, { name, version, base: target, actor })
  if (target.startsWith('http')) return
  for (const file of files) await insertContent(db, file, bytes.get(file.path) ?? Buffer.of())
}

/** The path under which the nodes serve a release. */
const ownBase = ({ name, version }: ReleaseManifest) => `/remotes/${name}/${version}/`

/**
 * Refuses a remote that the live shell cannot run, that needs another API, or whose claims conflict with those of the
 * shell or a live remote; and a shell with a page where a live remote has one. Without a live shell, the one of this
 * checkout counts.
 */
export async function refuseUnfit(db: ClientBase, manifest: ReleaseManifest): Promise<void> {
  const remotes = (await selectLive(db)).map((release) => release.manifest)
  if ('pages' in manifest) refuseShellOverlaps(manifest, remotes)
  if (!('routes' in manifest)) return
  const { name, version, contract } = manifest
  const shell = (await selectLiveShell(db))?.manifest
  const spoken = shell?.contract ?? CONTRACT_VERSION
  if (!fits(contract, spoken)) {
    throw new ReleaseError(
      `${name} ${version} is made for contract ${contract}; the live shell speaks ${spoken}. Release them together: pnpm release shell ${name}.`,
    )
  }
  if (!fitsApi(manifest)) {
    throw new ReleaseError(
      `${name} ${version} needs API ${manifest.api}; this API is ${API_VERSION}. Update the nodes first.`,
    )
  }
  refuseOverlaps(manifest, [shell, ...remotes])
}

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

const key = ({ name, version }: { name: ReleaseName; version: string }) => ({ name, version })

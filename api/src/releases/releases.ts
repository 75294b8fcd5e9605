import { join } from 'node:path'
import { CONTRACT_VERSION, type ReleaseManifest, type ReleaseName, RemoteManifest } from '@soulsign/contracts'
import { satisfies } from 'compare-versions'
import pg, { type ClientBase } from 'pg'
import { refuseOverlaps } from './claims.ts'
import { checkIntegrity, type Dist, parseManifest, placeFiles, ReleaseError, readDist } from './dist.ts'
import { trailOf } from './history.ts'
import {
  insertRelease,
  type ListedRelease,
  lockReleases,
  type Move,
  selectLastReleased,
  selectLive,
  selectMoves,
  selectReleases,
  setLive,
  setResting,
  unsetLive,
} from './release.sql.ts'

/** Where releases are stored: the owner's connection string, and the folder that holds `remotes/`. */
export interface ReleaseStore {
  databaseUrl: string
  dataDir: string
}

/** How many versions an error names. */
const LISTED = 5

/** For the record: who, and why. */
export interface ReleaseBy {
  actor: string
  why?: string | undefined
}

type MoveBy = ReleaseBy & { name: ReleaseName }

/**
 * Publishes the build in `folder` and makes it live. The files are copied to `dataDir`/remotes/<name>/<version>/, or
 * stay on the static host at `base`. Releasing the same build again only makes it live.
 * @throws ReleaseError if the build is damaged, does not fit the contract, or differs from its published version in its
 * bytes or `base`
 */
export async function release(
  store: ReleaseStore,
  { folder, base, ...by }: ReleaseBy & { folder: string; base?: string | undefined },
): Promise<ReleaseManifest> {
  const dist = await readDist(folder)
  if (base) await checkHost(base, dist)
  await transact(store, async (db) => {
    await publish(db, store, dist, base)
    await setLive(db, { ...key(dist.manifest), action: 'release', ...by })
  })
  return dist.manifest
}

/**
 * Releases the build in `folder` unless it was the last one released, so that a roll-back survives a restart.
 * @returns whether it was released
 */
export async function releaseIfNew(
  store: ReleaseStore,
  { folder, actor }: ReleaseBy & { folder: string },
): Promise<boolean> {
  const dist = await readDist(folder)
  return transact(store, async (db) => {
    const isNew = (await selectLastReleased(db, dist.manifest.name)) !== dist.manifest.version
    await publish(db, store, dist)
    if (isNew) await setLive(db, { ...key(dist.manifest), action: 'release', actor })
    return isNew
  })
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
    await lockReleases(db)
    const releases = await selectReleases(db, name)
    const target = releases.find((entry) => entry.version === version)
    if (!target) {
      const known = releases.map((entry) => entry.version).slice(0, LISTED)
      throw new ReleaseError(
        known.length === 0
          ? `${name} was never released.`
          : `${name} has no release ${version}. The newest are ${known.join(', ')}.`,
      )
    }
    if (target.live) throw new ReleaseError(`${name} ${version} is live already.`)
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
    if (name === 'widget') throw new ReleaseError('Only a remote has a switch. Use --withdraw or --rollback.')
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

/** Stores the row and files of a build, which may exist already. Leaves the live pointer alone. */
async function publish(db: ClientBase, store: ReleaseStore, dist: Dist, base?: string): Promise<void> {
  const { manifest } = dist
  const { name, version } = manifest
  await lockReleases(db)
  await refuseUnfit(db, manifest)
  const published = (await selectReleases(db, name)).find((entry) => entry.version === version)
  if (published && !published.content_hash.equals(dist.contentHash)) {
    throw new ReleaseError(
      `${name} ${version} is published with other files. A version never changes: build a new one.`,
    )
  }
  if (published && base && base !== published.base) {
    throw new ReleaseError(
      `${name} ${version} is published at ${published.base} and stays there. To serve it from ${base}, raise the version in its package.json, build it and release that.`,
    )
  }
  if (!published) await insertRelease(db, { ...dist, base: base ?? `/remotes/${name}/${version}/` })
  if (!(published?.base ?? base)?.startsWith('http'))
    await placeFiles(dist, join(store.dataDir, 'remotes', name, version))
}

/** Refuses a remote that the shell cannot run, or whose claims conflict with a live remote. */
async function refuseUnfit(db: ClientBase, manifest: ReleaseManifest): Promise<void> {
  if (!('contract' in manifest)) return
  const { name, version, contract } = manifest
  if (!satisfies(CONTRACT_VERSION, contract)) {
    throw new ReleaseError(`${name} ${version} is made for contract ${contract}; the shell speaks ${CONTRACT_VERSION}.`)
  }
  const live = await selectLive(db)
  refuseOverlaps(
    manifest,
    live.map((release) => release.manifest),
  )
}

/** Checks that the static host has exactly the build that is being registered. */
async function checkHost(base: string, { manifest: built }: Dist): Promise<void> {
  if (!('entry' in built)) throw new ReleaseError('The widget is served by the API alone: leave --base out.')
  const get = async (file: string) => {
    const response = await fetch(new URL(file, base), { signal: AbortSignal.timeout(10_000) })
    if (!response.ok) throw new ReleaseError(`${response.url} returned ${response.status}. Upload the build first.`)
    return Buffer.from(await response.arrayBuffer())
  }
  if (!/^https?:\/\/.*\/$/.test(base))
    throw new ReleaseError('The base must be an http(s) address that ends with a slash.')
  const manifest = parseManifest(
    RemoteManifest,
    (await get('remote.json')).toString(),
    new URL('remote.json', base).href,
  )
  if (manifest.version !== built.version) {
    throw new ReleaseError(`${base} has version ${manifest.version}, not ${built.version}.`)
  }
  checkIntegrity(built, await get(built.entry))
}

async function transact<Result>(store: ReleaseStore, work: (db: ClientBase) => Promise<Result>): Promise<Result> {
  const db = new pg.Client(store.databaseUrl)
  await db.connect()
  try {
    await db.query('BEGIN')
    const result = await work(db)
    await db.query('COMMIT')
    return result
  } finally {
    // The server rolls back an open transaction.
    await db.end()
  }
}

const key = ({ name, version }: { name: ReleaseName; version: string }) => ({ name, version })

import { join } from 'node:path'
import { CONTRACT_VERSION, type ReleaseManifest, type ReleaseName, RemoteManifest } from '@soulsign/contracts'
import { satisfies } from 'compare-versions'
import pg, { type ClientBase } from 'pg'
import { refuseOverlaps } from './claims.ts'
import { checkIntegrity, type Dist, parseManifest, placeFiles, ReleaseError, readDist } from './dist.ts'
import {
  insertRelease,
  lockReleases,
  type Release,
  selectLastReleased,
  selectLive,
  selectReleases,
  setLive,
  unsetLive,
} from './release.sql.ts'

/** Where releases are stored: the owner's connection string, and the folder that holds `remotes/`. */
export interface ReleaseStore {
  databaseUrl: string
  dataDir: string
}

/** The actor of a release, for the record. */
export interface ReleaseBy {
  actor: string
}

/**
 * Publishes the build in `folder` and makes it live. The files are copied to `dataDir`/remotes/<name>/<version>/, or
 * stay on the static host at `base`. Releasing the same build again only makes it live.
 * @throws ReleaseError if the build is damaged, does not fit the contract, or differs from its published version in its
 * bytes or `base`
 */
export async function release(
  store: ReleaseStore,
  { folder, base, actor }: ReleaseBy & { folder: string; base?: string },
): Promise<ReleaseManifest> {
  const dist = await readDist(folder)
  if (base) await checkHost(base, dist)
  await transact(store, async (db) => {
    await publish(db, store, dist, base)
    await setLive(db, { ...key(dist.manifest), action: 'release', actor })
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
 * Makes the release before the live one live again.
 * @returns the version that is live now
 */
export async function rollback(
  store: ReleaseStore,
  { name, actor }: ReleaseBy & { name: ReleaseName },
): Promise<string> {
  return transact(store, async (db) => {
    await lockReleases(db)
    const releases = await selectReleases(db, name)
    const live = releases.findIndex((entry) => entry.live)
    const target = releases[live + 1]
    if (live < 0) throw notLive(name, releases)
    if (!target)
      throw new ReleaseError(
        `${releases[live]?.version} is the first release of ${name}, so there is no earlier one. To withdraw it: pnpm release --withdraw ${name}.`,
      )
    await refuseUnfit(db, target.manifest)
    await setLive(db, { ...key(target), action: 'rollback', actor })
    return target.version
  })
}

/**
 * Withdraws the live release, so that the product runs without it. Its files stay for open pages.
 * @returns the version that was live
 */
export async function withdraw(
  store: ReleaseStore,
  { name, actor }: ReleaseBy & { name: ReleaseName },
): Promise<string> {
  return transact(store, async (db) => {
    await lockReleases(db)
    const releases = await selectReleases(db, name)
    const live = releases.find((entry) => entry.live)
    if (!live) throw notLive(name, releases)
    await unsetLive(db, { ...key(live), actor })
    return live.version
  })
}

/** Returns all releases of a remote or of the widget, newest first. */
export async function listReleases(
  store: ReleaseStore,
  name: ReleaseName,
): Promise<(Release<ReleaseManifest> & { live: boolean })[]> {
  return transact(store, (db) => selectReleases(db, name))
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

function notLive(name: ReleaseName, releases: readonly unknown[]): ReleaseError {
  if (releases.length === 0) return new ReleaseError(`${name} was never released.`)
  return new ReleaseError(`${name} was withdrawn. To bring it back: pnpm release ${name}.`)
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

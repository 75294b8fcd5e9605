import type { ReleaseManifest, ReleaseName } from '@soulsign/contracts'
import type { ClientBase } from 'pg'
import { insertFiles, keepContents } from './contents.sql.ts'
import { storeContents } from './contents.ts'
import { type Dist, readDist } from './dist.ts'
import { ReleaseError } from './refusal.ts'
import { insertBase, insertRelease, lockReleases, selectLastReleased, selectPublished, setLive } from './release.sql.ts'
import { checkHost } from './static-host.ts'
import { key, type ReleaseBy, type ReleaseStore, transact } from './store.ts'
import { refuseUnfit } from './unfit.ts'

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

/** Publishes a build and places it by `place`, both or neither. `release` explains the parameters. */
export async function publishBuild(
  store: ReleaseStore,
  { folder, expected, base, actor }: Publishing,
  place: (db: ClientBase, manifest: ReleaseManifest) => Promise<void>,
): Promise<ReleaseManifest> {
  const dist = await readDist(folder, expected)
  if (base && base !== ON_NODES) await checkHost(base, dist)
  await transactWithContents(store, [dist], base, async (db) => {
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
  await transactWithContents(store, dists, undefined, async (db) => {
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
  return transactWithContents(store, dists, undefined, async (db) => {
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

/**
 * Runs `work` in one transaction with the releases locked, in which the bytes of all builds are stored that the nodes serve.
 * They come before the lock, so that a move or a switch waits for no slow bucket.
 */
async function transactWithContents<Result>(
  store: ReleaseStore,
  dists: readonly Dist[],
  base: string | undefined,
  work: (db: ClientBase) => Promise<Result>,
): Promise<Result> {
  return transact(store, async (db) => {
    await keepContents(db)
    const own: Dist[] = []
    for (const dist of dists) if (isOnNodes(baseOf(dist, base, await publishedBefore(db, dist)))) own.push(dist)
    // All at once: two releases with files in common take their rows in one order.
    const contents = own.flatMap(({ files, bytes }) =>
      files.map(({ integrity, path }) => [integrity, bytes.get(path) ?? Buffer.of()] as const),
    )
    const files = own.flatMap((dist) => dist.files)
    const storeMissing = () => storeContents(db, files, { contents: new Map(contents), bucket: store.bucket })
    await storeMissing()
    await lockReleases(db)
    // During an update, a node of a version that knows only this lock may have forgotten some of them until now.
    await storeMissing()
    return work(db)
  })
}

async function makeLive(db: ClientBase, dist: Dist, by: ReleaseBy) {
  await publish(db, dist, { actor: by.actor })
  await setLive(db, { ...key(dist.manifest), action: 'release', ...by })
}

/** Stores a build, which may be stored already: its row, and the list of its files. Leaves the live pointer alone. */
async function publish(db: ClientBase, dist: Dist, { base, actor }: { base?: string | undefined; actor: string }) {
  const { manifest, files, contentHash } = dist
  const { name, version } = manifest
  await refuseUnfit(db, manifest)
  const published = await publishedBefore(db, dist)
  const target = baseOf(dist, base, published)
  if (!published) await insertRelease(db, { manifest, contentHash, base: target })
  await insertFiles(db, manifest, files)
  if (published && published.base !== target) await insertBase(db, { name, version, base: target, actor })
}

/** Finds the same version, if it is published. @throws ReleaseError if that has other files */
async function publishedBefore(db: ClientBase, { manifest: { name, version }, contentHash }: Dist) {
  const published = await selectPublished(db, { name, version })
  if (!published || published.content_hash.equals(contentHash)) return published
  throw new ReleaseError(`${name} ${version} is published with other files. A version never changes: build a new one.`)
}

/** Where the files of a build belong: at `base` if that is given, else where they are. */
const baseOf = ({ manifest }: Dist, base: string | undefined, published: { base: string } | undefined) =>
  base === ON_NODES ? ownBase(manifest) : (base ?? published?.base ?? ownBase(manifest))

const isOnNodes = (base: string) => base.startsWith('/')

/** The path under which the nodes serve a release. */
const ownBase = ({ name, version }: ReleaseManifest) => `/remotes/${name}/${version}/`

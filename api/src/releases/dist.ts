import { createHash } from 'node:crypto'
import { cp, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type ReleaseManifest, RemoteManifest, WidgetManifest } from '@soulsign/contracts'
import { z } from 'zod'

/** The release is impossible. The message says why and what to do. */
export class ReleaseError extends Error {
  override name = 'ReleaseError'
}

/** A build: its folder, its manifest, and a hash of the names and contents of all its files. */
export interface Dist<Manifest extends ReleaseManifest = ReleaseManifest> {
  folder: string
  manifest: Manifest
  contentHash: Buffer
}

/** Files of a widget build other than its hashed assets. */
export const WIDGET_FILES = { loader: 'symptom-check.js', frame: 'frame.html' } as const

/**
 * Reads and checks the build in `folder`. A remote's remote.json must match its schema and name existing files, and its
 * entry must have the stated integrity. The widget's widget.json must have a loader and a frame beside it.
 */
export async function readDist(folder: string): Promise<Dist> {
  const files = await listFiles(folder).catch((): string[] => [])
  const manifest = files.includes('widget.json')
    ? parseManifest(WidgetManifest, await readFile(join(folder, 'widget.json'), 'utf8'), join(folder, 'widget.json'))
    : await readRemoteManifest(folder)
  const parts = 'entry' in manifest ? [manifest.entry, ...manifest.styles] : Object.values(WIDGET_FILES)
  for (const file of parts) {
    if (!files.includes(file))
      throw new ReleaseError(`The build of ${manifest.name} names ${file}, which is not in ${folder}.`)
  }
  if ('entry' in manifest) checkIntegrity(manifest, await readFile(join(folder, manifest.entry)))
  return { folder, manifest, contentHash: await hashFiles(folder, files) }
}

async function readRemoteManifest(folder: string): Promise<RemoteManifest> {
  const text = await readFile(join(folder, 'remote.json'), 'utf8').catch((cause: unknown) => {
    throw new ReleaseError(`There is no remote.json in ${folder}. Build it first: pnpm turbo run build.`, { cause })
  })
  return parseManifest(RemoteManifest, text, join(folder, 'remote.json'))
}

/** Parses a manifest. `source` names it in errors. */
export function parseManifest<Schema extends z.ZodType>(
  schema: Schema,
  text: string,
  source: string,
): z.output<Schema> {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    throw new ReleaseError(`${source} is not JSON.`, { cause })
  }
  const parsed = schema.safeParse(json)
  if (!parsed.success) throw new ReleaseError(`${source} is not valid:\n${z.prettifyError(parsed.error)}`)
  return parsed.data
}

/** @throws ReleaseError if `entry` is not the file that the manifest describes */
export function checkIntegrity(manifest: RemoteManifest, entry: Buffer): void {
  const [algorithm = ''] = manifest.integrity.split('-', 1)
  const actual = `${algorithm}-${createHash(algorithm).update(entry).digest('base64')}`
  if (actual !== manifest.integrity) {
    throw new ReleaseError(`${manifest.entry} is not the file that remote.json was written for (integrity differs).`)
  }
}

/**
 * Copies the build to `target` atomically: under another name first, then renamed.
 * @throws ReleaseError if `target` already holds other files
 */
export async function placeFiles(dist: Dist, target: string): Promise<void> {
  await mkdir(dirname(target), { recursive: true })
  const draft = await mkdtemp(join(dirname(target), '.new-'))
  try {
    await cp(dist.folder, draft, { recursive: true })
    await rename(draft, target)
  } catch (error) {
    await rm(draft, { recursive: true, force: true })
    const code = (error as NodeJS.ErrnoException).code
    if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw error
    const there = await hashFiles(target, await listFiles(target))
    if (!there.equals(dist.contentHash)) throw new ReleaseError(`${target} holds other files. A version never changes.`)
  }
}

async function listFiles(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll('\\', '/'),
    )
    .sort()
}

async function hashFiles(folder: string, files: string[]): Promise<Buffer> {
  const hash = createHash('sha256')
  for (const file of files)
    hash.update(`${file}\0`).update(
      createHash('sha256')
        .update(await readFile(join(folder, file)))
        .digest(),
    )
  return hash.digest()
}

import { createHash } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { promisify } from 'node:util'
import { brotliDecompress, gunzip } from 'node:zlib'
import {
  type Preload,
  type ReleaseFile,
  type ReleaseManifest,
  type ReleaseName,
  RemoteBuild,
  ShellBuild,
  WidgetBuild,
} from '@soulsign/contracts'
import type { z } from 'zod'
import { ReleaseError } from './refusal.ts'

/** Far more than any build has; a wrong folder is refused before it is read. */
const FILES_MAX = 2_000
export const BYTES_MAX = 50_000_000

/** How many problems of a manifest an error names. */
const PROBLEMS_MAX = 3

/** Files of a widget build other than its hashed assets. */
export const WIDGET_FILES = { loader: 'symptom-check.js', frame: 'frame.html' } as const

/** The shell's page, which the API fills in. */
export const SHELL_PAGE = 'index.html'

const preloaded = ({ all, pages, session = [] }: Preload = { all: [], pages: {} }) =>
  [all, session, ...Object.values(pages)].flat().map(({ path }) => path)

/** The kinds of builds: the name of the manifest, its schema, and the files that it must name. */
const KINDS = [
  { file: 'widget.json', schema: WidgetBuild, needs: () => Object.values(WIDGET_FILES) },
  {
    file: 'shell.json',
    schema: ShellBuild,
    needs: ({ preload }) => [SHELL_PAGE, ...preloaded(preload)],
  },
  {
    file: 'remote.json',
    schema: RemoteBuild,
    needs: ({ entry, styles, preload }) => [entry, ...styles, ...preloaded(preload)],
  },
] as const satisfies Kind[]

interface Kind {
  file: string
  schema: z.ZodType
  needs(manifest: z.output<typeof RemoteBuild>): readonly string[]
}

/** A build: its manifest, and the files that it lists, whose bytes were checked. */
export interface Dist {
  manifest: ReleaseManifest
  files: ReleaseFile[]
  /** Bytes of each file and of the manifest, by path. */
  bytes: Map<string, Buffer>
  /** Hash of the names and contents of all files. */
  contentHash: Buffer
}

/**
 * Reads the build in `folder` and checks that it is whole: its manifest is valid, it has exactly the files that the
 * manifest lists, with their bytes, and each compressed twin holds the bytes of its file.
 * @param expected the name that the build must have
 * @throws ReleaseError that says what is wrong
 */
export async function readDist(folder: string, expected?: ReleaseName): Promise<Dist> {
  const bytes = await readFiles(folder)
  const kind = KINDS.find(({ file }) => bytes.has(file))
  if (!kind) throw new ReleaseError(`There is no remote.json in ${folder}. Build it first: pnpm turbo run build.`)
  const build = parseManifest(kind.schema, (bytes.get(kind.file) ?? '').toString(), join(folder, kind.file))
  const { files, ...manifest } = build
  if (expected && manifest.name !== expected) {
    throw new ReleaseError(`${folder} has the build of ${manifest.name}, not of ${expected}. Build ${expected} there.`)
  }
  const named = new Set([...files.map(({ path }) => path), ...kind.needs(build as z.output<typeof RemoteBuild>)])
  for (const path of bytes.keys()) {
    if (path === kind.file || named.has(path)) continue
    throw new ReleaseError(`${path} is in ${folder}, but ${kind.file} does not list it. Build again.`)
  }
  for (const file of files) checkFile(file, bytes.get(file.path))
  for (const path of named) {
    if (bytes.has(path)) continue
    throw new ReleaseError(`The build of ${manifest.name} names ${path}, which is not in ${folder}. Build again.`)
  }
  if ('entry' in manifest && files.find(({ path }) => path === manifest.entry)?.integrity !== manifest.integrity) {
    throw new ReleaseError(`${manifest.entry} is not the file that remote.json was written for (integrity differs).`)
  }
  await checkTwins(bytes)
  return { manifest, files, bytes, contentHash: hashFiles(bytes) }
}

/** @throws ReleaseError unless `bytes` are those of the file that the manifest lists */
export function checkFile({ path, integrity, size }: ReleaseFile, bytes: Buffer | undefined): void {
  if (!bytes) throw new ReleaseError(`${path} is listed, but it is missing. Build again.`)
  if (bytes.length === size && integrityOf(bytes) === integrity) return
  throw new ReleaseError(`${path} is not the file that was built (integrity differs). Build again.`)
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
  const { success, data, error } = schema.safeParse(json)
  if (success) return data
  const problems = error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`)
  const more = problems.length > PROBLEMS_MAX ? `; and ${problems.length - PROBLEMS_MAX} more` : ''
  throw new ReleaseError(`${source} is not valid: ${problems.slice(0, PROBLEMS_MAX).join('; ')}${more}`)
}

/** Subresource integrity of a file. */
export const integrityOf = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`

const decompress = { '.br': promisify(brotliDecompress), '.gz': promisify(gunzip) }

/** Servers send a twin in the place of its file, so it must hold the same bytes. */
async function checkTwins(bytes: Map<string, Buffer>): Promise<void> {
  for (const [path, twin] of bytes) {
    for (const [ending, run] of Object.entries(decompress)) {
      if (!path.endsWith(ending)) continue
      const original = bytes.get(path.slice(0, -ending.length))
      const held = await run(twin, { maxOutputLength: BYTES_MAX }).catch(() => undefined)
      if (original && held?.equals(original)) continue
      throw new ReleaseError(`${path} does not hold the bytes of ${path.slice(0, -ending.length)}. Build again.`)
    }
  }
}

/** Reads all files below `folder`. Nothing but files and folders may be there: a link could lead anywhere. */
export async function readFiles(folder: string): Promise<Map<string, Buffer>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => [])
  if (entries.length > FILES_MAX) throw new ReleaseError(`${folder} has more than ${FILES_MAX} files. Is it a build?`)
  const bytes = new Map<string, Buffer>()
  let size = 0
  for (const entry of entries) {
    if (entry.isDirectory()) continue
    const path = relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/')
    if (!entry.isFile()) {
      throw new ReleaseError(`${path} in ${folder} is a link or a special file. A release has only plain files.`)
    }
    const content = await readFile(join(folder, path))
    size += content.length
    if (size > BYTES_MAX) throw new ReleaseError(`${folder} has more than ${BYTES_MAX / 1e6} MB. Is it a build?`)
    bytes.set(path, content)
  }
  return new Map([...bytes].sort(([a], [b]) => (a < b ? -1 : 1)))
}

/** Hash of the names and contents of all files. */
export function hashFiles(bytes: Map<string, Buffer>): Buffer {
  const hash = createHash('sha256')
  for (const [path, content] of bytes) {
    hash.update(`${path}\0`).update(createHash('sha256').update(content).digest())
  }
  return hash.digest()
}

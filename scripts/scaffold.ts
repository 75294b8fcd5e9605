import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { refuseOverlaps } from '../api/src/releases/claims.ts'
import { RemoteName } from '../packages/contracts/src/registry.ts'
import { readDescription, remoteFolders } from './remotes.ts'
import { Advice, ROOT } from './steps.ts'

/** The files of a remote named `example`, laid out as in the project. */
const TEMPLATE = 'templates/remote'

/**
 * Creates a remote from the template: a working `mfe-<name>` and its browser test.
 *
 * @param into the target folder, by default the project's
 * @returns the written files
 * @throws Advice if the name is invalid or taken
 * @throws ReleaseError if its routes overlap with another remote's
 * @example
 * ```ts
 * await createRemote('dream-diary') // mfe-dream-diary/ and e2e/app/dream-diary.spec.ts
 * ```
 */
export async function createRemote(name: string, { into = ROOT } = {}): Promise<string[]> {
  const named = RemoteName.safeParse(name)
  if (!named.success) throw new Advice(`"${name}" cannot name a remote. ${named.error.issues[0]?.message}`)
  const example = await readDescription(join(TEMPLATE, 'mfe-example'))
  if (name === example.name) throw new Advice('That is the template. Choose another name.')
  const shell = await readDescription('shell')
  const others = await Promise.all(remoteFolders().map(readDescription))
  if (others.some((other) => other.name === name)) throw new Advice(`There is a remote "${name}" already.`)
  refuseOverlaps(JSON.parse(fill(JSON.stringify(example), name)), [shell, ...others])

  const port = String(1 + Math.max(example.port - 1, ...others.map((other) => other.port)))
  const template = join(ROOT, TEMPLATE)
  const files = await readdir(template, { recursive: true, withFileTypes: true })
  const sources = files.filter((file) => file.isFile()).map((file) => join(file.parentPath, file.name))
  const written = sources.map((source) => join(into, fill(relative(template, source), name)))
  const taken = written.find((file) => existsSync(file))
  if (taken) throw new Advice(`${taken} already exists. Choose another name, or delete it.`)
  for (const [index, target] of written.entries()) {
    const text = await readFile(sources[index] ?? '', 'utf8')
    await mkdir(dirname(target), { recursive: true })
    await writeFile(target, fill(text, name).replace(`port: ${example.port}`, `port: ${port}`))
  }
  return written
}

/** Fills in the name: `dream-diary` for `example`, `Dream Diary` for `Example`. */
const fill = (text: string, name: string): string =>
  text
    // A name with a hyphen is no identifier.
    .replaceAll('example: typeof', name.includes('-') ? `'${name}': typeof` : `${name}: typeof`)
    .replaceAll('example', name)
    .replaceAll('Example', name.replaceAll('-', ' ').replace(/\b[a-z]/g, upperCase))

const upperCase = (letter: string) => letter.toUpperCase()

import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../steps.ts'

const CODE = /\.([cm]?[jt]s|[jt]sx)$/
const LIBRARIES = 'node_modules'
/** What is not ours, or is made by our commands. */
const NO_SOURCE = new Set([
  '.git',
  ...readFileSync(join(ROOT, '.gitignore'), 'utf8')
    .split('\n')
    .flatMap((line) => (line.endsWith('/') ? line.slice(0, -1) : [])),
])

/** The folders at the top of `root` that hold source, and the code beside them. Hidden ones too, which a glob leaves out. */
export const sourcesOf = (root: string) =>
  readdirSync(root, { withFileTypes: true })
    .filter((entry) => (entry.isDirectory() ? !NO_SOURCE.has(entry.name) : CODE.test(entry.name)))
    .map(({ name }) => name)
    .sort()

/** The files in the folders of `sourcesOf`, relative to `root`. */
export const filesOf = (root: string) =>
  sourcesOf(root)
    .filter((name) => !CODE.test(name))
    .flatMap((folder) => filesBelow(root, folder))

const filesBelow = (root: string, folder: string): string[] =>
  readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`
    if (entry.isDirectory()) return entry.name === LIBRARIES ? [] : filesBelow(root, path)
    return entry.isFile() ? [path] : []
  })

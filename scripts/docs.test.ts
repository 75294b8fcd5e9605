import { existsSync, globSync, readdirSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { basename, dirname, join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from './steps.ts'

/** Documents that lead to today's code. Decisions and change logs also name what is gone. */
const DOCUMENTS = globSync('{*,docs/*,docs/runbooks/*,deploy/*,{api,e2e,bench,widget,packages/*}/*}.md', { cwd: ROOT })
  .filter((file) => !file.includes('node_modules') && !/^(CHANGELOG|THIRD_PARTY_NOTICES)/.test(file))
  .sort()
const FOLDERS = readdirSync(ROOT, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? [entry.name] : []))
/** Made by commands, or an example. */
const NOT_STORED = /(^|\/)(dist|test-results|screenshots|node_modules)(\/|$)|dream-diary|NNNN|…|\.\.\./

/** The paths in `code`, from the project's folder. */
const pathsIn = (text: string) =>
  Array.from(text.matchAll(/`([\w@.*{},/-]+)`/g), ([, path = '']) => path).filter(
    (path) => path.includes('/') && FOLDERS.includes(path.split('/')[0] ?? '') && !NOT_STORED.test(path),
  )

/** The files that links lead to, from the document's folder. */
const linksIn = (text: string) =>
  Array.from(text.matchAll(/\]\((?!https?:|mailto:|#)([^)#\s]+)(?:#[^)]*)?\)/g), ([, path = '']) => path)

test.each(DOCUMENTS)('%s names only files that exist', async (document) => {
  const text = await readFile(join(ROOT, document), 'utf8')
  expect(pathsIn(text).filter((path) => globSync(path, { cwd: ROOT }).length === 0)).toEqual([])
  expect(linksIn(text).filter((path) => !existsSync(join(ROOT, dirname(document), path)))).toEqual([])
})

/** Folders by name alone, such as `billing/`: of the project, or of the part that the document is about. */
const foldersIn = (text: string) =>
  Array.from(text.matchAll(/`([\w-]+)\/`/g), ([, folder = '']) => folder).filter((folder) => !NOT_STORED.test(folder))

test.each(DOCUMENTS)('%s names only folders that exist', async (document) => {
  const part = join(ROOT, dirname(document))
  const names = foldersIn(await readFile(join(ROOT, document), 'utf8'))
  expect(names.filter((name) => ![ROOT, part, join(part, 'src')].some((at) => existsSync(join(at, name))))).toEqual([])
})

test('api/README.md says what each folder of the API is for', async () => {
  const named = foldersIn(await readFile(join(ROOT, 'api/README.md'), 'utf8'))
  const folders = readdirSync(join(ROOT, 'api/src'), { withFileTypes: true }).filter((entry) => entry.isDirectory())
  expect(folders.map(({ name }) => name).filter((name) => !named.includes(name))).toEqual([])
})

/** The form of a record, which CONTRIBUTING and the index ask for. */
const RECORD =
  /^# (?<number>\d+)\. (?<title>[^\n]+)\n\n- Date: \d{4}-\d\d-\d\d\n- Status: .+\n## Context\n.+\n## Decision\n.+\n## Alternatives\n.+\n## Consequences\n/s
const RECORDS = globSync('docs/decisions/[0-9]*.md', { cwd: ROOT }).sort()

test.each(RECORDS)('%s has a date, a status, its sections and a line in the index', async (record) => {
  const { number, title } = RECORD.exec(await readFile(join(ROOT, record), 'utf8'))?.groups ?? {}
  const name = basename(record)
  expect(number?.padStart(4, '0')).toBe(name.slice(0, 4))
  expect(await readFile(join(ROOT, dirname(record), 'README.md'), 'utf8')).toContain(
    `- [${name.slice(0, 4)}](${name}) ${title}\n`,
  )
})

test('no two records share a number', () => {
  const numbers = RECORDS.map((record) => basename(record).slice(0, 4))
  expect(numbers.filter((number, index) => numbers.indexOf(number) !== index)).toEqual([])
})

const CHANGES = globSync('.changeset/[!R]*.md', { cwd: ROOT }).sort()

test.each(CHANGES)('%s names packages of the workspace and says what changed', async (change) => {
  const packages = await Promise.all(
    globSync(['*/package.json', 'packages/*/package.json'], { cwd: ROOT }).map(
      async (file): Promise<string> => JSON.parse(await readFile(join(ROOT, file), 'utf8')).name,
    ),
  )
  const [, head = '', text = ''] = (await readFile(join(ROOT, change), 'utf8')).split(/^---$/m)
  const named = Array.from(head.matchAll(/^'(.+)': (?:patch|minor|major)$/gm), ([, name]) => name)
  expect(named).toHaveLength(head.trim().split('\n').length)
  expect(named.filter((name) => !packages.includes(name ?? ''))).toEqual([])
  expect(text.trim()).not.toBe('')
})

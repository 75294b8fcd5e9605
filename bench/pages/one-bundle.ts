import { mkdtemp, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { PLACEHOLDERS } from '@soulsign/contracts'
import type pg from 'pg'
import { ROOT } from '../../scripts/steps.ts'

/** The remotes of the measured pages. */
const REMOTES = ['account', 'diagnosis', 'journal'] as const
/** Those with pages that are rendered while they are built. */
const RENDERED = ['account', 'diagnosis'] as const

const source = (remote: string, file: string) => JSON.stringify(join(ROOT, `mfe-${remote}/src/${file}`))

/** Takes the place of what loads remotes: the remotes are parts of the bundle. */
const LOADER = `
const remotes = { ${REMOTES.map((name) => `${name}: () => import(/* webpackChunkName: "remote-${name}" */ ${source(name, 'remote.tsx')})`).join(', ')} }
export const loadExposed = ({ name }) => remotes[name]()`

/** Renders the pages of the shell and of the remotes, which stand in the shell's frame. */
const PAGES = `
import { render as shell } from ${JSON.stringify(join(ROOT, 'shell/src/served-pages.tsx'))}
${RENDERED.map((name) => `import { render as ${name} } from ${source(name, 'served-pages.tsx')}`).join('\n')}
export async function render() {
  const pages = await shell()
  for (const remote of [${RENDERED.join(', ')}]) {
    for (const [path, html] of Object.entries(await remote())) {
      pages[path] = pages.frame.replace(${JSON.stringify(PLACEHOLDERS.page)}, () => html)
    }
  }
  return pages
}`

interface OneBundle {
  /** The folder of the build, which is released like a shell. */
  folder: string
  /** The files of a named chunk. */
  filesOf(chunk: string): string[]
}

/** Builds shell and remotes as one program without federation, by the shell's own configuration. */
export async function buildOneBundle(): Promise<OneBundle> {
  const folder = await mkdtemp(join(tmpdir(), 'soulsign-bundle-'))
  const file = async (name: string, text: string) => {
    await writeFile(join(folder, name), text)
    return join(folder, name)
  }
  const loader = await file('loader.tsx', LOADER)
  const pages = await file('pages.tsx', PAGES)
  const { default: shellConfig } = (await import(join(ROOT, 'shell/rspack.config.ts'))) as {
    default(): Configuration
  }
  const config = shellConfig()
  // In one program, the remotes' texts would otherwise be one chunk.
  const ownTexts = { test: /\/mfe-[^/]+\/src\/remote\.tsx$/, loader: join(import.meta.dirname, 'own-texts.ts') }
  config.module?.rules?.push(ownTexts)
  const served = config.plugins?.find((plugin) => plugin && plugin.constructor.name === 'ServedPagesPlugin')
  Object.assign(served ?? {}, { entry: pages })
  config.plugins?.push(new rspack.NormalModuleReplacementPlugin(/^\.\/federation\.ts$/, loader))
  config.output = { ...config.output, path: join(folder, 'dist') }
  const groups = await new Promise<Record<string, { assets?: { name: string }[] }>>((resolve, reject) => {
    rspack(config, (error, stats) => {
      if (error || !stats || stats.hasErrors()) {
        reject(error ?? new Error(stats?.toString({ all: false, errors: true })))
      } else resolve(stats.toJson({ all: false, chunkGroups: true }).namedChunkGroups ?? {})
    })
  })
  return {
    folder: join(folder, 'dist'),
    filesOf: (chunk) => (groups[chunk]?.assets ?? []).map(({ name }) => name),
  }
}

/**
 * Points the remotes of a product at the bundle, which was released as its shell: their pages preload its files, so that
 * both products use the same means.
 */
export async function pointAtBundle(owner: pg.Client, { filesOf }: OneBundle): Promise<void> {
  const { rows: shells } = await owner.query<{ version: string; base: string }>(
    `select version, base from remote_live join remote_releases using (name, version) where name = 'shell'`,
  )
  const [shell] = shells
  if (!shell) throw new Error('The bundle was not released.')
  const { rows: files } = await owner.query<{ path: string; integrity: string }>(
    `select path, 'sha384-' || encode(hash, 'base64') as integrity from release_files
     where name = 'shell' and version = $1`,
    [shell.version],
  )
  const checked = (chunks: string[]) =>
    chunks.flatMap(filesOf).flatMap((path) => files.find((file) => file.path === path) ?? [])
  const { rows: remotes } = await owner.query<{ name: string; manifest: { routes: { path: string }[] } }>(
    `select name, manifest from remote_releases where name = any ($1)`,
    [REMOTES],
  )
  await owner.query('alter table remote_releases disable trigger user')
  for (const { name, manifest } of remotes) {
    const pages = manifest.routes.map(({ path }) => [path, checked([`page${path.replaceAll('/', '-')}`])])
    const preload = { all: checked([`remote-${name}`, `texts-en-${name}`]), pages: Object.fromEntries(pages) }
    await owner.query(`update remote_releases set base = $2, manifest = manifest || $3 where name = $1`, [
      name,
      shell.base,
      { preload },
    ])
  }
}

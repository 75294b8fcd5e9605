import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join, resolve } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'

const ROOT = resolve(import.meta.dirname, '../../../..')

const ONE_OFF = [
  'color: #123456',
  '--mine: #fff',
  'background: red',
  'outline: var(--border) solid rgb(1 2 3)',
  'font-size: 13px',
  'font: 13px serif',
  'inline-size: 217px',
  'gap: 0.3rem',
  'translate: 3px 0',
  'font-weight: 612',
  'line-height: 1.33',
  'transition: color 0.2s',
  '--pause: 300ms',
]
const FROM_TOKENS = [
  'color: Highlight',
  'background: color-mix(in oklab, var(--accent) 16%, transparent)',
  'margin: calc(-1 * var(--space-2))',
  'font: inherit',
  'line-height: var(--leading-tight)',
  'max-block-size: 50dvh',
  'animation: var(--duration-pulse) linear infinite',
]

let folder: string

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'one-off-'))
  await mkdir(join(folder, 'packages/ui'), { recursive: true })
  for (const file of ['biome.json', 'packages/ui/tokens.grit']) await cp(join(ROOT, file), join(folder, file))
})
afterAll(() => rm(folder, { recursive: true }))

/** What the repository's lint says about a style sheet with these declarations. */
async function lint(file: string, declarations: readonly string[]): Promise<string> {
  const path = join(folder, file)
  await mkdir(dirname(path), { recursive: true })
  await writeFile(path, declarations.map((declaration, n) => `.a${n} {\n  ${declaration};\n}\n`).join(''))
  const biome = join(ROOT, 'node_modules/.bin/biome')
  return new Promise((done) => {
    execFile(biome, ['lint', '--vcs-enabled=false', '--max-diagnostics=none', file], { cwd: folder }, (_, out, said) =>
      done(out + said),
    )
  })
}

test.each(['mfe-account/src/x.module.css', 'shell/src/x.module.css', 'widget/frame/src/x.module.css'])(
  'the lint refuses one-off colours, sizes, weights and durations in %s',
  async (file) => {
    const said = await lint(file, ONE_OFF)
    const refused = said.matchAll(/> +\d+ │ {3}(.*);/g).map(([, declaration]) => declaration)
    expect(new Set(refused)).toEqual(new Set(ONE_OFF))
    expect(await lint(file, FROM_TOKENS)).toMatch(/No fixes applied/)
  },
)

import { cp, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ROOT } from '../steps.ts'
import { cruiseImports } from './cruise.ts'
import type { Violation } from './violation.ts'

vi.setConfig({ hookTimeout: 60_000 })

/** Files of a small workspace that follows the rules. The packages' real package.json files define their exports. */
const ALLOWED: Record<string, string> = {
  'api/src/main.ts': `import '@soulsign/contracts'; import '@soulsign/guide'; import 'node:fs'`,
  'api/src/rules.test.ts': `import '../../packages/sandbox/src/index.ts'`,
  'mfe-admin/src/remote.tsx': `import '@soulsign/ui'; import '@soulsign/widget/react'; import '@soulsign/remote-kit/router'`,
  'mfe-journal/src/remote.tsx': `import '@soulsign/remote-kit'; export const view = <p />`,
  'packages/guide/src/index.ts': `import '@soulsign/contracts'`,
  'packages/contracts/src/index.ts': `export const limit = 1; export type Limit = number`,
  'packages/contracts/src/accent.ts': `export {}`,
  'packages/postgres/src/index.ts': `import 'node:path'; export type Postgres = string`,
  'packages/remote-kit/src/index.ts': `import '@soulsign/contracts'`,
  'packages/remote-kit/src/router.ts': `export * from 'react-router'`,
  'packages/remote-kit/src/rspack/index.ts': `import 'node:fs'`,
  'packages/safety/src/panels/index.ts': `import '@soulsign/ui/icons.ts'`,
  'packages/safety/src/rules.ts': `import '@soulsign/contracts'`,
  'packages/sandbox/src/index.ts': `import '@soulsign/guide'`,
  'packages/ui/src/index.ts': `import '@soulsign/contracts'`,
  'packages/ui/src/icons.ts': `export {}`,
  'packages/ui/src/icons.test.ts': `import 'node:fs'`,
  'shell/src/main.tsx': `import '@soulsign/safety/panels'; import('@soulsign/remote-kit')`,
  'shell/src/main.css': `@import '@soulsign/ui/tokens.css'; @import 'some-library/a.css'; @import './b.css';`,
  'shell/src/page.ejs': `<p><%= require('./a.svg') %></p>`,
  'e2e/app/hosts.ts': `export const hosts = new URL('../../widget/react/index.ts', import.meta.url)`,
  'shell/src/folder/file.ts': `export const file = new URL('../../package.json', import.meta.url)`,
  'widget/loader/element.ts': `export {}`,
  'widget/frame/src/main.tsx': `import '@soulsign/safety/panels'`,
  'widget/react/index.ts': `import '../loader/element.ts'`,
}

interface Forbidden {
  shape: string
  file: string
  source: string
  rule: string
}

/** One file for each form of import and each border. */
const FORBIDDEN: Forbidden[] = [
  // Every form of import, across one border.
  ...[
    ['a package', `import '@soulsign/guide'`],
    ['a subpath', `import '@soulsign/ui/icons.ts'`],
    ['a relative path', `import '../../guide/src/index.ts'`],
    ['a type', `import type { Postgres } from '@soulsign/postgres'`],
    ['a type among names', `import { type Postgres } from '@soulsign/postgres'`],
    ['a type in place', `export type P = import('@soulsign/postgres').Postgres`],
    ['a dynamic import', `export const load = () => import('@soulsign/ui/icons.ts')`],
    ['a re-export', `export * from '@soulsign/guide'`],
    ['a named re-export', `export { limit as l } from '../../guide/src/index.ts'`],
    ['a re-export of a type', `export type { Postgres } from '@soulsign/postgres'`],
    ['require', `export const ui = require('@soulsign/ui')`],
    ['a reference', `/// <reference path="../../ui/src/icons.ts" />\nexport {}`],
    ['import = require', `import ui = require('@soulsign/ui'); export default ui`],
    ['a JSDoc import', `/** @type {import('@soulsign/postgres').Postgres} */\nexport const p = ''`],
  ].map(([shape = '', source = ''], i) => ({
    shape,
    file: `packages/contracts/src/shape-${i}.ts`,
    source,
    rule: 'contracts',
  })),
  // Every border.
  ...[
    ['packages/ui/src/a.tsx', `import '@soulsign/safety/panels'; export const a = <p />`, 'ui'],
    ['packages/another/src/a.ts', `import '../../../shell/src/main.tsx'`, 'packages'],
    ['packages/remote-kit/src/a.ts', `import '@soulsign/ui'`, 'remote-kit'],
    ['packages/guide/src/a.ts', `import '../../../api/src/main.ts'`, 'guide'],
    ['packages/postgres/src/a.ts', `import '@soulsign/sandbox'`, 'postgres'],
    ['packages/safety/src/a.ts', `import './panels/index.ts'`, 'safety'],
    ['packages/safety/src/b.ts', `import '@soulsign/ui'`, 'safety'],
    ['packages/safety/src/panels/a.ts', `import '../rules.ts'`, 'safety-panels'],
    ['packages/sandbox/src/a.ts', `import '@soulsign/postgres'`, 'sandbox'],
    ['api/src/a.ts', `import '@soulsign/sandbox'`, 'api'],
    ['api/src/b.ts', `import '@soulsign/safety/panels'`, 'api'],
    ['api/src/a.test.ts', `import '../../shell/src/main.tsx'`, 'api-tests'],
    ['shell/src/a.ts', `import '../../packages/safety/src/rules.ts'`, 'shell'],
    ['shell/src/b.ts', `export const load = () => import('../../mfe-journal/src/remote.tsx')`, 'no-remote'],
    ['scripts/a.ts', `import '../mfe-journal/src/remote.tsx'`, 'no-remote'],
    ['widget/frame/src/a.ts', `import '../../../packages/guide/src/index.ts'`, 'widget'],
    ['mfe-journal/src/a.ts', `import '../../mfe-admin/src/remote.tsx'`, 'remote'],
    ['mfe-journal/src/b.ts', `import '../../widget/frame/src/main.tsx'`, 'remote'],
    ['mfe-journal/src/c.ts', `import { useNavigate } from 'react-router'`, 'router-of-the-shell'],
    [
      'mfe-journal/src/d.ts',
      `import type { Postgres } from '../../packages/postgres/src/index.ts'`,
      'no-server-in-browser',
    ],
    ['shell/src/c.ts', `import '@soulsign/remote-kit/rspack'`, 'no-server-in-browser'],
    ['shell/src/d.ts', `import { readFileSync } from 'node:fs'`, 'no-node-in-browser'],
    ['shell/src/e.ts', `import { join } from 'path'`, 'no-node-in-browser'],
    ['packages/contracts/src/node.ts', `import 'node:crypto'`, 'no-node-in-browser'],
    ['shell/src/f.ts', `import './nowhere.ts'`, 'resolvable'],
    ['shell/src/g.ts', `import '@soulsign/safety'`, 'resolvable'],
    ['shell/src/circle-a.ts', `import './circle-b.ts'; export const a = 1`, 'no-circles'],
    ['api/src/billing/a.ts', `import '../partners/a.ts'`, 'partners-listen'],
    ['api/src/insights/a.ts', `export type { Quota } from '../guests/quota.ts'`, 'partners-listen'],
    ['e2e/app/a.spec.ts', `import '../../api/src/main.ts'`, 'over-http'],
    ['api/src/c.ts', `import '../../tools/src/a.ts'`, 'api'],
    ['tools/src/b.ts', `import '../../mfe-journal/src/remote.tsx'`, 'no-remote'],
    ['shell/src/dist/a.ts', `import '@soulsign/guide'`, 'shell'],
    ['api/src/limits/a.ts', `import '../mail/b.ts'`, 'no-folder-circles'],
    ['api/src/d.ts', `export const file = new URL('../../packages/ui/src/icons.ts', import.meta.url)`, 'own-files'],
    [
      'shell/src/h.ts',
      `export const worker = new Worker(new URL("../../api/src/main.ts", import.meta.url))`,
      'own-files',
    ],
    ['mfe-journal/src/e.ts', 'export const load = (name: string) => import(`../../` + name)', 'known-import'],
    ['shell/src/i.ts', `export const load = (path: string) => import(/* later */ path)`, 'known-import'],
    ['shell/src/j.ts', `export const load = () => import('../../mfe-admin' + '/src/remote.tsx')`, 'known-import'],
    [
      'shell/src/k.ts',
      `const here = import.meta.url; export const url = new URL('../../mfe-admin', here)`,
      'own-files',
    ],
    ['shell/src/l.ts', `declare module '../../mfe-admin/src/remote.tsx' { export type A = 1 }`, 'own-files'],
    ['shell/src/m.ts', `export const pages = import.meta.webpackContext('.')`, 'known-import'],
    ['mfe-journal/src/f.ts', `export const file = require.resolve('@soulsign/guide')`, 'known-import'],
    ['mfe-journal/src/g.ts', `export const file = import.meta.resolve('@soulsign/guide')`, 'known-import'],
    ['api/src/e.ts', `import { createRequire as need } from 'node:module'; need('x')('@soulsign/ui')`, 'known-import'],
    ['mfe-journal/src/c.css', `@import url(../../mfe-admin/src/a.css);`, 'own-styles'],
    ['mfe-journal/src/d.css', `.a { background: url('../../mfe-admin/src/a.svg'); }`, 'own-styles'],
    ['mfe-journal/src/e.css', `@value a from '../../mfe-admin/src/a.css';`, 'own-styles'],
    ['mfe-journal/src/a.css', `@import '../../mfe-admin/src/a.css';`, 'own-styles'],
    ['mfe-journal/src/b.css', `.a { composes: b from '@soulsign/safety/panels/panels.css'; }`, 'own-styles'],
    ['mfe-journal/src/f.css', `@import URL('../../mfe-admin/src/a.css');`, 'own-styles'],
    ['mfe-journal/src/g.css', `:import('../../mfe-admin/src/a.css') { a: b }`, 'own-styles'],
    ['mfe-journal/src/h.css', `.a { background: image-set('../../mfe-admin/src/a.png' 1x); }`, 'own-styles'],
    ['mfe-journal/src/i.css', `.a { background: url('~@soulsign/guide/a.png'); }`, 'own-styles'],
    ['mfe-journal/src/dist/a.css', `@import '../../../mfe-admin/src/a.css';`, 'own-styles'],
    ['mfe-journal/src/h.mjs', `export const file = new URL('../../mfe-admin/a', import.meta.url)`, 'own-files'],
    ['mfe-journal/src/test/a.ts', `export const file = new URL('../../../mfe-admin/a', import.meta.url)`, 'own-files'],
    ['mfe-journal/rspack.config.ts', `export const a = new URL('../mfe-admin/src', import.meta.url)`, 'own-files'],
    ['shell/src/n.ejs', `<%= require('../../mfe-admin/src/a.svg') %>`, 'own-files'],
    ['shell/src/o.ts', `export const file = new URL('..' + '/../mfe-admin/a', import.meta.url)`, 'known-import'],
    ['shell/src/p.ts', `export const fs = process.getBuiltinModule('node:fs')`, 'known-import'],
    [
      'api/src/f.ts',
      `import { join } from 'node:path'; join(import.meta.dirname, '..', '..', 'mfe-admin')`,
      'own-files',
    ],
    ['tools/src/c.ts', `export const file = new URL('../../mfe-journal/src/remote.tsx', import.meta.url)`, 'own-files'],
    ['.tools/a.ts', `import '../mfe-journal/src/remote.tsx'`, 'no-remote'],
    ['.tools/b.ts', `export const file = new URL('../mfe-journal/src/remote.tsx', import.meta.url)`, 'own-files'],
    ['shell/.tools/a.ts', `import '../../mfe-journal/src/remote.tsx'`, 'no-remote'],
    ['shell/.tools/b.css', `@import '../../mfe-journal/src/a.css';`, 'own-styles'],
    ['.build.mjs', `import './mfe-journal/src/remote.tsx'`, 'no-remote'],
    ['build.ts', `import './mfe-journal/src/remote.tsx'`, 'no-remote'],
    ['widget/react/a.ts', `import '@soulsign/ui'`, 'partners-copy'],
    ['widget/loader/a.ts', `import '../frame/src/main.tsx'`, 'partners-copy'],
    ['widget/frame/src/alpha/a.ts', `import '../beta/b.ts'`, 'no-folder-circles'],
    ['scripts/alpha/a.ts', `import '../beta/b.ts'`, 'no-folder-circles'],
    ['api/src/circle-a.ts', `import type { B } from './circle-b.ts'; export type A = B`, 'no-circles'],
  ].map(([file = '', source = '', rule = '']) => ({ shape: source, file, source, rule })),
]

/** What the files above need: the other half of each circle, and targets. */
const BACK: Record<string, string> = {
  'shell/src/circle-b.ts': `export * from './circle-a.ts'`,
  'api/src/circle-b.ts': `import type { A } from './circle-a.ts'; export type B = A`,
  'api/src/mail/b.ts': `export {}`,
  'api/src/partners/a.ts': `export {}`,
  'api/src/guests/quota.ts': `export type Quota = number`,
  'api/src/mail/a.ts': `import '../limits/b.ts'`,
  'api/src/limits/b.ts': `export {}`,
  'tools/src/a.ts': `export {}`,
  'scripts/alpha/b.ts': `export {}`,
  'scripts/beta/a.ts': `import '../alpha/b.ts'`,
  'scripts/beta/b.ts': `export {}`,
  'widget/frame/src/alpha/b.ts': `export {}`,
  'widget/frame/src/beta/a.ts': `import '../alpha/b.ts'`,
  'widget/frame/src/beta/b.ts': `export {}`,
}

let root: string
let violations: Violation[]

async function write(file: string, source: string) {
  await mkdir(dirname(join(root, file)), { recursive: true })
  await writeFile(join(root, file), `${source}\n`)
}

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'soulsign-imports-'))
  const sources = { ...ALLOWED, ...BACK, ...Object.fromEntries(FORBIDDEN.map(({ file, source }) => [file, source])) }
  for (const [file, source] of Object.entries(sources)) await write(file, source)
  for (const folder of ['bench', 'e2e', 'scripts']) await mkdir(join(root, folder), { recursive: true })
  await mkdir(join(root, 'node_modules/@soulsign'), { recursive: true })
  for (const name of ['guide', 'contracts', 'postgres', 'remote-kit', 'safety', 'sandbox', 'ui', 'widget']) {
    const folder = name === 'widget' ? name : `packages/${name}`
    await cp(join(ROOT, folder, 'package.json'), join(root, folder, 'package.json'))
    await symlink(join(root, folder), join(root, 'node_modules/@soulsign', name))
  }
  await write(
    'node_modules/react-router/package.json',
    '{ "name": "react-router", "version": "1.0.0", "main": "index.js" }',
  )
  await write('node_modules/react-router/index.js', 'export {}')
  violations = (await cruiseImports(root)).violations
})
afterAll(() => rm(root, { recursive: true, force: true }))

test.each(FORBIDDEN)('$rule refuses $shape in $file', ({ file, rule }) => {
  // A circle is reported for only one of its files.
  const about = violations.filter(({ from, via }) => [from, ...via].includes(file))
  expect(about.map((violation) => violation.rule)).toContain(rule)
})

test('allowed imports are not reported', () => {
  expect(violations.filter(({ from }) => from in ALLOWED)).toEqual([])
})

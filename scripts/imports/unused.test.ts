import { execFile } from 'node:child_process'
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { ROOT } from '../steps.ts'

vi.setConfig({ hookTimeout: 60_000 })

/** A small workspace under our settings for knip (knip.jsonc). */
const FILES: Record<string, string> = {
  'package.json': JSON.stringify({ name: 'soulsign', private: true, type: 'module' }),
  'pnpm-workspace.yaml': 'packages:\n  - api\n',
  'api/package.json': JSON.stringify({
    name: '@soulsign/api',
    main: 'src/main.ts',
    type: 'module',
    dependencies: { used: '*', unused: '*' },
  }),
  'api/src/main.ts': `import 'used'; import { limit } from './limits.ts'; import 'unlisted'; console.log(limit)`,
  'api/src/limits.ts': 'export const limit = 1; export const never = 2; export type Never = number',
  'api/src/nowhere.ts': 'export const nowhere = 1',
}

let root: string
let found: string

beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'soulsign-unused-'))
  for (const [file, source] of Object.entries(FILES)) {
    await mkdir(dirname(join(root, file)), { recursive: true })
    await writeFile(join(root, file), source)
  }
  await cp(join(ROOT, 'knip.jsonc'), join(root, 'knip.jsonc'))
  const knip = join(ROOT, 'node_modules/knip/bin/knip.js')
  found = await new Promise((resolve) => {
    execFile(process.execPath, [knip, '--directory', root, '--no-config-hints', '--reporter', 'compact'], (_, stdout) =>
      resolve(stdout),
    )
  })
})
afterAll(() => rm(root, { recursive: true, force: true }))

test.each([
  ['a file', 'api/src/nowhere.ts'],
  ['an export', 'never'],
  ['a type', 'Never'],
  ['a dependency', 'unused'],
  ['an import without a dependency', 'unlisted'],
])('%s that is not used, or not named, is reported', (_, name) => expect(found).toMatch(new RegExp(`\\b${name}\\b`)))

test('used exports and dependencies are not reported', () => expect(found).not.toMatch(/\b(limit|used)\b/))

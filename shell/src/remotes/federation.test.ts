import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '../../..')
/** Tests, stories, and what renders pages while an app is built, with packages of its own. */
const NOT_SHIPPED = ['**/*.test.*', '**/*.stories.tsx', '**/story*', '**/served{,-pages}.tsx']
const SHARED_IN_PARTS = ['@tanstack/react-query', 'react-i18next']

/** The values, not types, that these sources import from `name`. */
function imported(patterns: string[], name: string): Set<string> {
  const statement = new RegExp(`import \\{([^}]*)\\} from '${name}'`, 'g')
  const sources = globSync(patterns, { cwd: ROOT, exclude: NOT_SHIPPED })
  const names = sources.flatMap((file) =>
    [...readFileSync(join(ROOT, file), 'utf8').matchAll(statement)].flatMap(([, list = '']) => list.split(',')),
  )
  return new Set(names.map((text) => text.trim()).filter((text) => text && !text.startsWith('type ')))
}

test.each(SHARED_IN_PARTS)('the shell brings what remotes import from %s', (name) => {
  const used = imported(
    ['mfe-*/src/**/*.{ts,tsx}', 'templates/remote/*/src/**/*.{ts,tsx}', 'packages/{remote-kit,safety}/src/**/*.tsx'],
    name,
  )
  expect(used.size).toBeGreaterThan(0)
  expect([...imported(['shell/src/remotes/federation.ts'], name)]).toEqual(expect.arrayContaining([...used]))
})

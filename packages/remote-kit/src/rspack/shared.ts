import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/**
 * The one list of packages that exist once in the page: the shell brings them, remotes use them. They are those with a
 * React context or other state that both sides must see. A trailing slash shares a package's subpaths.
 */
const SHARED = [
  'react',
  'react/',
  'react-dom',
  'react-dom/',
  'i18next',
  'react-i18next',
  '@tanstack/react-query',
  '@soulsign/remote-kit',
  '@soulsign/remote-kit/router',
]

const packageOf = (request: string) => /^(?:@[^/]+\/)?[^/]+/.exec(request)?.[0] ?? request

/** What no remote may bundle: the packages of the list, and the router, which comes through remote-kit. */
export const SHELL_PACKAGES = [...new Set([...SHARED.map(packageOf), 'react-router'])]

/** The shared configuration of the app in `root`: for what it depends on, at the exact versions it has installed. */
export function sharedOf(root: string, side: 'shell' | 'remote') {
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>
  }
  const { resolve } = createRequire(join(root, 'package.json'))
  const entries = SHARED.flatMap((request) => {
    const name = packageOf(request)
    if (!(name in dependencies)) return []
    const { version } = JSON.parse(readFileSync(resolve(`${name}/package.json`), 'utf8')) as { version: string }
    const common = { singleton: true, strictVersion: false, requiredVersion: `^${version}` }
    return [[request, side === 'shell' ? { ...common, version, eager: true } : { ...common, import: false as const }]]
  })
  return Object.fromEntries(entries) as Record<
    string,
    { singleton: true; strictVersion: false; requiredVersion: string; version?: string; eager?: true; import?: false }
  >
}

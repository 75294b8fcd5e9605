import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/**
 * The packages that exist once in the page: the shell brings them, remotes use them. They have a React context or other
 * state that both sides must share. A trailing slash shares a package's subpaths.
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

/** Packages that a remote must not bundle: the shared ones, and the router, which comes through remote-kit. */
export const SHELL_PACKAGES = [...new Set([...SHARED.map(packageOf), 'react-router'])]

/** The shared configuration of the app in `root`: its dependencies, at the exact installed versions. */
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

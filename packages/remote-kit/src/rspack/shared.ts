import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'

/**
 * The modules that exist once in the page: the shell brings them (shell/src/remotes/federation.ts), remotes use them.
 * They have a React context or other state that both sides must share.
 */
const SHARED = [
  'react',
  'react/jsx-runtime',
  'react-dom',
  'react-dom/client',
  'i18next',
  'react-i18next',
  '@tanstack/react-query',
  '@soulsign/remote-kit',
  '@soulsign/remote-kit/router',
] as const
type Shared = (typeof SHARED)[number]

const packageOf = (request: string) => /^(?:@[^/]+\/)?[^/]+/.exec(request)?.[0] ?? request

/** Packages that a remote must not bundle: the shared ones, and the router, which comes through remote-kit. */
export const SHELL_PACKAGES = [...new Set([...SHARED.map(packageOf), 'react-router'])]

/** The installed version of each shared module that the app in `root` depends on. */
export function sharedVersions(root: string): { [request in Shared]?: string } {
  const { dependencies = {} } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>
  }
  const { resolve } = createRequire(join(root, 'package.json'))
  const installed = SHARED.filter((request) => packageOf(request) in dependencies).map((request) => {
    const file = resolve(`${packageOf(request)}/package.json`)
    return [request, (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version]
  })
  return Object.fromEntries(installed)
}

/** What the remote in `root` uses of the shell, at the exact installed versions. */
export const sharedOf = (root: string) =>
  Object.fromEntries(
    Object.entries(sharedVersions(root)).map(([request, version]) => [
      request,
      { singleton: true, strictVersion: false, requiredVersion: `^${version}`, import: false as const },
    ]),
  )

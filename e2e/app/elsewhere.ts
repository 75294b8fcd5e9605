import { execFile } from 'node:child_process'
import { mkdtemp, rm, symlink } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { createRemote } from '../../scripts/scaffold.ts'
import { test as base } from './visitor.ts'

const ROOT = join(import.meta.dirname, '../..')
const exec = promisify(execFile)

/** `test` with an empty folder outside the workspace. */
export const test = base.extend<{ elsewhere: string }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's dependencies from the pattern
  elsewhere: async ({}, use) => {
    const folder = await mkdtemp(join(tmpdir(), 'soulsign-elsewhere-'))
    await use(folder)
    await rm(folder, { recursive: true, force: true })
  },
})

/** Creates a remote from the template outside the workspace. */
export async function createElsewhere(folder: string): Promise<string> {
  await createRemote('night-sky', { into: folder })
  const remote = join(folder, 'mfe-night-sky')
  // It reuses the packages of a remote in the workspace, without an installation.
  await symlink(join(ROOT, 'mfe-journal/node_modules'), join(remote, 'node_modules'))
  for (const shared of ['node_modules', 'tsconfig.base.json']) await symlink(join(ROOT, shared), join(folder, shared))
  return remote
}

/** Runs a program in a remote's folder, with the binaries of its packages and the workspace on the PATH. */
export function runIn(remote: string, program: string, ...args: string[]) {
  const bins = [join(remote, 'node_modules/.bin'), join(ROOT, 'node_modules/.bin'), process.env['PATH']]
  return exec(program, args, { cwd: remote, env: { ...process.env, PATH: bins.join(delimiter) } })
}

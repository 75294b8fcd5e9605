import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { RemoteDescription } from '../packages/contracts/src/registry.ts'
import { Advice, ROOT } from './steps.ts'

/** Folders of the remotes, such as `mfe-journal`. */
export const remoteFolders = () =>
  readdirSync(ROOT, { withFileTypes: true })
    .filter(
      (entry) =>
        entry.isDirectory() && entry.name.startsWith('mfe-') && existsSync(join(ROOT, entry.name, 'package.json')),
    )
    .map(({ name }) => name)

/** The folder of a remote named `mfe-journal` or just `journal`. */
export function remoteFolder(name: string): string {
  const folder = remoteFolders().find((candidate) => candidate === name || candidate === `mfe-${name}`)
  if (!folder) throw new Advice(`There is no remote "${name}". Use one of: ${remoteFolders().join(', ')}.`)
  return folder
}

/** The description of the remote in a folder of the workspace. */
export async function readDescription(folder: string): Promise<RemoteDescription> {
  const { description } = await import(join(ROOT, folder, 'src/description.ts'))
  return description
}

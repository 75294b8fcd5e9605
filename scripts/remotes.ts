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

/** The folder that `mfe-journal`, or just `journal`, means. */
export function remoteFolder(name: string): string {
  const folder = remoteFolders().find((candidate) => candidate === name || candidate === `mfe-${name}`)
  if (!folder) throw new Advice(`There is no remote "${name}". There are: ${remoteFolders().join(', ')}.`)
  return folder
}

/** What the remote in a folder of the workspace says of itself. */
export async function readDescription(folder: string): Promise<RemoteDescription> {
  const { description } = await import(join(ROOT, folder, 'src/description.ts'))
  return description
}

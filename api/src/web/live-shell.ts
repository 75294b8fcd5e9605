import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ReleaseFile, ShellManifest } from '@soulsign/contracts'
import type { Database } from '../database/database.ts'
import { attributes } from '../http/markup.ts'
import { selectFiles } from '../releases/contents.sql.ts'
import { SHELL_PAGE } from '../releases/dist.ts'
import type { ReleaseFiles } from '../releases/files.ts'
import type { Release } from '../releases/release.sql.ts'
import { type LivePages, readPages } from './live-pages.ts'

/** The live release of the shell. */
export interface LiveShell {
  manifest: ShellManifest
  /** Where its files are. */
  base: string
  /** Its page with placeholders. It names the files of this version, with their integrity. */
  template: string
  /** Its pages that were rendered while it was built. */
  pages: LivePages
}

/**
 * Reads the live shell, and brings its files to this node.
 * @param last what was read before; it is returned while that version is live
 */
export async function readShell(
  release: Release<ShellManifest> | undefined,
  last: LiveShell | undefined,
  { database, releaseFiles }: { database: Database; releaseFiles: ReleaseFiles },
): Promise<LiveShell | undefined> {
  if (!release || release.version === last?.manifest.version) return release && last
  await releaseFiles.ensure(release)
  const files = await database.asSystem((tx) => selectFiles(tx, release))
  const page = await readFile(join(releaseFiles.folderOf(release), SHELL_PAGE), 'utf8')
  return {
    manifest: ShellManifest.parse(release.manifest),
    base: release.base,
    template: placeFiles(page, files, '/', release.base),
    pages: await readPages(release, releaseFiles),
  }
}

/**
 * Replaces the addresses of a build's scripts and style sheets in its page: those below `from` are below `base`, and
 * browsers check their integrity.
 */
export function placeFiles(page: string, files: readonly ReleaseFile[], from: string, base: string): string {
  return page.replace(/<(script|link)\b([^>]*?) (src|href)="([^"]+)"/g, (tag, name, before, attribute, address) => {
    const path = address.slice(from.length)
    const file = address.startsWith(from) && files.find((file) => file.path === path)
    if (!file) return tag
    return `<${name}${before}${attributes({ [attribute]: base + path, integrity: file.integrity, crossorigin: 'anonymous' })}`
  })
}

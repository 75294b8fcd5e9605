import type { Compilation } from '@rspack/core'
import type { Page, ReleaseFile } from '@soulsign/contracts'

/** The files of a chunk, and of what it shares with others. */
export const filesOf = ({ namedChunkGroups }: Compilation, chunk: string) => [
  ...(namedChunkGroups.get(chunk)?.getFiles() ?? []),
]

/** These files of a build with their integrity, which browsers check. Paths that the build does not have are left out. */
export const checked = (files: readonly ReleaseFile[], paths: readonly string[]) =>
  paths.flatMap((path) => {
    const file = files.find((file) => file.path === path)
    return file ? [{ path, integrity: file.integrity }] : []
  })

/** Name of a page's chunk, if its import gives it one: `page-symptom-entry`. */
const pageChunk = ({ path, canonical = path }: Page) =>
  canonical === '/' ? 'page-home' : `page${canonical.replaceAll('/', '-')}`

/** The files of each page whose chunk is named like it. */
export const pageFiles = (pages: readonly Page[], compilation: Compilation, files: readonly ReleaseFile[]) =>
  Object.fromEntries(
    pages.flatMap((page) => {
      const found = checked(files, filesOf(compilation, pageChunk(page)))
      return found.length > 0 ? [[page.path, found]] : []
    }),
  )

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { SERVED_PAGES, ServedPages } from '@soulsign/contracts'
import { LRUCache } from 'lru-cache'
import { element } from '../http/markup.ts'
import type { ReleaseFiles } from '../releases/files.ts'

/** A page that was rendered while its app was built, the tags of the style sheets that it needs, and its fonts. */
export interface LivePage {
  html: string
  css: string
  links: readonly string[]
  /** Addresses of the fonts. */
  fonts: readonly string[]
}
export type LivePages = ReadonlyMap<string, LivePage>

interface Release {
  name: string
  version: string
  base: string
}

/** Far more releases than are live at once. */
const read = new LRUCache<string, LivePages>({ max: 100 })

/** The rendered pages of a release whose files are on this node; none if it was built without. */
export async function readPages({ name, version, base }: Release, releaseFiles: ReleaseFiles): Promise<LivePages> {
  const key = `${name} ${version} ${base}`
  const known = read.get(key)
  if (known) return known
  const file = join(releaseFiles.folderOf({ name, version }), SERVED_PAGES)
  const json = await readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}'
    throw error
  })
  const pages = Object.entries(ServedPages.parse(JSON.parse(json))).map(([path, { html, css, styles, fonts }]) => {
    const links = styles.map((style) =>
      element('link', {
        rel: 'stylesheet',
        href: base + style.path,
        integrity: style.integrity,
        crossorigin: 'anonymous',
      }),
    )
    return [path, { html, css, links, fonts: fonts.map((font) => base + font) }] as const
  })
  const found = new Map(pages)
  read.set(key, found)
  return found
}

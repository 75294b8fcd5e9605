import { readFile } from 'node:fs/promises'
import { join, posix } from 'node:path'
import { SERVED_PAGES, ServedPages } from '@soulsign/contracts'
import { LRUCache } from 'lru-cache'
import type { ReleaseFiles } from '../releases/files.ts'

/** A style sheet that a page carries in itself, so that the page need not wait for it. */
interface Sheet {
  address: string
  text: string
}

/** A page that was rendered while its app was built, the style sheets that it needs, and its fonts. */
export interface LivePage {
  html: string
  css: string
  sheets: readonly Sheet[]
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
  const folder = releaseFiles.folderOf({ name, version })
  const key = `${folder} ${base}`
  const known = read.get(key)
  if (known) return known
  const json = await readFile(join(folder, SERVED_PAGES), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}'
    throw error
  })
  const readSheet = async (path: string): Promise<Sheet> => ({
    address: base + path,
    text: placeUrls(await readFile(join(folder, path), 'utf8'), base + path),
  })
  const pages = await Promise.all(
    Object.entries(ServedPages.parse(JSON.parse(json))).map(async ([path, { html, css, styles, fonts }]) => {
      const sheets = await Promise.all(styles.map((style) => readSheet(style.path)))
      return [path, { html, css, sheets, fonts: fonts.map((font) => base + font) }] as const
    }),
  )
  const found = new Map(pages)
  read.set(key, found)
  return found
}

/** The text of a style sheet for a page at another address: what it names relative to itself is named in full. */
const placeUrls = (text: string, address: string) =>
  text
    .replace(
      /url\("?(?!data:|https?:|\/)([^")]+)"?\)/g,
      (_, path: string) => `url(${posix.join(posix.dirname(address), path)})`,
    )
    // Nothing in it can end the style element.
    .replaceAll('</', '<\\/')

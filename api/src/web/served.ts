import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type LiveRemote, PLACEHOLDERS, routeAt, SERVED_PAGES, ServedPages } from '@soulsign/contracts'
import { LRUCache } from 'lru-cache'
import { element, escapeHtml } from '../http/markup.ts'
import type { ReleaseFiles } from '../releases/files.ts'
import type { Site } from './site.ts'

/** A page that was rendered while its app was built, and the tags of the style sheets that it needs. */
export interface LivePage {
  html: string
  css: string
  links: readonly string[]
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
  const pages = Object.entries(ServedPages.parse(JSON.parse(json))).map(([path, { html, css, styles }]) => {
    const links = styles.map((style) =>
      element('link', {
        rel: 'stylesheet',
        href: base + style.path,
        integrity: style.integrity,
        crossorigin: 'anonymous',
      }),
    )
    return [path, { html, css, links }] as const
  })
  const found = new Map(pages)
  read.set(key, found)
  return found
}

/** What a page shows before any script: the app's own page, or an outline of it. */
export type Served = readonly LivePage[]

/**
 * The page at `path`: the shell's, or a remote's in the shell's frame. An outline stands in for others, and if the
 * remote rests or is served from elsewhere. During maintenance, and with a logo of the product's own, there is none.
 */
export async function servedPage(
  path: string,
  {
    shell,
    settings,
    remotes,
    known,
  }: Pick<Site, 'shell' | 'settings'> & { remotes: readonly LiveRemote[]; known: boolean },
  releaseFiles: ReleaseFiles,
): Promise<Served | undefined> {
  if (!shell || settings.maintenance_mode || settings.site_logo_url) return undefined
  const own = shell.pages.get(known ? path : '*')
  if (own) return [own]
  const remote = remotes.find(({ routes }) => routeAt(routes, path))
  const frame = shell.pages.get('frame')
  const page =
    remote && !remote.resting && remote.base.startsWith('/')
      ? (await readPages(remote, releaseFiles)).get(path)
      : undefined
  if (frame && page) return [frame, page]
  const outline = shell.pages.get('outline')
  return outline && [outline]
}

/**
 * The markup of a served page, with the settings in it.
 * @param template the shell's page, whose own style sheets need no second tag
 */
export function renderServed(served: Served, template: string, { settings }: Pick<Site, 'settings'>, nonce: string) {
  const [outer, inner] = served
  const links = served.flatMap((page) => page.links).filter((link) => !template.includes(link.slice(0, -1)))
  const styles = served.map(({ css }, index) => css.replaceAll('[data-style', `[data-page="${index}"] [data-style`))
  const html =
    outer?.html.replace(PLACEHOLDERS.page, () => (inner ? `<div data-page="1">${inner.html}</div>` : '')) ?? ''
  const filled = html
    .replaceAll(PLACEHOLDERS.product, () => escapeHtml(settings.product_name))
    .replaceAll(PLACEHOLDERS.limit, () => String(settings.guest_limit))
  return `${links.join('')}<style nonce="${nonce}">${styles.join('')}</style><div id="served" data-page="0">${filled}</div>`
}

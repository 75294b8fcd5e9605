import { type LiveRemote, PLACEHOLDERS, routeAt } from '@soulsign/contracts'
import { element, escapeHtml } from '../http/markup.ts'
import type { ReleaseFiles } from '../releases/files.ts'
import { type LivePage, readPages } from './live-pages.ts'
import type { Site } from './site.ts'

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

/** The shell's page without the style sheets that the served page carries in itself. */
export function withoutSheets(template: string, served: Served): string {
  const carried = new Set(served.flatMap(({ sheets }) => sheets.map(({ address }) => address)))
  return template.replace(/<link rel="stylesheet" href="([^"]*)"[^>]*>/g, (tag, address: string) =>
    carried.has(address) ? '' : tag,
  )
}

/** The markup of a served page, with its style sheets and the settings in it. */
export function renderServed(served: Served, { settings }: Pick<Site, 'settings'>, nonce: string): string {
  const [outer, inner] = served
  const sheets = served.flatMap((page) => page.sheets)
  const styles = [
    ...sheets.map(({ address, text }) => `${element('style', { nonce, 'data-sheet': address })}${text}</style>`),
    element('style', { nonce }),
    ...served.map(({ css }, index) => css.replaceAll('[data-style', `[data-page="${index}"] [data-style`)),
    '</style>',
  ]
  const html =
    outer?.html.replace(PLACEHOLDERS.page, () => (inner ? `<div data-page="1">${inner.html}</div>` : '')) ?? ''
  const filled = html
    .replaceAll(PLACEHOLDERS.product, () => escapeHtml(settings.product_name))
    .replaceAll(PLACEHOLDERS.provider, () => escapeHtml(settings.ai_provider))
    .replaceAll(PLACEHOLDERS.limit, () => String(settings.guest_limit))
  return `${styles.join('')}<div id="served" data-page="0">${filled}</div>`
}

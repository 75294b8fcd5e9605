import { type LiveRemote, PLACEHOLDERS, routeAt } from '@soulsign/contracts'
import { escapeHtml } from '../http/markup.ts'
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
    .replaceAll(PLACEHOLDERS.provider, () => escapeHtml(settings.ai_provider))
    .replaceAll(PLACEHOLDERS.limit, () => String(settings.guest_limit))
  return `${links.join('')}<style nonce="${nonce}">${styles.join('')}</style><div id="served" data-page="0">${filled}</div>`
}

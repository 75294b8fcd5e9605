import { type LiveRemote, PLACEHOLDERS, type PublicSettings, routeAt, withOperator } from '@soulsign/contracts'
import { element, escapeHtml } from '../http/markup.ts'
import type { ReleaseFiles } from '../releases/files.ts'
import { type LivePage, type LivePages, readPages } from './live-pages.ts'
import type { Site } from './site.ts'

/** What a page shows before any script: the app's own page, or an outline of it. */
export type Served = readonly LivePage[]

/** The shell's own page at `path`. It is rendered with all of the operator's details or with none. */
function ownPage(path: string, pages: LivePages, settings: PublicSettings): LivePage | undefined {
  const named = pages.get(withOperator(path))
  const details = detailsOf(settings)
  if (!named || details.every((detail) => detail === null)) return pages.get(path)
  return details.includes(null) ? undefined : named
}

const detailsOf = ({ operator_name, operator_address, operator_email, operator_country }: PublicSettings) => [
  operator_name,
  operator_address,
  operator_email,
  operator_country,
]

/**
 * The page at `path`: the shell's, or a remote's in the shell's frame. An outline stands in for others, and if the
 * remote rests or is served from elsewhere, or only some of the operator's details are known. During maintenance, and with a logo of the product's own, there is none.
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
  const own = known ? ownPage(path, shell.pages, settings) : shell.pages.get('*')
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
 * The shell's page with the style sheets of a served page in itself. They stand in the head, before those that code
 * loads later: of rules with the same weight, the later one wins.
 */
export function withSheets(template: string, served: Served, nonce: string): string {
  const sheets = new Map(
    served.flatMap((page) =>
      page.sheets.map(({ address, text }): [string, string] => [
        address,
        `${element('style', { nonce, 'data-sheet': address })}${text}</style>`,
      ]),
    ),
  )
  const inPlace = template.replace(/<link rel="stylesheet" href="([^"]*)"[^>]*>/g, (tag, address: string) => {
    const style = sheets.get(address)
    sheets.delete(address)
    return style ?? tag
  })
  return inPlace.replace('</head>', () => `${[...sheets.values()].join('')}</head>`)
}

/** The markup of a served page, with its own styles and the settings in it. */
export function renderServed(served: Served, { settings }: Pick<Site, 'settings'>, nonce: string): string {
  const [outer, inner] = served
  const styles = [
    element('style', { nonce }),
    ...served.map(({ css }, index) => css.replaceAll('[data-style', `[data-page="${index}"] [data-style`)),
    '</style>',
  ]
  const html =
    outer?.html.replace(PLACEHOLDERS.page, () => (inner ? `<div data-page="1">${inner.html}</div>` : '')) ?? ''
  const values: [placeholder: string, value: string | number | null][] = [
    [PLACEHOLDERS.product, settings.product_name],
    [PLACEHOLDERS.provider, settings.ai_provider],
    [PLACEHOLDERS.limit, settings.guest_limit],
    [PLACEHOLDERS.operator, settings.operator_name],
    [PLACEHOLDERS.address, settings.operator_address],
    [PLACEHOLDERS.email, settings.operator_email],
    [PLACEHOLDERS.country, settings.operator_country],
  ]
  const given = new Map(values)
  // In one pass: a value may look like a placeholder.
  const filled = html.replace(/%[A-Z]+%/g, (found) => escapeHtml(String(given.get(found) ?? found)))
  return `${styles.join('')}<div id="served" data-page="0">${filled}</div>`
}

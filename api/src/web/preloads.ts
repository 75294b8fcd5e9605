import { type CheckedFile, type LiveRemote, routeAt } from '@soulsign/contracts'
import type { Served } from './served.ts'
import type { Site } from './site.ts'

const link = (address: string, attributes: string) => `<${address}>; rel=preload; crossorigin=anonymous; ${attributes}`

/** Fonts come before anything else, because words would move. The code of remotes must not delay the first paint. */
const fontLink = (address: string) => link(address, 'as=font; type="font/woff2"')
const fileLink =
  (base: string) =>
  ({ path, integrity }: CheckedFile) =>
    link(base + path, `as=${path.endsWith('.css') ? 'style' : 'script'}; integrity="${integrity}"; fetchpriority=low`)

/**
 * The `Link` header of a page: what it needs and its HTML does not name. That is its fonts, and the code of the remote
 * that shows it. Browsers ask nothing of administrators' remotes before they know that they may.
 */
export function preloadLinks(
  path: string,
  { shell, remotes, served }: Pick<Site, 'shell'> & { remotes: readonly LiveRemote[]; served: Served | undefined },
): string {
  const remote = remotes.find(({ routes }) => routeAt(routes, path))
  const loads = remote && !remote.resting && routeAt(remote.routes, path)?.access !== 'admin'
  return [
    ...(served ?? []).flatMap(({ fonts }) => fonts.map(fontLink)),
    ...(loads && shell ? (shell.manifest.preload ?? []).map(fileLink(shell.base)) : []),
    ...(loads ? (remote.preload ?? []).map(fileLink(remote.base)) : []),
  ].join(', ')
}

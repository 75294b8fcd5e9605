import { type CheckedFile, type LiveRemote, routeAt } from '@soulsign/contracts'
import type { Served } from './served.ts'
import type { Site } from './site.ts'

const link = (address: string, attributes: string) => `<${address}>; rel=preload; crossorigin=anonymous; ${attributes}`

/** Fonts come before anything else, because words would move. Code must not delay the first paint. */
const fontLink = (address: string) => link(address, 'as=font; type="font/woff2"')
const fileLinks = (base: string, files: readonly CheckedFile[] = []) =>
  files.map(({ path, integrity }) => {
    const kind = path.endsWith('.css') ? 'style' : 'script'
    return { address: base + path, text: link(base + path, `as=${kind}; integrity="${integrity}"; fetchpriority=low`) }
  })

interface Page extends Pick<Site, 'shell'> {
  path: string
  remotes: readonly LiveRemote[]
  served: Served | undefined
}

/**
 * The `Link` header of a page: what it needs and its HTML does not name. That is its fonts, and its code if that is not
 * the shell's main script. Browsers hear nothing of administrators' remotes before they know that they may.
 */
export function preloadLinks({ path, shell, remotes, served = [] }: Page): string {
  if (!shell) return ''
  const { preload } = shell.manifest
  const remote = remotes.find(({ routes }) => routeAt(routes, path))
  const route = remote && routeAt(remote.routes, path)
  const code =
    remote && route && !remote.resting && route.access !== 'admin'
      ? [
          ...fileLinks(shell.base, preload?.all),
          ...fileLinks(remote.base, remote.preload?.all),
          ...fileLinks(remote.base, remote.preload?.pages[route.path]),
        ]
      : fileLinks(shell.base, preload?.pages[path])
  const inHtml = served.flatMap(({ links }) => links).join()
  return [
    ...served.flatMap(({ fonts }) => fonts.map(fontLink)),
    ...code.filter(({ address }) => !inHtml.includes(`"${address}"`)).map(({ text }) => text),
  ].join(', ')
}

import { type CheckedFile, type LiveRemote, routeAt } from '@soulsign/contracts'
import type { Served } from './served.ts'
import type { Site } from './site.ts'

/** What a page needs and its HTML does not name. */
interface Preloads {
  /** The value of its `Link` header. */
  link: string
  /** What the page itself fetches into the browser's cache once it was painted: address and integrity. */
  chunks: readonly (readonly [address: string, integrity: string])[]
}

const preload = (address: string, attributes: string) =>
  `<${address}>; rel=preload; crossorigin=anonymous; ${attributes}`
/** Fonts come before anything else. Code must not delay the first paint. */
const fontLink = (address: string) => preload(address, 'as=font; type="font/woff2"')
const entryLink = ({ base, entry, integrity }: LiveRemote) =>
  preload(base + entry, `as=script; integrity="${integrity}"; fetchpriority=low`)

const filesAt = (base: string, files: readonly CheckedFile[] = []) =>
  files.map(({ path, integrity }) => [base + path, integrity] as const)

interface Page extends Pick<Site, 'shell'> {
  path: string
  remotes: readonly LiveRemote[]
  served: Served | undefined
}

/**
 * The preloads of a page: its fonts, and its code if that is not the shell's main script. Browsers hear nothing of
 * administrators' remotes before they know that they may. Of the code, only a remote's entry stands in the header,
 * because it has another address at each attempt: a preload that failed would answer the attempt that follows. An open
 * page is painted from its HTML, which the entry would delay: there it waits like the rest.
 */
export function preloadsOf({ path, shell, remotes, served = [] }: Page): Preloads {
  if (!shell) return { link: '', chunks: [] }
  const { manifest, base } = shell
  const remote = remotes.find(({ routes }) => routeAt(routes, path))
  const route = remote && routeAt(remote.routes, path)
  const loads = remote && route && !remote.resting && route.access !== 'admin'
  const isPainted = served.length > 0 && route?.access === 'open'
  const own = manifest.preload
  return {
    link: [
      ...served.flatMap(({ fonts }) => fonts.map(fontLink)),
      ...(loads && !isPainted ? [entryLink(remote)] : []),
    ].join(', '),
    chunks: loads
      ? [
          ...(isPainted ? [[remote.base + remote.entry, remote.integrity] as const] : []),
          ...filesAt(base, own?.all),
          ...(route.access === 'user' ? filesAt(base, own?.session) : []),
          ...filesAt(remote.base, remote.preload?.all),
          ...filesAt(remote.base, remote.preload?.pages[route.path]),
        ]
      : filesAt(base, own?.pages[path]),
  }
}

import type { LoaderContext } from '@rspack/core'

/** Names the chunk of a remote's texts after the remote. */
export default function ownTexts(this: LoaderContext, source: string): string {
  const [, remote] = /mfe-([^/]+)/.exec(this.resourcePath) ?? []
  return source.replaceAll('"texts-en"', `"texts-en-${remote}"`)
}

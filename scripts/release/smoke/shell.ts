import { data } from '../../../api/src/http/markup.ts'
import { SHELL_PAGE } from '../../../api/src/releases/dist.ts'
import { ReleaseError } from '../../../api/src/releases/refusal.ts'
import { DEFAULT_PRODUCT_NAME } from '../../../packages/contracts/src/limits.ts'
import type { Registry } from '../../../packages/contracts/src/registry.ts'
import { PublicSettings } from '../../../packages/contracts/src/settings.ts'

/** The shell in which remotes are loaded. */
export interface TriedShell {
  /** The page at `path` that knows the remotes of `registry`. */
  page(path: string, registry: Registry): Promise<string>
  file(path: string): Promise<Buffer | undefined>
}

const NONCE = 'smoke'

/** A shell whose files are here, as its build wrote them. */
export const shellOfFiles = (files: ReadonlyMap<string, Buffer>): TriedShell => ({
  async page(_path, registry) {
    const settings = PublicSettings.parse({ product_name: DEFAULT_PRODUCT_NAME })
    const inlined = Object.entries({ registry, settings, seo: [] }).map(([id, value]) => data(id, value, NONCE))
    return String(files.get(SHELL_PAGE))
      .replaceAll('__NONCE__', NONCE)
      .replace('<!--data-->', () => inlined.join('\n'))
  },
  file: async (path) => files.get(path.slice(1)),
})

/** The live shell of the product at `url`. */
export const shellAt = (url: string): TriedShell => ({
  async page(path, registry) {
    const response = await fetch(new URL(path, url))
    if (!response.ok)
      throw new ReleaseError(`${url} answers ${response.status} to ${path}: its live shell cannot be tried.`)
    const html = await response.text()
    return html.replace(/<script[^>]* id="registry"[^>]*>[^<]*<\/script>/, () => data('registry', registry, NONCE))
  },
  async file(path) {
    const response = await fetch(new URL(path, url))
    return response.ok ? Buffer.from(await response.arrayBuffer()) : undefined
  },
})

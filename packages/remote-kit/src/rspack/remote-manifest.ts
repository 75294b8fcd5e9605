import { createHash } from 'node:crypto'
import { Compilation, type Compiler, WebpackError } from '@rspack/core'
import { type RemoteDescription, RemoteManifest } from '@soulsign/contracts'
import { z } from 'zod'

interface Options {
  description: RemoteDescription
  /** Version of the remote's package. */
  packageVersion: string
  /** File name of the Module Federation entry. */
  entry: string
  /** Name of the chunk with the exposed module. */
  exposed: string
}

/**
 * Writes remote.json, which the registry stores and the shell reads. Its version is the package's plus a hash of all
 * files, so that a version always has the same bytes.
 */
export class RemoteManifestPlugin {
  readonly options: Options
  constructor(options: Options) {
    this.options = options
  }

  apply(compiler: Compiler) {
    const { description, packageVersion, entry, exposed } = this.options
    compiler.hooks.thisCompilation.tap('RemoteManifest', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'RemoteManifest', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        (assets) => {
          const source = assets[entry]
          if (!source) return
          const content = createHash('sha256')
          for (const name of Object.keys(assets).sort()) content.update(name).update(assets[name]?.buffer() ?? '')
          const manifest = RemoteManifest.safeParse({
            ...description,
            version: `${packageVersion}-${content.digest('hex').slice(0, 12)}`,
            entry,
            integrity: `sha384-${createHash('sha384').update(source.buffer()).digest('base64')}`,
            styles: [...(compilation.namedChunks.get(exposed)?.files ?? [])].filter((file) => file.endsWith('.css')),
          })
          if (!manifest.success) {
            const problems = z.prettifyError(manifest.error)
            compilation.errors.push(
              new WebpackError(`The description of mfe-${description.name} is not valid:\n${problems}`),
            )
            return
          }
          const json = JSON.stringify(manifest.data, null, 2)
          compilation.emitAsset('remote.json', new compiler.rspack.sources.RawSource(json))
        },
      )
    })
  }
}

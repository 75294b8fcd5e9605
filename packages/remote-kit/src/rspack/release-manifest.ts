import { createHash } from 'node:crypto'
import { Compilation, type Compiler, WebpackError } from '@rspack/core'
import type { ReleaseFile } from '@soulsign/contracts'
import { z } from 'zod'

interface Options {
  /** Name of the manifest's file. */
  file: string
  schema: z.ZodType
  /** Version of the package that is built. */
  packageVersion: string
  /** What the manifest says beside its version and files. Undefined if the build failed. */
  describe(compilation: Compilation, files: readonly ReleaseFile[]): object | undefined
}

/** Subresource integrity of a file. */
export const integrityOf = (bytes: Buffer) => `sha384-${createHash('sha384').update(bytes).digest('base64')}`

/**
 * Writes the manifest of a build, with the integrity and size of each file. Its version is the package's and a hash of
 * all that it says, so that a version always has the same bytes.
 */
export class ReleaseManifestPlugin {
  readonly options: Options
  constructor(options: Options) {
    this.options = options
  }

  apply(compiler: Compiler) {
    const { file, schema, packageVersion, describe } = this.options
    compiler.hooks.thisCompilation.tap('ReleaseManifest', (compilation) => {
      compilation.hooks.processAssets.tap(
        { name: 'ReleaseManifest', stage: Compilation.PROCESS_ASSETS_STAGE_REPORT },
        (assets) => {
          const files = Object.entries(assets)
            .map(([path, source]) => ({ path, integrity: integrityOf(source.buffer()), size: source.size() }))
            .sort((a, b) => (a.path < b.path ? -1 : 1))
          const described = describe(compilation, files)
          if (!described) return
          const content = createHash('sha256')
            .update(JSON.stringify([described, files]))
            .digest('hex')
          const manifest = schema.safeParse({
            ...described,
            version: `${packageVersion}-${content.slice(0, 12)}`,
            files,
          })
          if (!manifest.success) {
            compilation.errors.push(new WebpackError(`${file} is not valid:\n${z.prettifyError(manifest.error)}`))
            return
          }
          const json = JSON.stringify(manifest.data, null, 2)
          compilation.emitAsset(file, new compiler.rspack.sources.RawSource(json))
        },
      )
    })
  }
}

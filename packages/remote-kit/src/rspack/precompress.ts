import { promisify } from 'node:util'
import { brotliCompress, gzip } from 'node:zlib'
import { Compilation, type Compiler } from '@rspack/core'

const compress = { '.br': promisify(brotliCompress), '.gz': promisify(gzip) }
const TEXT = /\.(?:js|css|svg|json)$/
const MIN_BYTES = 1024

/** Writes a .br and a .gz beside every text file above 1 kB. */
export class PrecompressPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('Precompress', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        { name: 'Precompress', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_TRANSFER },
        async (assets) => {
          const work = Object.entries(assets)
            .filter(([name, source]) => TEXT.test(name) && source.size() >= MIN_BYTES)
            .flatMap(([name, source]) =>
              Object.entries(compress).map(async ([ending, run]) => {
                const bytes = await run(source.buffer())
                compilation.emitAsset(name + ending, new compiler.rspack.sources.RawSource(bytes))
              }),
            )
          await Promise.all(work)
        },
      )
    })
  }
}

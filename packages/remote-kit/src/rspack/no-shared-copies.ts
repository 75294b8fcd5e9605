import { type Compiler, WebpackError } from '@rspack/core'
import { SHELL_PACKAGES } from './shared.ts'

const BUNDLED = new RegExp(`/node_modules/(?:${SHELL_PACKAGES.join('|')})/(?!.*/node_modules/)`)

/** Fails a remote's build if it bundles a package of the shell: two Reacts in a page break hooks. */
export class NoSharedCopiesPlugin {
  apply(compiler: Compiler) {
    compiler.hooks.compilation.tap('NoSharedCopies', (compilation) => {
      compilation.hooks.finishModules.tap('NoSharedCopies', (modules) => {
        for (const module of modules) {
          const resource = module.nameForCondition()?.replaceAll('\\', '/')
          if (!resource || !BUNDLED.test(resource)) continue
          compilation.errors.push(
            new WebpackError(
              `${resource} would be bundled, but the shell brings it. Import the package by its own name.`,
            ),
          )
        }
      })
    })
  }
}

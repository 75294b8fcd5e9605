import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Configuration, rspack } from '@rspack/core'
import {
  API_VERSION,
  CONTRACT_VERSION,
  RemoteBuild,
  type RemoteDescription,
  ShellBuild,
  type ShellDescription,
} from '@soulsign/contracts'
import { containerName, isCompatible } from '../remote.ts'
import { type AppOptions, BROWSERS, baseConfig, type ServedOptions, sourceRules } from './base.ts'
import { NoSharedCopiesPlugin } from './no-shared-copies.ts'
import { PrecompressPlugin } from './precompress.ts'
import { checked, filesOf, pageFiles } from './preload.ts'
import { ReleaseManifestPlugin } from './release-manifest.ts'
import { ServedPagesPlugin } from './served-pages.ts'
import { sharedOf, sharedVersions } from './shared.ts'

export { BROWSERS, PrecompressPlugin, ReleaseManifestPlugin, sourceRules }

const NONCE = join(import.meta.dirname, '../nonce.ts')
/** A browser's build gets the contracts without their schemas, unless it asks for them. */
const SCHEMAS_ALIAS = { '@soulsign/contracts$': '@soulsign/contracts/schemas' }
/** File name of a remote's entry; its folder names the version. */
const ENTRY = 'entry.js'
/** Renders an app's open pages while it is built. A remote without it has none. */
const SERVED_ENTRY = './src/served-pages.tsx'
/** Name of the chunk with the exposed module. */
const EXPOSED = 'remote'
/** Name of the chunk with a remote's English texts. */
const TEXTS = 'texts-en'
/** Name of the shell's chunk that loads remotes. */
const FEDERATION = 'federation'
/** Name of the shell's chunk with the sign-in client. */
const SESSION = 'session'

/**
 * Budget in bytes before compression for one file of a remote. A build over its budget fails: move code into a lazy
 * route. A browser test has budgets for the pages' downloads (e2e/app/script-budget).
 */
const REMOTE_FILE_MAX_BYTES = 180_000

/** The version of the package in `root`. */
const versionOf = (root: string) =>
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version

/** `rspack dev` sets RSPACK_SERVE. */
type Env = { RSPACK_SERVE?: boolean } | undefined
type Config = (env?: Env) => Configuration

const budget = (bytes: number) => ({
  hints: 'error' as const,
  maxEntrypointSize: bytes,
  maxAssetSize: bytes,
  assetFilter: (file: string) => /\.(?:js|css)$/.test(file),
})

interface RemoteOptions extends AppOptions {
  /** The description from `src/description.ts`. */
  description: RemoteDescription
  /** Whether the remote's own code may check with the contract's schemas, which weigh 30 kB. */
  schemas?: boolean
}

interface ShellOptions extends ServedOptions {
  /** The description from `src/description.ts`. */
  description: ShellDescription
}

/**
 * Rspack configuration of a remote. It exposes one module, `./remote` (src/remote.tsx), and writes remote.json. The
 * build fails if the remote does not fit the contract or bundles a package of the shell.
 *
 * @example
 * ```ts
 * // rspack.config.ts
 * export default remoteConfig({ root: import.meta.dirname, description })
 * ```
 */
export function remoteConfig({ root, description, schemas = false }: RemoteOptions): Config {
  const { name, contract, api, port } = description
  if (!isCompatible(contract)) {
    throw new Error(
      `${basename(root)} is built for contract ${contract}, but the contract is ${CONTRACT_VERSION}. Change \`contract\` in its description once it fits.`,
    )
  }
  if (!isCompatible(api, API_VERSION)) {
    throw new Error(
      `${basename(root)} needs API ${api}, but the API is ${API_VERSION}. Change \`api\` in its description once it fits.`,
    )
  }
  return (env) => {
    const dev = Boolean(env?.RSPACK_SERVE)
    const base = baseConfig({ root, port }, name, dev)
    return {
      ...base,
      resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...(schemas && SCHEMAS_ALIAS) } },
      entry: {},
      output: { ...base.output, publicPath: 'auto' },
      performance: dev ? false : budget(REMOTE_FILE_MAX_BYTES),
      plugins: [
        ...(base.plugins ?? []),
        new ModuleFederationPlugin({
          name: containerName(name),
          filename: ENTRY,
          exposes: { './remote': { import: [NONCE, './src/remote.tsx'], name: EXPOSED } },
          shared: sharedOf(root),
          shareStrategy: 'loaded-first',
          manifest: false,
          dts: false,
          experiments: { externalRuntime: true, optimization: { target: 'web', disableSnapshot: true } },
        }),
        new NoSharedCopiesPlugin(),
        ...(dev || !existsSync(join(root, SERVED_ENTRY)) ? [] : [new ServedPagesPlugin(SERVED_ENTRY, base)]),
        new ReleaseManifestPlugin({
          file: 'remote.json',
          schema: RemoteBuild,
          packageVersion: versionOf(root),
          describe(compilation, files) {
            const entry = files.find(({ path }) => path === ENTRY)
            const styles = filesOf(compilation, EXPOSED).filter((file) => file.endsWith('.css'))
            const preload = {
              all: checked(files, [...filesOf(compilation, EXPOSED), ...filesOf(compilation, TEXTS)]),
              pages: pageFiles(description.routes, compilation, files),
            }
            return entry && { ...description, entry: ENTRY, integrity: entry.integrity, styles, preload }
          },
        }),
      ],
    }
  }
}

/**
 * Rspack configuration of the shell: src/main.tsx, the template src/index.ejs, no remotes known at build time.
 *
 * @example
 * ```ts
 * export default shellConfig({ root: import.meta.dirname, port: 4001, description })
 * ```
 */
export function shellConfig(options: ShellOptions): Config {
  const { root, description } = options
  return (env) => {
    const dev = Boolean(env?.RSPACK_SERVE)
    const base = baseConfig(options, 'shell', dev)
    const inAssets = (name: unknown) => `assets/${String(name)}`
    return {
      ...base,
      entry: { main: [NONCE, './src/main.tsx'] },
      performance: false,
      // In development the API runs beside the development server.
      devServer: {
        ...base.devServer,
        historyApiFallback: true,
        proxy: [{ context: ['/api', '/remotes'], target: `http://localhost:${process.env.PORT ?? 3000}` }],
      },
      output: {
        ...base.output,
        // A release's files are below its own folder.
        publicPath: dev ? '/' : 'auto',
        filename: inAssets(base.output?.filename),
        chunkFilename: inAssets(base.output?.chunkFilename),
        cssFilename: inAssets(base.output?.cssFilename),
        cssChunkFilename: inAssets(base.output?.cssChunkFilename),
        assetModuleFilename: inAssets(base.output?.assetModuleFilename),
      },
      plugins: [
        ...(base.plugins ?? []),
        new rspack.HtmlRspackPlugin({ template: './src/index.ejs', publicPath: '/', inject: false, minify: false }),
        new rspack.DefinePlugin({
          __SHARED_VERSIONS__: JSON.stringify(sharedVersions(root)),
          // What Module Federation's plugin would say: the shell loads its runtime by itself (shell/src/remotes).
          ENV_TARGET: JSON.stringify('web'),
          FEDERATION_OPTIMIZE_NO_SNAPSHOT_PLUGIN: 'true',
          FEDERATION_HAS_EXPOSES: 'false',
        }),
        ...(dev ? [] : [new ServedPagesPlugin(SERVED_ENTRY, base)]),
        new ReleaseManifestPlugin({
          file: 'shell.json',
          schema: ShellBuild,
          packageVersion: versionOf(root),
          describe: (compilation, files) => ({
            ...description,
            preload: {
              all: checked(files, filesOf(compilation, FEDERATION)),
              session: checked(files, filesOf(compilation, SESSION)),
              pages: pageFiles(description.pages, compilation, files),
            },
          }),
        }),
      ],
    }
  }
}

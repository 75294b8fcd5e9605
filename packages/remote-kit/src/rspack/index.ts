import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, join } from 'node:path'
import { ModuleFederationPlugin } from '@module-federation/enhanced/rspack'
import { type Compilation, type Configuration, type RuleSetRule, rspack } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import {
  API_VERSION,
  CONTRACT_VERSION,
  type Page,
  type ReleaseFile,
  RemoteBuild,
  type RemoteDescription,
  ShellBuild,
  type ShellDescription,
} from '@soulsign/contracts'
import { containerName, isCompatible } from '../remote.ts'
import { NoSharedCopiesPlugin } from './no-shared-copies.ts'
import { PrecompressPlugin } from './precompress.ts'
import { ReleaseManifestPlugin } from './release-manifest.ts'
import { ServedPagesPlugin } from './served-pages.ts'
import { sharedOf, sharedVersions } from './shared.ts'

export { PrecompressPlugin, ReleaseManifestPlugin }

const require = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced/rspack'))
const NONCE = join(import.meta.dirname, '../nonce.ts')
/** The page has one React Refresh: src/refresh replaces the package and wraps it. */
const REFRESH_ALIAS = { 'react-refresh': join(import.meta.dirname, '../refresh') }
/**
 * Rspack names the runtime's CommonJS files, which cannot be tree-shaken: with the others, an entry is a quarter smaller.
 */
const FEDERATION_ALIAS = Object.fromEntries(
  ['@module-federation/webpack-bundler-runtime'].map((name) => [
    require.resolve(name),
    require.resolve(name).replace(/\.cjs$/, '.js'),
  ]),
)
/** A browser's build gets the contracts without their schemas, unless it asks for them. */
const SCHEMAS_ALIAS = { '@soulsign/contracts$': '@soulsign/contracts/schemas' }
/** Milliseconds until a chunk counts as failed. */
const CHUNK_TIMEOUT_MS = 10_000
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

/**
 * Budget in bytes before compression for one file of a remote. A build over its budget fails: move code into a lazy
 * route. What the pages download has budgets in a browser test (e2e/app/script-budget).
 */
const REMOTE_FILE_MAX_BYTES = 180_000

/**
 * The oldest supported browsers, which know `light-dark()` and relative colours. For older ones the minifier would
 * rewrite logical properties into selectors of higher specificity and three times the size.
 */
export const BROWSERS = ['chrome >= 123', 'edge >= 123', 'firefox >= 128', 'safari >= 17.5', 'ios_saf >= 17.5']

/** The rules for TypeScript, CSS Modules and fonts in every browser build. */
export const sourceRules = (refresh: boolean): RuleSetRule[] => [
  {
    test: /\.tsx?$/,
    use: {
      loader: 'builtin:swc-loader',
      options: {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          // No development JSX: an override may run in a built shell, which does not include it.
          transform: { react: { runtime: 'automatic', development: false, refresh } },
        },
      },
    },
  },
  { test: /\.computed\.ts$/, enforce: 'pre', loader: join(import.meta.dirname, 'computed.ts') },
  { test: /\.css$/, type: 'css/auto' },
  { test: /\.woff2$/, type: 'asset/resource', loader: join(import.meta.dirname, 'subset-font.ts') },
]

/** The version of the package in `root`. */
const versionOf = (root: string) =>
  (JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }).version

/** The files of a chunk, and of what it shares with others. */
const filesOf = ({ namedChunkGroups }: Compilation, chunk: string) => [
  ...(namedChunkGroups.get(chunk)?.getFiles() ?? []),
]

/** What browsers check of these files of a build. */
const checked = (files: readonly ReleaseFile[], paths: readonly string[]) =>
  paths.flatMap((path) => {
    const file = files.find((file) => file.path === path)
    return file ? [{ path, integrity: file.integrity }] : []
  })

/** Name of a page's chunk, if its import gives it one: `page-symptom-entry`. */
const pageChunk = ({ path, canonical = path }: Page) =>
  canonical === '/' ? 'page-home' : `page${canonical.replaceAll('/', '-')}`

/** The files of each page whose chunk is named like it. */
const pageFiles = (pages: readonly Page[], compilation: Compilation, files: readonly ReleaseFile[]) =>
  Object.fromEntries(
    pages.flatMap((page) => {
      const found = checked(files, filesOf(compilation, pageChunk(page)))
      return found.length > 0 ? [[page.path, found]] : []
    }),
  )

/** `rspack dev` sets RSPACK_SERVE. */
type Env = { RSPACK_SERVE?: boolean } | undefined
type Config = (env?: Env) => Configuration

const budget = (bytes: number) => ({
  hints: 'error' as const,
  maxEntrypointSize: bytes,
  maxAssetSize: bytes,
  assetFilter: (file: string) => /\.(?:js|css)$/.test(file),
})

interface AppOptions {
  /** The app's folder: `import.meta.dirname` of its rspack.config.ts. */
  root: string
}

interface RemoteOptions extends AppOptions {
  /** The description from `src/description.ts`. */
  description: RemoteDescription
  /** Whether the remote's own code may check with the contract's schemas, which weigh 30 kB. */
  schemas?: boolean
}

interface ServedOptions extends AppOptions {
  /** Port of the development server. */
  port: number
}

interface ShellOptions extends ServedOptions {
  /** The description from `src/description.ts`. */
  description: ShellDescription
}

/**
 * The common configuration of shell and remotes: TypeScript, CSS Modules, assets, hot reload, no eval and no inline
 * code.
 */
function baseConfig({ root, port }: ServedOptions, name: string, dev: boolean): Configuration {
  const file = dev ? '[name]' : '[name].[contenthash:10]'
  return {
    name,
    context: root,
    mode: dev ? 'development' : 'production',
    target: ['web', 'es2022'],
    devtool: dev ? 'cheap-module-source-map' : false,
    output: {
      path: join(root, 'dist'),
      clean: true,
      uniqueName: containerName(name),
      filename: `${file}.js`,
      chunkFilename: `${file}.js`,
      cssFilename: `${file}.css`,
      cssChunkFilename: `${file}.css`,
      assetModuleFilename: '[name].[contenthash:10][ext]',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: CHUNK_TIMEOUT_MS,
    },
    resolve: {
      extensions: ['.ts', '.tsx', '.js'],
      alias: { ...FEDERATION_ALIAS, ...(dev && REFRESH_ALIAS) },
    },
    module: {
      rules: [...sourceRules(dev), { test: /\.(?:svg|png|webp|avif)$/, type: 'asset/resource' }],
      parser: { 'css/auto': { namedExports: false } },
      generator: { 'css/auto': { localIdentName: `${name}-[local]-[hash:6]`, exportsConvention: 'camel-case-only' } },
    },
    plugins: dev
      ? [
          new ReactRefreshRspackPlugin({ library: 'soulsign' }),
          new rspack.DefinePlugin({ __REFRESH_SCOPE__: JSON.stringify(name) }),
        ]
      : [
          // The entry knows the integrity of each chunk and style sheet, and the page that of the entry.
          new rspack.SubresourceIntegrityPlugin({ hashFuncNames: ['sha384'], htmlPlugin: false }),
          new PrecompressPlugin(),
        ],
    // A remote would request its lazy parts from the page's origin, which does not have them.
    lazyCompilation: false,
    optimization: {
      minimizer: [
        new rspack.SwcJsMinimizerRspackPlugin({
          minimizerOptions: { ecma: 2022, compress: { passes: 3, ecma: 2022 } },
        }),
        new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
      ],
    },
    stats: 'errors-warnings',
    devServer: {
      port,
      host: 'localhost',
      hot: true,
      allowedHosts: ['localhost', '127.0.0.1'],
      headers: { 'access-control-allow-origin': '*' },
      client: {
        webSocketURL: `ws://localhost:${port}/ws`,
        overlay: { errors: true, warnings: false, runtimeErrors: false },
      },
    },
  }
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
              pages: pageFiles(description.pages, compilation, files),
            },
          }),
        }),
      ],
    }
  }
}

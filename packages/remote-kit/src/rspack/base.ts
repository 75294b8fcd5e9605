import { createRequire } from 'node:module'
import { join } from 'node:path'
import { type Configuration, type RuleSetRule, rspack } from '@rspack/core'
import { ReactRefreshRspackPlugin } from '@rspack/plugin-react-refresh'
import { containerName } from '../remote.ts'
import { PrecompressPlugin } from './precompress.ts'

const require = createRequire(createRequire(import.meta.url).resolve('@module-federation/enhanced/rspack'))
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
/** Milliseconds until a chunk counts as failed. */
const CHUNK_TIMEOUT_MS = 10_000

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

export interface AppOptions {
  /** The app's folder: `import.meta.dirname` of its rspack.config.ts. */
  root: string
}

export interface ServedOptions extends AppOptions {
  /** Port of the development server. */
  port: number
}

/**
 * The common configuration of shell and remotes: TypeScript, CSS Modules, assets, hot reload, no eval and no inline
 * code.
 */
export function baseConfig({ root, port }: ServedOptions, name: string, dev: boolean): Configuration {
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

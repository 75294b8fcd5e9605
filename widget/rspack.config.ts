import { join } from 'node:path'
import { type Configuration, rspack } from '@rspack/core'
import { WidgetBuild } from '@soulsign/contracts'
import { BROWSERS, PrecompressPlugin, ReleaseManifestPlugin, sourceRules } from '@soulsign/remote-kit/rspack'
import { PREACT, STAND_INS } from './aliases.ts'
import packageJson from './package.json' with { type: 'json' }

const inAssets = (ending: string) => `assets/[name].[contenthash:10].${ending}`

/**
 * Two programs in one build: the loader, a single file for a partner's page, and the frame. The frame is written in
 * React and built on Preact, which is a ninth of its size.
 */
export default {
  context: import.meta.dirname,
  mode: 'production',
  target: ['web', 'es2022'],
  devtool: false,
  entry: { loader: './loader/symptom-check.ts', frame: './frame/src/main.tsx' },
  output: {
    path: join(import.meta.dirname, 'dist'),
    publicPath: '/widget/v1/',
    clean: true,
    uniqueName: 'soulsign_widget',
    filename: ({ chunk }) => (chunk?.name === 'loader' ? 'symptom-check.js' : inAssets('js')),
    chunkFilename: inAssets('js'),
    cssFilename: inAssets('css'),
    assetModuleFilename: '[name].[contenthash:10][ext]',
  },
  resolve: {
    extensions: ['.ts', '.tsx', '.js'],
    // Exact matches: `react` must not match `react-dom`.
    alias: Object.fromEntries(
      Object.entries({ ...PREACT, ...STAND_INS }).map(([name, target]) => [`${name}$`, target]),
    ),
  },
  module: {
    rules: [
      ...sourceRules(false),
      // Next to the styles that use it, wherever the API serves them.
      { test: /\.woff2$/, type: 'asset/resource', generator: { outputPath: 'assets/', publicPath: './' } },
    ],
    parser: { 'css/auto': { namedExports: false } },
    generator: { 'css/auto': { localIdentName: '[hash:5]', exportsConvention: 'camel-case-only' } },
  },
  plugins: [
    new rspack.HtmlRspackPlugin({
      template: './frame/src/frame.ejs',
      filename: 'frame.html',
      chunks: ['frame'],
      inject: false,
      minify: false,
    }),
    new PrecompressPlugin(),
    new ReleaseManifestPlugin({
      file: 'widget.json',
      schema: WidgetBuild,
      packageVersion: packageJson.version,
      describe: () => ({ name: 'widget' }),
    }),
  ],
  optimization: {
    minimizer: [
      new rspack.SwcJsMinimizerRspackPlugin({
        minimizerOptions: { compress: { passes: 3 }, format: { comments: false } },
      }),
      new rspack.LightningCssMinimizerRspackPlugin({ minimizerOptions: { targets: BROWSERS } }),
    ],
  },
  performance: false,
  stats: 'errors-warnings',
} satisfies Configuration

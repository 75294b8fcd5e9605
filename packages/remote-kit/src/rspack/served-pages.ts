import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, posix } from 'node:path'
import { pathToFileURL } from 'node:url'
import { Compilation, type Compiler, type Configuration, rspack, WebpackError } from '@rspack/core'
import { type CheckedFile, SERVED_PAGES, type ServedPage, type ServedPages } from '@soulsign/contracts'
import { integrityOf } from './release-manifest.ts'

/** What the module that renders pages exports: the markup of each, by path. */
interface PageRenderer {
  render(): Promise<Record<string, string>>
}

/**
 * Renders an app's open pages while it is built, with React on Node, so that the API can serve them as HTML. Writes
 * `pages.json`, which travels in the release. Inline styles become rules, because the page's policy forbids them.
 */
export class ServedPagesPlugin {
  readonly entry: string
  readonly config: Configuration

  /**
   * @param entry the module that exports `render`
   * @param config what the build for browsers uses: its rules and names of classes
   */
  constructor(entry: string, config: Configuration) {
    this.entry = entry
    this.config = config
  }

  apply(compiler: Compiler) {
    compiler.hooks.thisCompilation.tap('ServedPages', (compilation) => {
      compilation.hooks.processAssets.tapPromise(
        // After the names of style sheets are final, before files are compressed and listed.
        { name: 'ServedPages', stage: Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH + 1 },
        async (assets) => {
          try {
            const styles = Object.entries(assets).filter(([name]) => name.endsWith('.css'))
            const sheets = styles.map(([path, source]) => ({
              path,
              integrity: integrityOf(source.buffer()),
              text: source.source().toString(),
            }))
            const markup = await renderOnNode(this.entry, this.config)
            const pages: ServedPages = {}
            for (const [path, html] of Object.entries(markup)) pages[path] = toPage(html, sheets)
            compilation.emitAsset(SERVED_PAGES, new compiler.rspack.sources.RawSource(JSON.stringify(pages)))
          } catch (error) {
            compilation.errors.push(new WebpackError(`The pages were not rendered: ${String(error)}`))
          }
        },
      )
    })
  }
}

/** Builds the module for Node in a folder of its own, and runs it. */
async function renderOnNode(entry: string, config: Configuration): Promise<Record<string, string>> {
  const folder = await mkdtemp(join(tmpdir(), 'soulsign-pages-'))
  try {
    await new Promise<void>((resolve, reject) => {
      rspack(
        {
          ...config,
          target: 'node24',
          entry: { pages: entry },
          output: {
            path: folder,
            filename: '[name].cjs',
            chunkFilename: '[name].cjs',
            library: { type: 'commonjs2' },
            ...(config.output?.uniqueName && { uniqueName: config.output.uniqueName }),
          },
          optimization: { minimize: false },
          plugins: [],
        },
        (error, stats) => {
          if (error) reject(error)
          else if (stats?.hasErrors()) reject(new Error(stats.toString({ all: false, errors: true })))
          else resolve()
        },
      )
    })
    const module = (await import(pathToFileURL(join(folder, 'pages.cjs')).href)) as { default: PageRenderer }
    return await module.default.render()
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

type Sheet = CheckedFile & { text: string }

/** The upright fonts of a style sheet, as its minified text names them. */
const fontsOf = ({ path, text }: Sheet) =>
  [...text.matchAll(/@font-face\{([^}]*)\}/g)]
    .filter(([, face = '']) => !face.includes('font-style:italic'))
    .flatMap(([, face = '']) => /url\("?(?:[^")]*\/)?([^/")]+\.woff2)"?\)/.exec(face)?.[1] ?? [])
    .map((name) => posix.join(posix.dirname(path), name))

const isMain = ({ path }: Sheet) => posix.basename(path).startsWith('main.')

/** Style sheets that define all of these classes, as few as can be: chunks share components. */
function coverOf(classes: readonly string[], sheets: readonly Sheet[]): Sheet[] {
  const defined = new Map(
    sheets.map((sheet) => [sheet, new Set([...sheet.text.matchAll(/\.([\w-]+)/g)].map(([, name]) => name))]),
  )
  const chosen: Sheet[] = []
  let left = classes.filter((name) => sheets.some((sheet) => defined.get(sheet)?.has(name)))
  while (left.length > 0) {
    const covers = (sheet: Sheet) => left.filter((name) => defined.get(sheet)?.has(name)).length
    const best = sheets.reduce((one, other) => (covers(other) > covers(one) ? other : one))
    chosen.push(best)
    left = left.filter((name) => !defined.get(best)?.has(name))
  }
  // A page's own rules come after those of the whole app.
  return [...sheets.filter(isMain), ...sheets.filter((sheet) => !isMain(sheet))].filter((sheet) =>
    chosen.includes(sheet),
  )
}

/** A page with its inline styles as rules, and the style sheets that name one of its classes. */
function toPage(markup: string, sheets: readonly Sheet[]): ServedPage {
  const rules: string[] = []
  // Nothing can be sent before the script runs, not even by the browser itself.
  const html = markup.replaceAll('<form', '<form method="dialog"').replace(/ style="([^"]*)"/g, (_, style: string) => {
    const known = rules.indexOf(style)
    const index = known >= 0 ? known : rules.push(style) - 1
    return ` data-style="${index}"`
  })
  const classes = new Set([...html.matchAll(/ class="([^"]*)"/g)].flatMap(([, names = '']) => names.split(' ')))
  const used = coverOf([...classes].filter(Boolean), sheets)
  return {
    html,
    css: rules.map((style, index) => `[data-style="${index}"]{${style}}`).join(''),
    styles: used.map(({ path, integrity }) => ({ path, integrity })),
    fonts: used.flatMap(fontsOf),
  }
}

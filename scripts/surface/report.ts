import { mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Extractor, ExtractorConfig, ExtractorLogLevel } from '@microsoft/api-extractor'
import { ROOT, run } from '../steps.ts'

/** The package whose dependencies are those of all reported modules. */
const PLACE = join(ROOT, 'packages/remote-kit')

/**
 * Writes down what modules export: every name with its type, as API Extractor reports it.
 * @param entries such as `packages/remote-kit/src/index.ts`
 * @returns the report of each
 */
export async function reportSurfaces(entries: readonly string[]): Promise<string[]> {
  await mkdir(join(PLACE, 'dist'), { recursive: true })
  const out = await mkdtemp(join(PLACE, 'dist/surface-'))
  try {
    const reports: string[] = []
    for (const entry of entries)
      reports.push(await extract(entry, await declare(entry, join(out, `${reports.length}`))))
    return reports
  } finally {
    await rm(out, { recursive: true, force: true })
  }
}

/**
 * Writes the declarations of the module `entry` and of what it imports to a folder. Each module has a compiler of its
 * own: files that one module owns and another imports from node_modules are at times left out where both are compiled
 * at once (typescript 7.0).
 * @returns the path of the module's own declarations
 */
async function declare(entry: string, folder: string): Promise<string> {
  await run('tsc', [
    ...['--ignoreConfig', '--declaration', '--emitDeclarationOnly', '--skipLibCheck', '--types', 'node'],
    ...['--target', 'es2024', '--module', 'esnext', '--moduleResolution', 'bundler', '--jsx', 'react-jsx'],
    ...['--strict', '--exactOptionalPropertyTypes', '--resolveJsonModule', '--allowImportingTsExtensions'],
    ...['--rootDir', ROOT, '--outDir', folder, join(ROOT, entry)],
  ])
  return join(folder, entry.replace(/\.ts$/, '.d.ts'))
}

/** Reports what the module `entry` exports, from its declarations. */
async function extract(entry: string, declarations: string): Promise<string> {
  const folder = dirname(declarations)
  const none = { default: { logLevel: ExtractorLogLevel.None } }
  const config = ExtractorConfig.prepare({
    configObjectFullPath: undefined,
    packageJsonFullPath: join(ROOT, dirname(dirname(entry)), 'package.json'),
    configObject: {
      projectFolder: PLACE,
      mainEntryPointFilePath: declarations,
      newlineKind: 'lf',
      compiler: {
        overrideTsconfig: {
          extends: join(ROOT, 'tsconfig.base.json'),
          compilerOptions: { types: [] },
          files: [declarations],
        },
      },
      apiReport: { enabled: true, reportFolder: folder, reportTempFolder: folder, reportFileName: 'surface' },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      messages: { extractorMessageReporting: none, tsdocMessageReporting: none },
    },
  })
  const { errorCount } = Extractor.invoke(config, {
    localBuild: true,
    // It says where it wrote the report, and which compiler it uses.
    messageCallback: (message) => {
      message.handled = message.logLevel !== ExtractorLogLevel.Error
    },
  })
  if (errorCount > 0) throw new Error(`What ${entry} exports could not be read.`)
  return await readFile(join(folder, 'surface.api.md'), 'utf8')
}

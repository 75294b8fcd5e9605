import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { build } from 'esbuild'

// Compares the sizes of the widget's loader and frame with published packages that do something similar. This run
// builds both: the widget from source, the packages from the npm registry in these exact versions.
const PACKAGES = {
  '@calcom/embed-core': '1.5.3',
  '@calcom/embed-snippet': '1.3.3',
  '@typeform/embed': '6.1.1',
  '@formbricks/js': '5.1.0',
  '@formbricks/surveys': '1.99.0',
  '@stripe/stripe-js': '10.2.1',
  giscus: '1.6.0',
  'posthog-js': '1.449.2',
  preact: '10.29.6',
  react: '19.3.1',
  'react-dom': '19.3.1',
}

interface Contender {
  name: string
  /** Files in node_modules that are already bundled. */
  files?: string[]
  /** The code of an app that uses the package, to be bundled. */
  source?: string
}

const hello = (react: string, client: string) => `
  import { createElement } from '${react}'; import { createRoot } from '${client}'
  createRoot(document.body).render(createElement('p', null, 'hello'))`

const ON_THE_PAGE: Contender[] = [
  {
    name: 'Cal.com snippet + embed-core',
    files: ['@calcom/embed-snippet/dist/snippet.umd.js', '@calcom/embed-core/dist/embed/embed.js'],
  },
  { name: 'Typeform embed', files: ['@typeform/embed/build/embed.js'] },
  // Only a stub: it loads its core (9 kB more) from the vendor's server, not from the registry.
  { name: 'Formbricks js, without its core', source: `import formbricks from '@formbricks/js'; formbricks.setup({})` },
  { name: 'giscus component', source: `import 'giscus'` },
  { name: 'Stripe.js stub', source: `import { loadStripe } from '@stripe/stripe-js'; loadStripe('pk')` },
]
const IN_THE_FRAME: Contender[] = [
  { name: 'Formbricks surveys', files: ['@formbricks/surveys/dist/index.umd.js'] },
  { name: 'PostHog surveys + array.js', files: ['posthog-js/dist/surveys.js', 'posthog-js/dist/array.js'] },
  { name: "React 'hello'", source: hello('react', 'react-dom/client') },
  { name: 'the same on preact/compat', source: hello('preact/compat', 'preact/compat/client') },
]

const ROOT = join(import.meta.dirname, '..')
const run = promisify(execFile)

interface Size {
  gzip: number
  brotli: number
}
/** Total size of files that are compressed one by one. */
function sizeOf(files: Uint8Array[]): Size {
  const sum = (compress: (file: Uint8Array) => Uint8Array) =>
    files.reduce((total, file) => total + compress(file).length, 0)
  return { gzip: sum((file) => gzipSync(file, { level: 9 })), brotli: sum((file) => brotliCompressSync(file)) }
}

async function bundle(source: string, folder: string): Promise<Uint8Array[]> {
  const { outputFiles } = await build({
    stdin: { contents: source, resolveDir: folder },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  })
  return outputFiles.map(({ contents }) => contents)
}

async function measure({ files, source }: Contender, folder: string): Promise<Size> {
  if (source) return sizeOf(await bundle(source, folder))
  return sizeOf(await Promise.all((files ?? []).map((file) => readFile(join(folder, 'node_modules', file)))))
}

const bytes = (value: number) => value.toLocaleString('en').padStart(9)
function print(title: string, ours: Size, others: [string, Size][]) {
  console.log(`\n${title.padEnd(36)}${'gzip'.padStart(9)}${'brotli'.padStart(9)}   ours to it (gzip)`)
  console.log(`${'Soulsign'.padEnd(36)}${bytes(ours.gzip)}${bytes(ours.brotli)}`)
  for (const [name, size] of others) {
    const ratio = (ours.gzip / size.gzip).toFixed(2)
    console.log(`${name.padEnd(36)}${bytes(size.gzip)}${bytes(size.brotli)}   ${ratio}`)
  }
}

const folder = await mkdtemp(join(tmpdir(), 'soulsign-bench-'))
try {
  console.log('Building the widget and fetching the packages to compare ...')
  await run('pnpm', ['exec', 'turbo', 'run', 'build', '--filter=@soulsign/widget'], { cwd: ROOT })
  await writeFile(join(folder, 'package.json'), JSON.stringify({ private: true, dependencies: PACKAGES }))
  await run('npm', ['install', '--ignore-scripts', '--no-audit', '--no-fund'], { cwd: folder })

  const dist = join(ROOT, 'widget/dist')
  const assets = (await readdir(join(dist, 'assets'))).filter((file) => /\.(?:js|css)$/.test(file))
  const loader = sizeOf([await readFile(join(dist, 'symptom-check.js'))])
  const frame = sizeOf(await Promise.all(assets.map((file) => readFile(join(dist, 'assets', file)))))
  const sizes = (contenders: Contender[]) =>
    Promise.all(contenders.map(async (one): Promise<[string, Size]> => [one.name, await measure(one, folder)]))
  print('On the partner’s page, bytes', loader, await sizes(ON_THE_PAGE))
  print('In the frame, scripts and styles', frame, await sizes(IN_THE_FRAME))
  console.log('\nbounds: loader at most 1,600, frame at most 40,000 bytes gzip')
  if (loader.gzip > 1_600 || frame.gzip > 40_000) process.exitCode = 1
} finally {
  await rm(folder, { recursive: true, force: true })
}

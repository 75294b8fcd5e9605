import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { cruiseImports } from './imports/cruise.ts'
import { drawImports } from './imports/drawing.ts'
import { ROOT } from './steps.ts'

/**
 * Checks the import rules (.dependency-cruiser.mjs) and whether the diagram of imports is up to date.
 * `--write` updates the diagram.
 */
const PAGE = 'docs/architecture.md'
const DRAWING = /(?<=<!-- imports: drawn by `pnpm docs:imports` -->\n\n).*?(?=\n\n<!-- \/imports -->)/s

const { imports, violations } = await cruiseImports()
for (const { from, to, rule, comment, via } of violations) {
  console.error(`${from}\n  → ${via.length > 0 ? via.join('\n  → ') : to}\n  ${rule}: ${comment}\n`)
}
if (violations.length > 0) {
  console.error(`${violations.length} forbidden imports`)
  process.exitCode = 1
}

const page = await readFile(join(ROOT, PAGE), 'utf8')
if (!DRAWING.test(page))
  throw new Error(`${PAGE} has no place for the diagram, between <!-- imports … --> and <!-- /imports -->.`)
const current = page.replace(DRAWING, () => drawImports(imports))
if (current !== page && process.argv.includes('--write')) await writeFile(join(ROOT, PAGE), current)
else if (current !== page) {
  console.error(`The diagram of imports in ${PAGE} is out of date. Run pnpm docs:imports.`)
  process.exitCode = 1
}

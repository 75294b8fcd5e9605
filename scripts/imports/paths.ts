import { readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { filesOf } from './files.ts'
import type { Violation } from './violation.ts'

/**
 * The paths that dependency-cruiser does not follow: those of files (`new URL('…', import.meta.url)`), of computed imports,
 * of what the bundler or Node resolves, and of styles.
 */
const CODE = /\.([cm]?[jt]s|[jt]sx|css|ejs|html)$/
/** Commands, benchmarks, browser tests, Storybook and templates read the files of others, and so do the tests of a part. */
const NOT_SHIPPED =
  /^(bench|e2e|scripts|templates)\/|^(packages\/)?[^/]+\/(\.storybook|dist|storybook-static|test|test-results)\/|\.(test|stories)\.tsx?$/

const RULES = {
  'own-files': 'A path stays within its own part, because each part is built on its own.',
  'own-styles': 'Styles import only their own part and packages/ui.',
  'known-import': 'The path of an import must stand in the source, so that the borders can be checked.',
}

/**
 * The API serves the shell's build. PostgreSQL's programs are a package for each platform. A build runs the module whose
 * values or pages it bakes in, and looks packages up from the app's folder.
 */
const ALLOWED: Record<string, RegExp> = {
  'api/src/web/routes.ts': /^shell\/dist$/,
  'packages/postgres/src/binaries.ts': /^name$/,
  'packages/remote-kit/src/rspack/base.ts': /createRequire|require\.resolve/,
  'packages/remote-kit/src/rspack/computed.ts': /this\.resourcePath/,
  'packages/remote-kit/src/rspack/served-pages.ts': /'pages\.cjs'/,
  'packages/remote-kit/src/rspack/shared.ts': /createRequire/,
}

/** A path that leads upwards names a file of ours, for any reader. `join(folder, '..', '..', 'name')` is one path. */
const FILES = /(['"`])(?<path>\.\.(?:\/[^'"`\n]*)?(?:\1,\s*\1[^'"`\n]*)*)\1/g
/** An import of anything but one string, and what resolves a path by other means. */
const COMPUTED = [
  /(?<![\w.'"`])import\((?!\s*(['"])[^'"]*\1\s*[,)])\s*(?<path>[^)]*)\)/g,
  /(?<path>\b(?:createRequire|require\.(?:context|resolve)|import\.meta\.(?:webpackContext|glob)|getBuiltinModule)\b)/g,
  /(?<path>(['"`])\.\.?\/?\2\s*\+)/g,
  /\bresolve\(\s*['"`](?<path>@soulsign\/[^'"`]*)/g,
]
/** In styles every text and every `url()` that leads to a file: imports, composed classes, values, pictures. */
const STYLES = /(?:\burl\(\s*|['"])~?(?<path>(?:\.\.?\/|@soulsign\/)[^'")\s]*)/gi

/** The part that a file belongs to: `api`, or `packages/ui`. */
const partOf = (file: string) =>
  file
    .split('/')
    .slice(0, file.startsWith('packages/') ? 2 : 1)
    .join('/')

const withoutComments = (source: string) => source.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '')

/** The target of a path, relative to the root. A package keeps its folder: `@soulsign/ui/a.css` is `packages/ui/a.css`. */
function targetOf(from: string, path: string): string {
  if (path.startsWith('@soulsign/')) return path.replace('@soulsign/', 'packages/')
  return posix.join(posix.dirname(from), path.replace(/['"`],\s*['"`]/g, '/')).replace(/\/$/, '')
}

/** Checks the paths of all shipped files below `root`. */
export function checkPaths(root: string): Violation[] {
  return filesOf(root)
    .filter((file) => CODE.test(file) && !NOT_SHIPPED.test(file))
    .sort()
    .flatMap((file) => violationsOf(file, withoutComments(readFileSync(join(root, file), 'utf8'))))
}

function violationsOf(from: string, source: string): Violation[] {
  const found: { to: string; rule: keyof typeof RULES }[] = []
  const paths = (pattern: RegExp) => [...source.matchAll(pattern)].map(({ groups }) => groups?.['path'] ?? '')
  if (from.endsWith('.css')) {
    for (const to of paths(STYLES).map((path) => targetOf(from, path)))
      if (isOurs(to) && ![partOf(from), 'packages/ui'].includes(partOf(to))) found.push({ to, rule: 'own-styles' })
  } else {
    for (const to of paths(FILES).map((path) => targetOf(from, path)))
      if (partOf(to) !== partOf(from)) found.push({ to, rule: 'own-files' })
    for (const to of COMPUTED.flatMap(paths)) found.push({ to, rule: 'known-import' })
  }
  return found
    .filter(({ to }) => !ALLOWED[from]?.test(to))
    .map(({ to, rule }) => ({ from, to, rule, comment: RULES[rule], via: [] }))
}

/** A package of a library is no part of ours. */
const isOurs = (target: string) => /^(\.\.|api|shell|mfe-|widget|packages\/)/.test(target)

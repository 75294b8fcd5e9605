import { execFileSync } from 'node:child_process'
import { readFile, rm } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT, run } from './steps.ts'

// pnpm test [--affected [BASE]]: all tests, or only those affected by changes since BASE (default: main).

/** The report of one part of the tests. */
interface Report {
  passed: number
  /** Names of the failed tests. */
  failed: string[]
  /** Names of the tests that passed at the second try. */
  flaky: string[]
}

const UNIT_REPORT = join(ROOT, 'test-results/unit.json')
const BROWSER_REPORT = join(ROOT, 'e2e/test-results/app.json')
const STORIES_REPORT = join(ROOT, 'e2e/test-results/stories.json')

interface VitestReport {
  numPassedTests: number
  testResults: {
    name: string
    status: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

async function readUnit(): Promise<Report> {
  const report = JSON.parse(await readFile(UNIT_REPORT, 'utf8')) as VitestReport
  const failed = report.testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(ROOT, name)
    const tests = assertionResults.filter((test) => test.status === 'failed')
    // A file that fails to load, or whose hooks fail, reports no failed test.
    if (status === 'failed' && tests.length === 0) return [`${file}: the whole file`]
    return tests.map(({ fullName }) => `${file}: ${fullName}`)
  })
  // Vitest's report keeps the failed tries of a test that passed.
  const flaky = report.testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter((test) => test.status === 'passed' && test.failureMessages.length > 0)
      .map(({ fullName }) => `${relative(ROOT, name)}: ${fullName}`),
  )
  return { passed: report.numPassedTests, failed, flaky }
}

interface Suite {
  suites?: Suite[]
  specs: { title: string; file: string; line: number; tests: { projectName: string; status: string }[] }[]
}

async function readBrowser(file: string): Promise<Report> {
  const report = JSON.parse(await readFile(file, 'utf8')) as {
    suites: Suite[]
    errors: { message?: string }[]
    stats: { expected: number; flaky: number }
  }
  const namesIn = ({ suites = [], specs }: Suite, ended: string): string[] => [
    ...specs.flatMap(({ title, file, line, tests }) =>
      tests
        .filter(({ status }) => status === ended)
        .map(({ projectName }) => `e2e/${file}:${line}: ${title} (${projectName})`),
    ),
    ...suites.flatMap((suite) => namesIn(suite, ended)),
  ]
  const names = (ended: string) => report.suites.flatMap((suite) => namesIn(suite, ended))
  const errors = report.errors.map(({ message = '' }) => `e2e: ${message.split('\n')[0]}`)
  return {
    passed: report.stats.expected + report.stats.flaky,
    failed: [...names('unexpected'), ...errors],
    flaky: names('flaky'),
  }
}

/** Folders of the changed remotes since `base`, if only remotes changed; otherwise empty, as everything is affected. */
function affectedRemotes(base: string): string[] {
  const answer = execFileSync('turbo', ['ls', '--affected', '--output=json'], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, TURBO_SCM_BASE: base },
  })
  const { packages } = JSON.parse(answer) as { packages: { items: { path: string }[] } }
  const folders = packages.items.map(({ path }) => path)
  return folders.every((folder) => folder.startsWith('mfe-')) ? folders : []
}

const { values, positionals } = parseArgs({ options: { affected: { type: 'boolean' } }, allowPositionals: true })
const base = values.affected ? (positionals[0] ?? 'main') : undefined
const remotes = base === undefined ? [] : affectedRemotes(base)
if (base !== undefined) console.log(`Since ${base}: ${remotes.join(', ') || 'everything is affected'}`)

await Promise.all([UNIT_REPORT, BROWSER_REPORT, STORIES_REPORT].map((file) => rm(file, { force: true })))

/** Runs parts of the tests in parallel, as far as their dependencies allow. Prints the output of failed parts. */
async function parts(...tasks: string[]): Promise<void> {
  const options = ['--continue=dependencies-successful', '--output-logs=errors-only']
  await run('turbo', ['run', ...tasks, ...options], { env: { TEST_REMOTES: remotes.join(',') } })
}

const results = await Promise.allSettled([
  parts('types', 'lint', 'surface', 'unit'),
  parts('build', 'build-storybook', 'chromium').then(() => parts('e2e#test', 'e2e#stories')),
])
const problems = results.flatMap((result) => (result.status === 'rejected' ? [(result.reason as Error).message] : []))

const missing = (what: string) => (): Report => ({ passed: 0, failed: [`${what} did not finish`], flaky: [] })
const reports = await Promise.all([
  readUnit().catch(missing('The unit and API tests')),
  readBrowser(BROWSER_REPORT).catch(missing('The browser tests')),
  readBrowser(STORIES_REPORT).catch(missing('The stories')),
])
const passed = reports.reduce((sum, report) => sum + report.passed, 0)
const failed = reports.flatMap((report) => report.failed)
// Failures of types, lint, surface and builds are not in the reports.
if (failed.length === 0) failed.push(...problems)
if (failed.length > 0) console.log(`\nFailed:\n${failed.map((name) => `  ${name}`).join('\n')}`)
const flaky = reports.flatMap((report) => report.flaky)
if (flaky.length > 0) console.log(`\nPassed at the second try:\n${flaky.map((name) => `  ${name}`).join('\n')}`)
console.log(`\n${passed} passed, ${failed.length} failed`)
process.exitCode = failed.length > 0 ? 1 : 0

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Stryker } from '@stryker-mutator/core'
import { startCluster } from '../api/test/cluster.ts'
import { Advice, ROOT } from './steps.ts'

// pnpm mutate [TARGET ...]: changes the code of each target in many small ways, runs its tests on each change, and writes
// the share that they noticed to docs/testing.md. Fails below 80 %.

type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number]

interface Target {
  /** Files whose code is changed. */
  code: string[]
  /** The tests that have to notice. */
  tests: string[]
}

const TARGETS: Record<string, Target> = {
  entitlement: {
    code: ['api/src/billing/entitlement.ts'],
    tests: ['api/src/billing/{entitlement,is-entitled}.test.ts'],
  },
  quota: {
    code: ['api/src/guests/{quota,listener}.ts'],
    tests: ['api/src/guests/{quota,listener}.test.ts'],
  },
  'access-tokens': {
    code: ['api/src/identity/{access-token,signing-keys}.ts'],
    tests: ['api/src/identity/{access-token,signing-keys}.test.ts'],
  },
  releases: {
    code: ['api/src/releases/*.ts', '!**/*.test.ts'],
    tests: ['api/src/releases/*.test.ts'],
  },
  keyset: {
    code: ['api/src/journal/keyset.ts'],
    tests: ['api/src/journal/keyset.test.ts'],
  },
  check: {
    code: ['widget/frame/src/check/{api,check,consent,entry,state,telling}.ts'],
    tests: ['widget/frame/src/check/*.test.ts'],
  },
  flow: {
    code: ['packages/contracts/src/client/{error,events,follow,submission}.ts'],
    tests: ['packages/contracts/src/client/*.test.ts'],
  },
}

const REQUIRED = 80
const PAGE = join(ROOT, 'docs/testing.md')
const TABLE = /(?<=<!-- mutations:begin -->\n).*?(?=<!-- mutations:end -->)/s
const HEAD = ['target', 'mutants', 'noticed', 'score', 'date']

async function mutate({ code, tests }: Target): Promise<MutantResult[]> {
  // Not Stryker's option testFiles: with it mutants in code that runs while a module is loaded are never switched on.
  process.env.TEST_FILES = tests.join(' ')
  const stryker = new Stryker({
    mutate: code,
    testRunner: 'vitest',
    plugins: ['@stryker-mutator/vitest-runner'],
    vitest: { configFile: 'vitest.mutate.config.ts', related: false },
    concurrency: 2,
    // A slow machine is no endless loop, which would count as noticed.
    timeoutMS: 15_000,
    tempDirName: 'test-results/mutate',
    cleanTempDir: 'always',
    // Neither code nor tests of any target.
    ignorePatterns: ['dist', 'storybook-static', 'test-results', '.data', '.turbo', '/e2e', '/mfe-*', '/shell'],
    // Stryker would rewrite it with the compiler's JavaScript API, which TypeScript 7 does not have.
    tsconfigFile: 'none',
    reporters: ['clear-text', 'progress-append-only'],
    clearTextReporter: { allowEmojis: false, logTests: false, reportTests: false },
    thresholds: { high: 100, low: REQUIRED, break: REQUIRED },
  })
  return stryker.runMutationTest()
}

/** A row of the table. A mutant that does not even load says nothing about the tests. */
function toRow(name: string, mutants: MutantResult[]): string[] {
  const count = (...statuses: MutantResult['status'][]) =>
    mutants.filter(({ status }) => statuses.includes(status)).length
  const noticed = count('Killed', 'Timeout')
  const all = noticed + count('Survived', 'NoCoverage')
  const score = `${((100 * noticed) / all).toFixed(1)} %`
  return [name, String(all), String(noticed), score, new Date().toISOString().slice(0, 10)]
}

const cellsOf = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())

/** Puts the rows into the table in docs/testing.md, in the order of the targets. */
async function record(rows: string[][]): Promise<void> {
  const page = await readFile(PAGE, 'utf8')
  const before = TABLE.exec(page)?.[0].trim().split('\n').map(cellsOf) ?? []
  const latest = new Map([...before, ...rows].map((row) => [row[0], row]))
  const table = [
    HEAD,
    ...Object.keys(TARGETS).flatMap((name) => [latest.get(name) ?? []].filter(({ length }) => length)),
  ]
  const widths = HEAD.map((_, column) => Math.max(...table.map((row) => row[column]?.length ?? 0)))
  const lines = table.map((row) => `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`)
  lines.splice(1, 0, `| ${widths.map((width) => '-'.repeat(width)).join(' | ')} |`)
  await writeFile(
    PAGE,
    page.replace(TABLE, () => `${lines.join('\n')}\n`),
  )
}

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(TARGETS)
const targets = names.map((name): [string, Target] => {
  const target = TARGETS[name]
  if (!target) throw new Advice(`There is no target ${name}. Choose from ${Object.keys(TARGETS).join(', ')}.`)
  return [name, target]
})

process.chdir(ROOT)
// Stryker kills a run that hangs, which would leave a database behind if each run had its own.
const cluster = await startCluster()
process.env.TEST_CLUSTER_URL = cluster.url
try {
  for (const [name, target] of targets) await record([toRow(name, await mutate(target))])
} finally {
  await cluster.stop()
}

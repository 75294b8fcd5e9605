import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { ROOT, run } from './steps.ts'

interface Counts {
  passed: number
  failed: number
}

const PLAYWRIGHT_REPORT = join(ROOT, 'e2e/test-results/results.json')
const reports = await mkdtemp(join(tmpdir(), 'soulsign-test-'))
const failures: string[] = []
const total: Counts = { passed: 0, failed: 0 }

/** Runs one part of the tests and goes on to the next, whatever comes out. Answers whether it went well. */
async function part(name: string, work: () => Promise<void>): Promise<boolean> {
  const start = performance.now()
  console.log(`\n— ${name}`)
  const succeeded = await work().then(
    () => true,
    (error: Error) => {
      console.error(error.message)
      failures.push(name)
      return false
    },
  )
  console.log(`— ${name}: ${succeeded ? 'ok' : 'FAILED'}, ${Math.round((performance.now() - start) / 1000)} s`)
  return succeeded
}

/** A part whose tests are counted. One that fails without a failed test, or writes no report, counts as one failure. */
async function counted(name: string, work: () => Promise<void>, count: () => Promise<Counts>): Promise<void> {
  const succeeded = await part(name, work)
  const { passed, failed } = await count().catch(() => ({ passed: 0, failed: 0 }))
  total.passed += passed
  total.failed += succeeded ? failed : Math.max(failed, 1)
}

async function countVitest(): Promise<Counts> {
  const report = JSON.parse(await readFile(join(reports, 'vitest.json'), 'utf8'))
  return { passed: report.numPassedTests, failed: report.numFailedTests }
}

async function countPlaywright(): Promise<Counts> {
  const { stats } = JSON.parse(await readFile(PLAYWRIGHT_REPORT, 'utf8'))
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}

const turbo = (task: string) =>
  run('turbo', ['run', task, '--output-logs=errors-only', '--concurrency=2', '--continue'])

await part('Types', async () => {
  await turbo('typecheck')
  await run('tsc', ['-p', 'scripts'])
})
await part('Lint', () => run('pnpm', ['lint']))
await counted(
  'Unit and API tests',
  () => run('vitest', ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${reports}/vitest.json`]),
  countVitest,
)
const built = await part('Build', () => turbo('build'))
const stories = await part('Storybook', () => turbo('build-storybook'))
if (built && stories) {
  await rm(PLAYWRIGHT_REPORT, { force: true })
  await counted(
    'Browser tests',
    () => run('pnpm', ['exec', 'playwright', 'test'], { cwd: join(ROOT, 'e2e') }),
    countPlaywright,
  )
}
await rm(reports, { recursive: true, force: true })

if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`)
console.log(`\n${total.passed} passed, ${total.failed} failed`)
process.exitCode = failures.length > 0 ? 1 : 0

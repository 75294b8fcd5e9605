import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { createServer } from 'node:net'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url))

const BINARIES = join(ROOT, 'node_modules/.bin')

/** An error that the user of the command can fix. It is shown without a stack trace. */
export class Advice extends Error {
  override name = 'Advice'
}

/**
 * Runs a command with its arguments. An expected error is shown as its message alone, and the exit code is 1.
 * @param isExpected says which errors besides `Advice` the user can fix
 */
export async function runCommand(
  work: (args: string[]) => Promise<void>,
  isExpected: (error: unknown) => boolean = () => false,
): Promise<void> {
  try {
    await work(process.argv.slice(2))
  } catch (error) {
    const shown = error instanceof Advice || isExpected(error)
    console.error(shown ? (error as Error).message : error)
    process.exitCode = 1
  }
}

/** Whether a file is missing, or exists already. Node's message names it. */
export const isFileError = (error: unknown): error is Error =>
  error instanceof Error && 'code' in error && /^E[A-Z]+$/.test(String(error.code))

/** Runs `work` as a step: prints its name and, if it takes a second or more, its duration. */
export async function step<Result>(what: string, work: () => Promise<Result>): Promise<Result> {
  const start = performance.now()
  console.log(`  ${what} …`)
  const result = await work()
  const seconds = (performance.now() - start) / 1000
  if (seconds >= 1) console.log(`    done in ${seconds.toFixed(1)} s`)
  return result
}

interface RunOptions {
  cwd?: string
  /** Shows nothing that the program prints. */
  quiet?: boolean
  env?: Record<string, string>
  signal?: AbortSignal
}

/** Runs a program of the workspace in the foreground. Rejects unless it exits with 0. */
export function run(
  command: string,
  args: string[],
  { cwd = ROOT, quiet = false, env = {}, signal }: RunOptions = {},
): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      stdio: quiet ? 'ignore' : 'inherit',
      // Also when the command was started without pnpm, as a supervisor does.
      env: {
        ...process.env,
        PATH: `${BINARIES}${delimiter}${process.env.PATH}`,
        TURBO_TELEMETRY_DISABLED: '1',
        TURBO_NO_UPDATE_NOTIFIER: '1',
        ...env,
      },
      ...(signal && { signal }),
    })
    child.once('error', reject)
    child.once('exit', (code, killedBy) => {
      if (code === 0) resolve()
      else reject(new Advice(`${[command, ...args].join(' ')} exited with ${killedBy ?? code}.`))
    })
  })
}

/**
 * Removes the builds before Turborepo restores them from its cache: it would leave files of other versions there, and a
 * release takes no file that its manifest does not list.
 */
async function clearBuilds(cwd = ROOT): Promise<void> {
  const folders = globSync('{shell,widget,mfe-*}/dist', { cwd })
  await Promise.all(folders.map((folder) => rm(join(cwd, folder), { recursive: true })))
}

/** Builds everything that has changed since its last build. */
export async function build(signal?: AbortSignal): Promise<void> {
  await clearBuilds()
  await run('turbo', ['run', 'build', '--output-logs=new-only', '--log-order=grouped'], { ...(signal && { signal }) })
}

/**
 * Builds everything that has changed, as far as it builds.
 * @param parts folders of the parts that are built by themselves
 * @returns the parts that do not build
 */
export async function buildParts(parts: string[], { cwd = ROOT, signal }: RunOptions = {}): Promise<string[]> {
  const turbo = (args: string[], quiet = false) =>
    run('turbo', ['run', 'build', ...args], { cwd, quiet, ...(signal && { signal }) })
  const failed = (error: unknown) => {
    if (!(error instanceof Advice)) throw error
    return true
  }
  const output = ['--output-logs=errors-only', '--log-order=grouped']
  await clearBuilds(cwd)
  if (!(await turbo(['--continue', ...output]).then(() => false, failed))) return []
  // The builds that succeeded are cached now, so asking for each part costs little.
  const broken: string[] = []
  for (const part of parts) {
    if (await turbo([`--filter=./${part}`], true).then(() => false, failed)) broken.push(part)
  }
  return broken
}

/** Checks that a port is free. @throws Advice if another program uses it */
export async function expectFree(port: number, variable: string): Promise<void> {
  if (port === 0) return
  await new Promise<void>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      const problem = code === 'EADDRINUSE' ? `Port ${port} is in use by another program` : `Port ${port}: ${message}`
      reject(new Advice(`${problem}. Stop that program, or choose another port: ${variable}=${port + 1} pnpm start`))
    })
    probe.listen(port, () => probe.close(() => resolve()))
  })
}

import { spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const ROOT = fileURLToPath(new URL('..', import.meta.url))

/** Something that the person who runs the command can put right: shown without a stack. */
export class Advice extends Error {
  override name = 'Advice'
}

/** Says what is being done, then how long it took. */
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
  env?: Record<string, string>
  signal?: AbortSignal
}

/** Runs a program of the workspace in the foreground. Rejects when it does not end with 0. */
export function run(command: string, args: string[], { cwd = ROOT, env = {}, signal }: RunOptions = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd,
      stdio: 'inherit',
      env: { ...process.env, TURBO_TELEMETRY_DISABLED: '1', TURBO_NO_UPDATE_NOTIFIER: '1', ...env },
      ...(signal && { signal }),
    })
    child.once('error', reject)
    child.once('exit', (code, killedBy) => {
      if (code === 0) resolve()
      else reject(new Advice(`${[command, ...args].join(' ')} ended with ${killedBy ?? code}.`))
    })
  })
}

/** Builds what has changed since its last build. */
export async function build(signal?: AbortSignal): Promise<void> {
  await run('turbo', ['run', 'build', '--output-logs=new-only', '--log-order=grouped'], { ...(signal && { signal }) })
}

/** @throws Advice when another program has the port */
export async function expectFree(port: number, variable: string): Promise<void> {
  if (port === 0) return
  await new Promise<void>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      const problem = code === 'EADDRINUSE' ? `Port ${port} is in use by another program` : `Port ${port}: ${message}`
      reject(new Advice(`${problem}. Stop that one, or choose another port: ${variable}=${port + 1} pnpm start`))
    })
    probe.listen(port, () => probe.close(() => resolve()))
  })
}

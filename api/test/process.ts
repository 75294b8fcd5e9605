import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from '@soulsign/postgres'
import { testEnvironment } from './api.ts'

const HOME = fileURLToPath(new URL('..', import.meta.url))
/** How `pnpm --filter api start` starts a node: `node`, flags, file. */
const [, ...START] = String(JSON.parse(readFileSync(join(HOME, 'package.json'), 'utf8')).scripts.start).split(' ')

/** The API as a separate process, as an operator runs it. */
export interface ApiProcess {
  url: string
  child: ChildProcess
  /** Its whole output so far. */
  output(): string
}

/** Polls until the condition holds. */
export async function until(holds: () => Promise<boolean>): Promise<void> {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 50))
}

/** Starts the API and waits until it can serve. */
export async function startProcess(databaseUrl: string, more: Record<string, string>): Promise<ApiProcess> {
  const port = more.PORT ?? String(await freePort())
  const env = {
    ...process.env,
    // A process spends most of its start on compiling the same modules.
    NODE_COMPILE_CACHE: join(tmpdir(), 'node-compile-cache'),
    ...testEnvironment(databaseUrl, { ...more, PORT: port }),
  }
  const child = spawn(process.execPath, START, { cwd: HOME, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  const url = `http://127.0.0.1:${port}`
  await until(async () => {
    if (child.exitCode !== null) throw new Error(`The API ended with ${child.exitCode}: ${output}`)
    return fetch(`${url}/api/ready`).then(
      ({ ok }) => ok,
      () => false,
    )
  })
  return { url, child, output: () => output }
}

/** Ends the API, gracefully by default, and waits for its exit. Returns its exit code. */
export async function endProcess(
  { child }: ApiProcess,
  signal: 'SIGTERM' | 'SIGKILL' = 'SIGTERM',
): Promise<number | null> {
  if (child.exitCode !== null || child.signalCode !== null) return child.exitCode
  const exit = once(child, 'exit')
  child.kill(signal)
  await exit
  return child.exitCode
}

import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import { Advice } from '../steps.ts'

const exec = promisify(execFile)
const PAUSE_MS = 200

/** A running product with a database and providers of its own. */
export interface Product {
  url: string
  /**
   * Publishes builds, given by the paths of their folders, and makes them live: in one step if they fit each other, else
   * one by one.
   * @returns why some were refused
   */
  release(folders: readonly string[]): Promise<string[]>
  /** Ends the process with SIGTERM, waits for it, and forgets its data. */
  stop(): Promise<void>
  /** The process itself. */
  child: ChildProcess
}

/** Starts the product of a checkout in `folder` with `pnpm start`'s script, on empty data. */
export async function startProduct(
  folder: string,
  { port, sandboxPort, more = {} }: { port: number; sandboxPort: number; more?: Record<string, string> },
): Promise<Product> {
  const data = await mkdtemp(join(tmpdir(), 'soulsign-product-'))
  const env = {
    ...process.env,
    // A developer's .env must not set another database.
    DATABASE_URL: '',
    DATA_DIR: data,
    PORT: String(port),
    SANDBOX_PORT: String(sandboxPort),
    TRUSTED_PROXIES: '127.0.0.1,::1',
    LOG_LEVEL: 'warn',
    ...more,
  }
  const child = spawn(process.execPath, ['scripts/start.ts'], { cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => (output += text))
  const url = `http://localhost:${port}`
  while (!(await isReady(url))) {
    if (child.exitCode !== null) throw new Advice(`The product in ${folder} did not start:\n${output}`)
    await delay(PAUSE_MS)
  }
  return {
    url,
    child,
    async release(folders) {
      const refusal = (parts: readonly string[]) =>
        exec(process.execPath, ['scripts/release.ts', ...parts], { cwd: folder, env }).then(
          () => undefined,
          ({ stderr }: { stderr: string }) => stderr.trim(),
        )
      if (!(await refusal(folders))) return []
      const refusals: string[] = []
      for (const part of folders) {
        const refused = await refusal([part])
        if (refused) refusals.push(refused)
      }
      return refusals
    },
    async stop() {
      if (child.exitCode === null) {
        child.kill('SIGTERM')
        await once(child, 'exit')
      }
      await rm(data, { recursive: true, force: true })
    },
  }
}

const isReady = (url: string) =>
  fetch(`${url}/api/ready`).then(
    ({ ok }) => ok,
    () => false,
  )

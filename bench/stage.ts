import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import { answersOf } from '@soulsign/contracts'
import { freePort, startPostgres } from '@soulsign/postgres'
import { startSandbox } from '@soulsign/sandbox'
import pg from 'pg'
import { readConfig } from '../api/src/config.ts'
import { release } from '../api/src/releases/publish.ts'
import { startServer } from '../api/src/server.ts'

const run = promisify(execFile)

interface StageOptions {
  /** Stands between the API and the sandbox's AI. */
  ai?: (sandboxUrl: string) => string
}

/** Starts a temporary product for a benchmark: database, sandbox and API. */
export async function openStage({ ai }: StageOptions = {}) {
  const dataDir = await mkdtemp(join(tmpdir(), 'soulsign-bench-'))
  const postgres = await startPostgres({ dataDir })
  const sandbox = await startSandbox({ port: 0 })
  const environment = {
    PORT: '0',
    NODE_ENV: 'test',
    PUBLIC_URL: 'http://soulsign.test',
    DATA_DIR: dataDir,
    DATABASE_URL: postgres.url,
    LOG_LEVEL: 'silent',
    SMTP_URL: sandbox.smtpUrl,
    GOOGLE_ISSUER: `${sandbox.url}/google`,
    OPENAI_BASE_URL: ai ? ai(sandbox.url) : `${sandbox.url}/openai/v1`,
    // A benchmark is many visitors, each with an address of its own.
    TRUSTED_PROXIES: '127.0.0.1,::1',
  }
  const server = await startServer(readConfig(environment))
  const owner = new pg.Client({ connectionString: postgres.url })
  await owner.connect()
  return {
    url: server.url,
    databaseUrl: postgres.url,
    owner,
    /** Switches how the sandbox's providers behave. */
    behave: (behaviour: object) => post(`${sandbox.url}/behaviour`, behaviour),
    /** Starts another API on the same database, in a separate process. */
    startProcess: () => startProcess(environment),
    /** Releases builds: what runs serves them a moment later. */
    async release(...folders: string[]) {
      for (const folder of folders) await release({ databaseUrl: postgres.url }, { folder, actor: 'pnpm bench' })
    },
    /** Signs a person in with the mailed link. */
    signIn: (email: string) => signIn(server.url, sandbox.url, email),
    async close() {
      await owner.end()
      await server.close()
      await sandbox.close()
      await postgres.stop()
      await rm(dataDir, { recursive: true, force: true })
    },
  }
}

/** Interval of memory measurements, in milliseconds. */
const SAMPLE_MS = 50

async function startProcess(environment: Record<string, string>) {
  const port = await freePort()
  // As `pnpm --filter api start` does.
  const home = join(import.meta.dirname, '../api')
  const { scripts } = JSON.parse(await readFile(join(home, 'package.json'), 'utf8'))
  const [, ...start] = String(scripts.start).split(' ')
  const env = { ...process.env, ...environment, PORT: String(port) }
  const child = spawn(process.execPath, start, { cwd: home, env, stdio: 'inherit' })
  const url = `http://127.0.0.1:${port}`
  for (;;) {
    if (child.exitCode !== null) throw new Error(`The API ended with ${child.exitCode}`)
    if ((await fetch(`${url}/api/ready`).catch(() => undefined))?.ok) break
    await pause(SAMPLE_MS)
  }
  return {
    url,
    /** Its resident memory, and what of it no other process shares, in bytes. */
    memory: async () => ({ resident: await residentSize(child.pid), own: await ownSize(child.pid) }),
    /** Runs `work` and returns the peak growth of the process, in bytes. */
    async growthDuring(work: () => Promise<unknown>): Promise<number> {
      const before = await residentSize(child.pid)
      let peak = before
      let working = true
      const done = work().finally(() => {
        working = false
      })
      while (working) {
        peak = Math.max(peak, await residentSize(child.pid))
        await pause(SAMPLE_MS)
      }
      await done
      return peak - before
    },
    async close() {
      child.kill()
      await once(child, 'exit')
    },
  }
}

/** Resident memory of a process, in bytes. */
async function residentSize(pid: number | undefined): Promise<number> {
  const { stdout } = await run('ps', ['-o', 'rss=', '-p', String(pid)])
  return Number(stdout) * 1024
}

/** Resident memory that a process shares with no other, in bytes; not a number where the system does not tell. */
async function ownSize(pid: number | undefined): Promise<number> {
  const text = await readFile(`/proc/${pid}/smaps_rollup`, 'utf8').catch(() => '')
  const sizes = [...text.matchAll(/^Private_\w+: +(\d+) kB$/gm)].map(([, size]) => Number(size) * 1024)
  return sizes.length > 0 ? sizes.reduce((sum, size) => sum + size, 0) : Number.NaN
}

const post = (url: string, body: object, token?: string) =>
  fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify(body),
  })

interface SignedIn {
  token: string
  userId: string
  /** As browsers store it. */
  session: string
}

/** Signs in a person who agrees to everything. */
async function signIn(url: string, sandboxUrl: string, email: string): Promise<SignedIn> {
  await post(`${url}/api/auth/v1/otp`, { email, create_user: true })
  for (;;) {
    const mails = await fetch(`${sandboxUrl}/mail/messages?to=${email}`)
    const [mail] = (await mails.json()) as { links: string[] }[]
    const link = mail?.links.find((href) => href.includes('token_hash'))
    if (!link) {
      await pause(50)
      continue
    }
    const token_hash = new URL(link).searchParams.get('token_hash')
    const answer = await post(`${url}/api/auth/v1/verify`, { token_hash, type: 'email' })
    const session = (await answer.json()) as { access_token: string; user: { id: string } }
    await post(`${url}/api/consents`, answersOf({ keep: true, ai: true }, 'bench'), session.access_token)
    return { token: session.access_token, userId: session.user.id, session: JSON.stringify(session) }
  }
}

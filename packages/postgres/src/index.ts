import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Client, escapeIdentifier } from 'pg'
import { findAccount } from './account.ts'
import { findBinaries } from './binaries.ts'
import {
  type Cluster,
  forgetServer,
  openCluster,
  readCluster,
  runningServer,
  SUPERUSER,
  startServer,
  stopServer,
} from './cluster.ts'

export { freePort } from './port.ts'

export interface Postgres {
  /** Connection string for the database `soulsign`, as its owner. */
  url: string
  /** Shuts the server down cleanly and closes open connections. */
  stop(): Promise<void>
}

const DATABASE = 'soulsign'
/** The owning process holds this lock until it exits or dies. */
const OWNER_LOCK = 0x50_55_4c
const PATIENCE_MS = 30_000
const RESTART_PAUSE_MS = 1_000

interface StartOptions {
  dataDir: string
  port?: number
  onRestart?: (failure?: Error) => void
}

/**
 * Starts PostgreSQL in `dataDir`/postgres on loopback, protected by a generated password, or adopts the server that a
 * crashed process left running. The server keeps running until `stop` is called, even after this process ends. If it dies
 * before, it is started again at the same address.
 * @param port any free port by default
 * @param onRestart is told when the server was started again, or why it could not be; it is then tried again
 * @throws when another process uses the same `dataDir`, or when the server does not start (with its last log lines)
 * @example
 * const postgres = await startPostgres({ dataDir: '.data' })
 * const client = new Client({ connectionString: postgres.url })
 * await postgres.stop()
 */
export async function startPostgres({ dataDir, port, onRestart = () => {} }: StartOptions): Promise<Postgres> {
  const binaries = await findBinaries()
  const cluster = await openCluster(join(resolve(dataDir), 'postgres'), await findAccount(), binaries)
  let { url, owner } = await own(cluster, dataDir, port)
  let stopping = false
  let watching = Promise.resolve()
  const watch = () => owner.once('end', () => (watching = again()))
  const again = async () => {
    while (!stopping) {
      try {
        ;({ url, owner } = await own(cluster, dataDir, Number(new URL(url).port)))
        watch()
        return onRestart()
      } catch (error) {
        onRestart(error as Error)
        await delay(RESTART_PAUSE_MS)
      }
    }
  }
  watch()
  return {
    url,
    async stop() {
      stopping = true
      await watching
      // The owner's lock is held to the end, so that no other start adopts a server that is stopping.
      await stopServer(cluster).catch(async (error: unknown) => {
        const running = await runningServer(cluster)
        if (running && (await isPostgres(running.pid))) throw error
      })
      await owner.end()
    },
  }
}

/**
 * Connection string of the server running in `dataDir`, whichever process owns it; undefined if none is running.
 * @example const url = process.env.DATABASE_URL ?? (await findPostgres({ dataDir: '.data' }))
 */
export async function findPostgres({ dataDir }: { dataDir: string }): Promise<string | undefined> {
  const cluster = await readCluster(join(resolve(dataDir), 'postgres'), {}, await findBinaries())
  const running = cluster && (await runningServer(cluster))
  if (!running) return undefined
  const client = await connect(cluster, running.port).catch(() => undefined)
  await client?.end()
  return client && urlOf(cluster, running.port)
}

const urlOf = ({ password }: Cluster, port: number) =>
  `postgres://${SUPERUSER}:${password}@127.0.0.1:${port}/${DATABASE}`

/** Makes sure that the server is running and takes the owner's lock. */
async function own(cluster: Cluster, dataDir: string, port: number | undefined) {
  const deadline = Date.now() + PATIENCE_MS
  for (;;) {
    const running = await runningServer(cluster)
    if (!running) {
      await startServer(cluster, port).catch((cause: unknown) => tolerateRace(cluster, cause, deadline))
    } else {
      const owner = await connect(cluster, running.port).catch((error: unknown) => error as Error)
      if (owner instanceof Client) return await claim(owner, cluster, running.port, dataDir)
      // The server is starting or stopping, or it is dead and its process id was reused.
      if (Date.now() > deadline)
        throw new Error(`PostgreSQL (process ${running.pid}) does not answer`, { cause: owner })
      if (!(await isPostgres(running.pid))) await forgetServer(cluster)
      await delay(100)
    }
  }
}

async function claim(owner: Client, cluster: Cluster, port: number, dataDir: string) {
  // The owner's connection ends with the server, which is expected.
  owner.on('error', () => {})
  try {
    // The lock of a killed process is released after a moment.
    await owner.query("SET lock_timeout = '2s'")
    await owner.query('SELECT pg_advisory_lock($1)', [OWNER_LOCK])
  } catch (cause) {
    const holder = await owner.query<{ name: string }>(
      `SELECT application_name AS name FROM pg_locks JOIN pg_stat_activity USING (pid)
       WHERE locktype = 'advisory' AND objid = $1 AND granted`,
      [OWNER_LOCK],
    )
    await owner.end()
    const who = holder.rows[0]?.name ?? 'another process'
    throw new Error(`${dataDir} is in use by ${who}. Stop it, or set DATA_DIR to another folder.`, { cause })
  }
  const { rowCount } = await owner.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE])
  if (!rowCount) await owner.query(`CREATE DATABASE ${escapeIdentifier(DATABASE)}`)
  return { owner, url: urlOf(cluster, port) }
}

async function connect(cluster: Cluster, port: number): Promise<Client> {
  const client = new Client({
    host: '127.0.0.1',
    port,
    user: SUPERUSER,
    password: cluster.password,
    database: 'postgres',
    application_name: `process ${process.pid}`,
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  })
  await client.connect()
  return client
}

/** A start can fail because another is in progress, or because child processes of a killed server are still exiting. */
async function tolerateRace(cluster: Cluster, cause: unknown, deadline: number): Promise<void> {
  const log = await readFile(cluster.log, 'utf8').catch(() => '')
  const transient = /pre-existing shared memory|lock file "postmaster\.pid" already exists/
  const last = log.trimEnd().split('\n').slice(-5)
  if (!last.some((line) => transient.test(line)) || Date.now() > deadline) {
    throw new Error(`PostgreSQL did not start. The end of ${cluster.log}:\n${last.join('\n')}`, { cause })
  }
  await delay(100)
}

/** Also false for a zombie: in containers without an init, a killed server's parent never reaps it. */
async function isPostgres(pid: number): Promise<boolean> {
  if (process.platform !== 'linux') return true
  return readFile(`/proc/${pid}/stat`, 'utf8').then(
    (line) => /^\d+ \(postgres\) [^Z]/.test(line),
    () => false,
  )
}

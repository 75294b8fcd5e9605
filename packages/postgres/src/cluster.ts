import { randomBytes } from 'node:crypto'
import { chown, mkdir, mkdtemp, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { type Account, runAs } from './account.ts'
import type { Binaries } from './binaries.ts'
import { freePort } from './port.ts'

/** The files of a database cluster, in one folder owned by the account. */
export interface Cluster {
  account: Account
  binaries: Binaries
  /** PostgreSQL's own data folder. */
  data: string
  log: string
  password: string
}

export const SUPERUSER = 'soulsign'

/**
 * Opens the cluster in `folder` and creates it if missing. It is created under another name and then renamed, so that a
 * crash or two starts at once never leave it incomplete.
 */
export async function openCluster(folder: string, account: Account, binaries: Binaries): Promise<Cluster> {
  await mkdir(dirname(folder), { recursive: true })
  await mkdir(folder, { mode: 0o700 }).catch(tolerateExisting)
  if (account.uid !== undefined && account.gid !== undefined) await chown(folder, account.uid, account.gid)
  if (!(await exists(dataOf(folder)))) await create(folder, dataOf(folder), account, binaries)
  const cluster = await readCluster(folder, account, binaries)
  if (!cluster) throw new Error(`${dataOf(folder)} has no soulsign-password: this program did not create it.`)
  return cluster
}

/** The existing cluster in `folder`, or undefined. */
export async function readCluster(folder: string, account: Account, binaries: Binaries): Promise<Cluster | undefined> {
  const data = dataOf(folder)
  const password = await readFile(join(data, 'soulsign-password'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  return password === undefined ? undefined : { account, binaries, data, log: join(folder, 'server.log'), password }
}

const dataOf = (folder: string) => join(folder, 'cluster')

async function create(folder: string, data: string, account: Account, binaries: Binaries): Promise<void> {
  const draft = await mkdtemp(join(folder, 'new-'))
  const passwordFile = `${draft}.password`
  try {
    await writeFile(passwordFile, randomBytes(24).toString('base64url'), { mode: 0o600 })
    if (account.uid !== undefined && account.gid !== undefined) {
      for (const path of [draft, passwordFile]) await chown(path, account.uid, account.gid)
    }
    await runAs(account, [draft, binaries.initdb], binaries.initdb, [
      `--pgdata=${draft}`,
      `--username=${SUPERUSER}`,
      `--pwfile=${passwordFile}`,
      '--auth=scram-sha-256',
      '--encoding=UTF8',
      '--locale=C',
      '--locale-provider=builtin',
      '--builtin-locale=C.UTF-8',
    ])
    await rename(passwordFile, join(draft, 'soulsign-password'))
    await rename(draft, data)
  } catch (error) {
    await Promise.all([draft, passwordFile].map((path) => rm(path, { recursive: true, force: true })))
    if (!(await exists(data))) throw error
  }
}

/** Starts the server through pg_ctl, which gives it its own session, so that Ctrl-C does not reach it. */
export async function startServer(cluster: Cluster, port: number | undefined): Promise<void> {
  const options = [
    '-h 127.0.0.1',
    `-p ${port ?? (await freePort())}`,
    // Loopback only: a socket's path is limited to 107 bytes, a project's is not.
    "-c unix_socket_directories=''",
    '-c timezone=UTC',
    // Several nodes or test files share one server; each node keeps up to 25 connections.
    '-c max_connections=300',
  ]
  const args = ['start', '-D', cluster.data, '-l', cluster.log, '-w', '-t', '60', '-o', options.join(' ')]
  await runAs(cluster.account, [cluster.data, cluster.binaries.pg_ctl], cluster.binaries.pg_ctl, args)
}

/** Shuts the server down cleanly: it closes all sessions and loses no data. */
export async function stopServer(cluster: Cluster): Promise<void> {
  const args = ['stop', '-D', cluster.data, '-m', 'fast', '-w', '-t', '30']
  await runAs(cluster.account, [cluster.data, cluster.binaries.pg_ctl], cluster.binaries.pg_ctl, args)
}

/** The postmaster.pid of a server that is running or has crashed. */
export async function runningServer(cluster: Cluster): Promise<{ pid: number; port: number } | undefined> {
  const text = await readFile(join(cluster.data, 'postmaster.pid'), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'ENOENT') throw error
  })
  const [pid, , , port] = (text ?? '').split('\n').map(Number)
  return pid && port && isAlive(pid) ? { pid, port } : undefined
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // A process of another user is alive too.
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

/** Removes the pid file of a dead server whose process id was reused. */
export async function forgetServer(cluster: Cluster): Promise<void> {
  await rm(join(cluster.data, 'postmaster.pid'), { force: true })
}

function tolerateExisting(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EEXIST') throw error
}

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}

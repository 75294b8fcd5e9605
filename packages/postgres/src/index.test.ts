import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { startPostgres } from './index.ts'

// The tests start and stop real servers, maybe on a busy machine.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'soulsign-postgres-'))
})
afterAll(async () => {
  await rm(dataDir, { recursive: true, force: true })
})

async function query<Row>(url: string, sql: string): Promise<Row[]> {
  const client = new Client(url)
  await client.connect()
  const { rows } = await client.query(sql)
  await client.end()
  return rows
}

/** Another process that starts the server and waits. It leads its own process group, as in a terminal. */
async function startElsewhere(): Promise<{ process: ChildProcess; output: string }> {
  const code = `
    const { startPostgres } = await import(${JSON.stringify(new URL('./index.ts', import.meta.url).href)})
    console.log(await startPostgres({ dataDir: ${JSON.stringify(dataDir)} }).then((p) => p.url, (e) => e.message))
    setInterval(() => {}, 1000)`
  const process_ = spawn(process.execPath, ['--input-type=module', '-e', code], {
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [output] = await once(process_.stdout, 'data')
  return { process: process_, output: String(output).trim() }
}

async function kill(child: ChildProcess, signal: NodeJS.Signals) {
  const ended = once(child, 'exit')
  process.kill(-Number(child.pid), signal)
  await ended
}

const postmaster = async () => (await readFile(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8')).split('\n')

test('keeps data across restarts, on loopback, with a password', async () => {
  const first = await startPostgres({ dataDir })
  await query(first.url, 'CREATE TABLE kept (word text)')
  await query(first.url, "INSERT INTO kept VALUES ('ünïcode')")
  const stranger = new URL(first.url)
  stranger.password = 'wrong'
  await expect(query(stranger.href, 'SELECT 1')).rejects.toThrow(/password authentication failed/)
  await first.stop()
  await expect(query(first.url, 'SELECT 1')).rejects.toThrow(/ECONNREFUSED/)

  const second = await startPostgres({ dataDir })
  expect(await query(second.url, 'SELECT upper(word) AS word FROM kept')).toEqual([{ word: 'ÜNÏCODE' }])
  await second.stop()
})

test('a server that dies is started again at the same address, and stays owned', async () => {
  const restarted = Promise.withResolvers<Error | undefined>()
  const postgres = await startPostgres({ dataDir, onRestart: restarted.resolve })
  const [pid] = await postmaster()
  process.kill(Number(pid), 'SIGKILL')
  expect(await restarted.promise).toBeUndefined()
  expect(await query(postgres.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await expect(startPostgres({ dataDir })).rejects.toThrow(/is in use by/)
  await postgres.stop()
})

test('survives Ctrl-C in its owner’s terminal and is adopted by the next start', async () => {
  const { process: owner, output: url } = await startElsewhere()
  const [pid] = await postmaster()
  await kill(owner, 'SIGINT')
  expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])

  const adopted = await startPostgres({ dataDir })
  expect(adopted.url).toBe(url)
  expect((await postmaster())[0]).toBe(pid)
  await adopted.stop()
})

test('refuses a second owner of a folder and names the first', async () => {
  const { process: owner } = await startElsewhere()
  await expect(startPostgres({ dataDir })).rejects.toThrow(`is in use by process ${owner.pid}`)
  await kill(owner, 'SIGKILL')
  await (await startPostgres({ dataDir })).stop()
})

test('gives the server to one of two simultaneous starts and refuses the other', async () => {
  const results = await Promise.allSettled([startPostgres({ dataDir }), startPostgres({ dataDir })])
  const started = results.filter((result) => result.status === 'fulfilled')
  expect(started).toHaveLength(1)
  await started[0]?.value.stop()
})

test('starts after the server was killed, and over the pid file of a process that is not PostgreSQL', async () => {
  const running = await startPostgres({ dataDir })
  const [pid, ...rest] = await postmaster()
  process.kill(Number(pid), 'SIGKILL')
  await running.stop()
  const recovered = await startPostgres({ dataDir })
  expect(await query(recovered.url, 'SELECT count(*)::int AS n FROM kept')).toEqual([{ n: 1 }])
  await recovered.stop()

  await writeFile(join(dataDir, 'postgres/cluster/postmaster.pid'), [process.pid, ...rest].join('\n'))
  await (await startPostgres({ dataDir })).stop()
})

test('says what is wrong when the server cannot start', async () => {
  const settings = join(dataDir, 'postgres/cluster/postgresql.auto.conf')
  const before = await readFile(settings, 'utf8')
  await writeFile(settings, 'shared_buffers = nonsense\n')
  await expect(startPostgres({ dataDir })).rejects.toThrow(/invalid value for parameter "shared_buffers"/)
  await writeFile(settings, before)
})

test.runIf(process.getuid?.() === 0 && process.platform === 'linux')(
  'starts as root in a folder closed to other users',
  async () => {
    await chmod(dataDir, 0o700)
    const running = await startPostgres({ dataDir: join(dataDir, 'below') })
    expect(await query(running.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
    await running.stop()
  },
)

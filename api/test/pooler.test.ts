import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@soulsign/postgres'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { RunningServer } from '../src/server.ts'
import { call, enter, newGuest, startTestServer } from './api.ts'
import { createTestDatabase } from './database.ts'
import { until } from './process.ts'

const PGBOUNCER = '/usr/sbin/pgbouncer'

/** PgBouncer refuses to run as root. */
const account = () =>
  process.getuid?.() === 0
    ? {
        uid: Number(execFileSync('id', ['-u', 'postgres'], { encoding: 'utf8' })),
        gid: Number(execFileSync('id', ['-g', 'postgres'], { encoding: 'utf8' })),
      }
    : {}

const isListening = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.end()
      resolve(true)
    })
    socket.on('error', () => resolve(false))
  })

describe.skipIf(!existsSync(PGBOUNCER))('behind PgBouncer in transaction mode', () => {
  let ours: Awaited<ReturnType<typeof createTestDatabase>>
  let folder: string
  let pooler: ChildProcess
  let api: RunningServer

  beforeAll(async () => {
    ours = await createTestDatabase()
    const { hostname, port, username, password, pathname } = new URL(ours.url)
    folder = await mkdtemp(join(tmpdir(), 'soulsign-pooler-'))
    await chmod(folder, 0o755)
    const listenPort = await freePort()
    await writeFile(join(folder, 'users.txt'), `"${username}" "${decodeURIComponent(password)}"\n`)
    await writeFile(
      join(folder, 'pgbouncer.ini'),
      `[databases]
* = host=${hostname} port=${port}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${listenPort}
unix_socket_dir =
auth_type = trust
auth_file = ${join(folder, 'users.txt')}
pool_mode = transaction
default_pool_size = 3
ignore_startup_parameters = options,extra_float_digits
`,
    )
    pooler = spawn(PGBOUNCER, [join(folder, 'pgbouncer.ini')], { ...account(), stdio: 'ignore' })
    await until(() => isListening(listenPort))
    api = await startTestServer(`postgres://${username}@127.0.0.1:${listenPort}${pathname}`, {
      DATABASE_DIRECT_URL: ours.url,
    })
  })
  afterAll(async () => {
    await api?.close()
    if (pooler?.exitCode === null) {
      pooler.kill()
      await once(pooler, 'exit')
    }
    await rm(folder, { recursive: true, force: true })
    await ours.drop()
  })

  test('everybody reads only their own entries', async () => {
    const people = await Promise.all(Array.from({ length: 12 }, () => newGuest(api.url)))
    const entries = await Promise.all(people.map((guest) => enter(api.url, guest, 'Stiff neck')))
    const read = (guest: string, id: string) =>
      call(api.url, 'GET', `/api/symptoms/${id}`, { guest }).then(({ status }) => status)
    const statuses = await Promise.all(
      people.flatMap((guest, reader) => entries.map(async (id, writer) => [reader === writer, await read(guest, id)])),
    )
    expect(statuses.filter(([own, status]) => status !== (own ? 200 : 404))).toEqual([])
  })

  test('no role or lock stays on the connections', async () => {
    const { rows } = await ours.owner.query(
      `select count(*)::int from pg_locks where locktype = 'advisory' and database =
         (select oid from pg_database where datname = current_database())`,
    )
    expect(rows).toEqual([{ count: 0 }])
  })
})

describe('an owner who is no superuser', () => {
  let ours: Awaited<ReturnType<typeof createTestDatabase>>
  let api: RunningServer

  beforeAll(async () => {
    ours = await createTestDatabase()
    const url = new URL(ours.url)
    const name = `${url.pathname.slice(1)}_owner`
    await ours.owner.query(`create role ${name} login password 'x'; grant soulsign_app to ${name} with admin option`)
    await ours.owner.query(`
      alter schema public owner to ${name};
      do $$ declare each record; begin
        for each in select format('%s %s', case relkind when 'v' then 'view' else 'table' end, oid::regclass) as thing
          from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')
        loop execute 'alter ' || each.thing || ' owner to ${name}'; end loop;
        for each in select oid::regprocedure as thing from pg_proc where pronamespace = 'public'::regnamespace
          and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')
        loop execute format('alter routine %s owner to ${name}', each.thing); end loop;
      end $$;
      grant all on database ${url.pathname.slice(1)} to ${name}; drop schema pgboss cascade`)
    url.username = name
    url.password = 'x'
    api = await startTestServer(url.href)
  })
  afterAll(async () => {
    await api?.close()
    const name = `${new URL(ours.url).pathname.slice(1)}_owner`
    await ours.owner.query(`drop owned by ${name} cascade; drop role ${name}`)
    await ours.drop()
  })

  test('sees no rows itself', async () => {
    await enter(api.url, await newGuest(api.url), 'Stiff neck')
    const { rows } = await ours.owner.query(`select count(*)::int from symptoms`)
    expect(rows).toEqual([{ count: 1 }])
    await ours.owner.query(`set role ${new URL(ours.url).pathname.slice(1)}_owner`)
    const own = await ours.owner.query(`select from symptoms`)
    await ours.owner.query('reset role')
    expect(own.rowCount).toBe(0)
  })
})

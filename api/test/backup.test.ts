import { randomUUID } from 'node:crypto'
import { PassThrough, Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { backUp, restore } from '../src/database/backup.ts'
import { createMarks } from '../src/secrets/marks.ts'
import type { RunningServer } from '../src/server.ts'
import { call, enter, newGuest, startTestServer } from './api.ts'
import { createTestDatabase } from './database.ts'

const MARKS = createMarks([])

/** What a line-based format may trip over. */
const WORDS = 'Tab\there, a line\nbreak, \\. a mark,\r\n\\N and a separator\u2028 and 💜'

let from: Awaited<ReturnType<typeof createTestDatabase>>
let to: Awaited<ReturnType<typeof createTestDatabase>>
let api: RunningServer
let guest: string
let entry: string
let backup: string

const saved = async (url: string) => {
  const written = new PassThrough()
  const [whole] = await Promise.all([text(written), backUp(url, written)])
  return whole
}

beforeAll(async () => {
  from = await createTestDatabase()
  to = await createTestDatabase()
  api = await startTestServer(from.url)
  guest = await newGuest(api.url)
  entry = await enter(api.url, guest, 'Stiff neck')
  // The API would take the odd characters out.
  await from.owner.query('update symptoms set description = $1', [WORDS])
  await from.owner.query(`insert into generations (symptom_id, guest_id) select id, guest_id from symptoms`)
  await from.owner.query(
    `insert into remote_releases (name, version, manifest, base, content_hash)
     values ('journal', '1.0.0', '{}', '/', sha256('x'))`,
  )
  backup = await saved(from.url)
  await api.close()
})
afterAll(async () => {
  await api.close()
  await from.drop()
  await to.drop()
})

test('a restored database serves what was saved, to the same people only', async () => {
  await restore(to.url, Readable.from([backup.slice(0, 1_000), backup.slice(1_000)]), MARKS)
  const restored = await startTestServer(to.url)
  const read = await call(restored.url, 'GET', `/api/symptoms/${entry}`, { guest })
  const foreign = await call(restored.url, 'GET', `/api/symptoms/${entry}`, { guest: await newGuest(restored.url) })
  await restored.close()
  expect(read).toMatchObject({ status: 200, body: { id: entry, description: WORDS } })
  expect(foreign.status).toBe(404)
})

test('interrupted texts can be requested again, and numbering continues', async () => {
  const { rows } = await to.owner.query(
    `select (select state from generations) as state, (select max(id) from remote_releases) as last,
       nextval(pg_get_serial_sequence('remote_releases', 'id')) as next`,
  )
  expect(rows).toEqual([{ state: 'failed', last: '1', next: '2' }])
})

test('saving what was restored gives the same rows', async () => {
  const tableOf = (whole: string, name: string) => new RegExp(`^copy ${name} .*?^\\\\\\.$`, 'ms').exec(whole)?.[0]
  const again = await saved(to.url)
  for (const name of ['symptoms', 'secrets', 'remote_releases'])
    expect(tableOf(again, name)).toBe(tableOf(backup, name))
})

test('a database with data of people is left alone', async () => {
  await expect(restore(to.url, Readable.from([backup]), MARKS)).rejects.toThrow('Restore into an empty one')
})

test.each([
  ['another file', 'drop table users;\n', 'is not a backup'],
  ['a newer version', () => backup.replace(' after ', ` after 9999_${randomUUID()},`), 'with a newer version'],
  ['half a file', () => backup.slice(0, backup.indexOf('\n\\.')), 'breaks off'],
  ['other statements', () => backup.replace(/^copy symptoms .*$/m, 'drop table symptoms;'), 'does not belong there'],
])('%s is refused and changes nothing', async (_, given, message) => {
  const empty = await createTestDatabase()
  const content = typeof given === 'string' ? given : given()
  await expect(restore(empty.url, Readable.from([content]), MARKS)).rejects.toThrow(message)
  expect((await empty.owner.query('select from symptoms')).rowCount).toBe(0)
  await empty.drop()
})

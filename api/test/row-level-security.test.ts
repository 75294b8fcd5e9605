import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { connectDatabase, type Database } from '../src/database/database.ts'
import type { Owner } from '../src/database/owner.ts'
import { appLogin } from '../src/secrets/app-login.ts'
import { createSeal } from '../src/secrets/seal.ts'
import { createTestDatabase } from './database.ts'

const OWNED = ['symptoms', 'diagnoses', 'generations', 'guest_reservations', 'guests']
/** Their owner is the owner of the entry. */
const OF_ENTRIES = ['screenings', 'insight_responses', 'insight_answers']
const PARTNERS = ['partners', 'partner_usage', 'partner_signups', 'partner_handovers']
const RIGHTS = ['tombstones', 'account_closures']
const SYSTEM_ONLY = [
  'secrets',
  'guest_addresses',
  'call_counts',
  'safety_figures',
  'staff_views',
  ...RIGHTS,
  ...PARTNERS,
]
const guest = (): Owner & { kind: 'guest' } => ({ kind: 'guest', guestId: randomUUID() })

let ours: Awaited<ReturnType<typeof createTestDatabase>>
let database: Database
const [mine, theirs] = [guest(), guest()]
let symptomId: string

beforeAll(async () => {
  ours = await createTestDatabase()
  database = connectDatabase(ours.url, () => undefined)
  const insert = await ours.owner.query(
    `insert into symptoms (guest_id, title, description, symptom_type) values ($1, 't', 'd', 'physical') returning id`,
    [mine.guestId],
  )
  symptomId = insert.rows[0].id
  await ours.owner.query(
    `insert into diagnoses (symptom_id, guest_id, ai_analysis, emotional_root, energetic_root, spiritual_root)
     values ($1, $2, 'a', 'b', 'c', 'd')`,
    [symptomId, mine.guestId],
  )
  await ours.owner.query('insert into generations (symptom_id, guest_id) values ($1, $2)', [symptomId, mine.guestId])
  await ours.owner.query(
    `insert into screenings (symptom_id, level, category, found_by, language) values ($1, 'ask', 'cardiac', 'rules', 'en')`,
    [symptomId],
  )
  await ours.owner.query(`insert into insight_responses (symptom_id, response) values ($1, 'speaks')`, [symptomId])
  await ours.owner.query(`insert into insight_answers (symptom_id, question, answer) values ($1, 'q?', 'a')`, [
    symptomId,
  ])
  await ours.owner.query(`insert into secrets (name, value) values ('x', sha256('x'))`)
  await ours.owner.query(`
    insert into users (email) values ('somebody@example.test');
    with line as (
      insert into admin_activity_logs (admin_id, admin_email, action, target_type, ip_address)
      values (gen_random_uuid(), 'a@example.test', 'symptom_view', 'symptom', '::1') returning id)
    insert into staff_views (activity_id, user_id) select line.id, users.id from line, users;
    insert into tombstones (mark) values (gen_random_uuid());
    insert into account_closures (user_id, due_at) select id, now() from users;
    insert into partners (name, publishable_key, origins, theme, daily_ceiling)
      values ('Shop', 'pk_shop', '{https://shop.example}', '{}', 5);
    insert into partner_usage (partner_id, day) select id, now() from partners;
    insert into partner_signups (user_id, partner_id) select u.id, p.id from users u, partners p;
    insert into partner_handovers (code_hash, guest_id, expires_at) values (sha256('x'), gen_random_uuid(), now())`)
  await ours.owner.query(`insert into guest_addresses (address_hash) values (sha256('x'))`)
  await ours.owner.query(`insert into call_counts (subject, kind, hour, calls) values ('x', 'entry', now(), 1)`)
  await ours.owner.query(
    `insert into guest_reservations (address_hash, guest_id, expires_at) values (sha256('x'), $1, now() + interval '1 hour')`,
    [mine.guestId],
  )
})
afterAll(async () => {
  await database.close()
  await ours.drop()
})

describe('a transaction in one round trip', () => {
  test('sees only its owner’s records', async () => {
    const seen = (owner: Owner) =>
      database.asOwnerInOneTrip(owner, async (tx) => {
        const answers = await Promise.all([tx.query('select id from symptoms'), tx.query('select from diagnoses')])
        return answers.map(({ rowCount }) => rowCount)
      })
    expect(await Promise.all([seen(mine), seen(theirs), seen(mine)])).toEqual([
      [1, 1],
      [0, 0],
      [1, 1],
    ])
  })

  test('refuses a query that would come after the commit', async () => {
    const late = database.asOwnerInOneTrip(mine, async (tx) => {
      await tx.query('select from symptoms')
      return tx.query('select from symptoms')
    })
    await expect(late).rejects.toThrow('send all its queries before awaiting any')
  })

  test('reads only, and leaves the connection usable after a failure', async () => {
    const failing = database.asOwnerInOneTrip(mine, (tx) => tx.query(`update symptoms set title = 'changed'`))
    await expect(failing).rejects.toThrow('read-only transaction')
    const titles = await database.asOwnerInOneTrip(mine, (tx) => tx.query('select title from symptoms'))
    expect(titles.rows).toEqual([{ title: 't' }])
  })
})

test('the pool logs in as a role that cannot become the owner', async () => {
  const seal = createSeal([])
  const [login, again] = await Promise.all([appLogin(ours.url, seal), appLogin(ours.url, seal)])
  expect(again).toBe(login)
  const pool = connectDatabase(login ?? '', () => undefined)
  expect([await pool.isOwner(), await database.isOwner()]).toEqual([false, true])
  const client = new pg.Client({ connectionString: login ?? '' })
  await client.connect()
  for (const attempt of ['set role none', 'reset role', 'set session authorization default']) {
    await client.query(attempt)
    const { rows } = await client.query('select count(*)::int as n from symptoms')
    expect(rows, attempt).toEqual([{ n: 0 }])
    await expect(client.query('alter table symptoms disable row level security')).rejects.toThrow('must be owner')
  }
  await expect(client.query(`set role ${new URL(ours.url).username}`)).rejects.toThrow('permission denied')
  await client.end()
  await pool.close()
})

test('the app works as a role that is neither owner nor superuser', async () => {
  const { rows } = await database.asSystem((tx) =>
    tx.query('select current_user as name, rolsuper, rolbypassrls from pg_roles where rolname = current_user'),
  )
  expect(rows).toEqual([{ name: 'soulsign_app', rolsuper: false, rolbypassrls: false }])
})

test('every table except those without owners has row-level security', async () => {
  const { rows } = await ours.owner.query(
    `select relname from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and relkind = 'r' and not relrowsecurity order by relname`,
  )
  const open = rows.map(({ relname }) => relname)
  for (const table of [...OWNED, ...OF_ENTRIES, ...SYSTEM_ONLY]) expect(open).not.toContain(table)
})

describe.each(OWNED)('%s', (table) => {
  test('only its owner sees it', async () => {
    const visibleTo = (owner: Owner) =>
      database.asOwner(owner, async (tx) => (await tx.query(`select * from ${table}`)).rowCount)
    expect(await visibleTo(mine)).toBe(1)
    expect(await visibleTo(theirs)).toBe(0)
    expect(await visibleTo({ kind: 'user', userId: mine.guestId })).toBe(0)
  })

  test('only its owner can change or delete it', async () => {
    for (const statement of [`update ${table} set guest_id = $1`, `delete from ${table} where guest_id <> $1`]) {
      const { rowCount } = await database.asOwner(theirs, (tx) => tx.query(statement, [theirs.guestId]))
      expect(rowCount).toBe(0)
    }
  })

  test('its owner cannot give it to someone else', async () => {
    const give = database.asOwner(mine, (tx) => tx.query(`update ${table} set guest_id = $1`, [theirs.guestId]))
    await expect(give).rejects.toThrow(/row-level security/)
  })
})

test.each(['insight_responses', 'insight_answers'])('only the owner of an entry sees its %s', async (table) => {
  const seenBy = async (owner: Owner) =>
    (await database.asOwner(owner, (tx) => tx.query(`select from ${table}`))).rowCount
  expect([await seenBy(mine), await seenBy(theirs)]).toEqual([1, 0])
})

test('only the owner of an entry sees and answers its screening', async () => {
  const answeredBy = (owner: Owner) =>
    database.asOwner(owner, async (tx) => {
      const { rowCount: seen } = await tx.query('select * from screenings')
      const { rowCount: answered } = await tx.query(`update screenings set answer = 'no', answered_at = now()`)
      return { seen, answered }
    })
  expect(await answeredBy(theirs)).toEqual({ seen: 0, answered: 0 })
  expect(await answeredBy(mine)).toEqual({ seen: 1, answered: 1 })
})

test.each(SYSTEM_ONLY)('%s is closed to people', async (table) => {
  const { rowCount } = await database.asOwner(mine, (tx) => tx.query(`select * from ${table}`))
  expect(rowCount).toBe(0)
})

test('the caller is forgotten at the end of the transaction', async () => {
  await database.asOwner(mine, (tx) => tx.query('select 1'))
  await Promise.all(
    Array.from({ length: 50 }, async () => {
      const { rowCount } = await database.asOwner(theirs, (tx) => tx.query('select * from symptoms'))
      expect(rowCount).toBe(0)
    }),
  )
})

test('a failed transaction leaves nothing behind, and its connection stays usable', async () => {
  await Promise.all(
    Array.from({ length: 40 }, async (_, i) => {
      const work = database.asOwner(mine, async (tx) => {
        await tx.query(`update symptoms set title = 'changed'`)
        if (i % 2) await tx.query('select 1 / 0')
        throw new Error('changed my mind')
      })
      await expect(work).rejects.toThrow(i % 2 ? /division by zero/ : /changed my mind/)
    }),
  )
  const { rows } = await ours.owner.query('select title from symptoms where id = $1', [symptomId])
  expect(rows[0].title).toBe('t')
})

test.each([
  [
    'an entry with two owners',
    `insert into symptoms (user_id, guest_id, title, description, symptom_type) values (gen_random_uuid(), gen_random_uuid(), 't', 'd', 'physical')`,
  ],
  ['an entry with no owner', `insert into symptoms (title, description, symptom_type) values ('t', 'd', 'physical')`],
  ['an unknown symptom type', `update symptoms set symptom_type = 'other'`],
  [
    'a second diagnosis',
    `insert into diagnoses (symptom_id, guest_id, safety_level, safety_category) select symptom_id, guest_id, 'urgent', 'suicide' from diagnoses`,
  ],
  ['an insight on an urgent entry', `update diagnoses set safety_level = 'urgent', safety_category = 'suicide'`],
  ['half an insight', 'update diagnoses set spiritual_root = null'],
  ['a failed generation without a problem', `update generations set state = 'failed'`],
])('a constraint refuses %s', async (_, statement) => {
  await expect(ours.owner.query(statement)).rejects.toThrow(/violates/)
})

test('the journal’s view holds only a person’s own entries and is read-only', async () => {
  const { rows } = await ours.owner.query(
    `insert into users (email) values ('one@view.test'), ('two@view.test') returning id`,
  )
  const [one, two] = rows.map(({ id }) => String(id))
  await ours.owner.query(
    `insert into symptoms (user_id, title, description, symptom_type) values ($1, 't', 'd', 'physical')`,
    [one],
  )
  const seenBy = async (owner: Owner) =>
    (await database.asOwner(owner, (tx) => tx.query('select user_id from journal_symptoms'))).rows
  expect(await seenBy({ kind: 'user', userId: String(one) })).toEqual([{ user_id: one }])
  expect(await seenBy({ kind: 'user', userId: String(two) })).toEqual([])
  expect(await seenBy(mine)).toEqual([])
  await expect(
    database.asOwner({ kind: 'user', userId: String(one) }, (tx) => tx.query('delete from journal_symptoms')),
  ).rejects.toThrow(/permission denied/)
})

import type pg from 'pg'
import { expect } from 'vitest'
import { test } from '../../test/shared.ts'
import type { Database } from '../database/database.ts'
import { noteGuest } from '../entries/guest-seen.ts'
import { sweepGuests } from './sweep.ts'

let owner: pg.Client
let database: Database

test.beforeAll(async ({ sharedDatabase }) => {
  ;({ owner, database } = sharedDatabase)
})

test('deletes expired records and keeps valid ones', async () => {
  await owner.query(`
    insert into guest_addresses (address_hash, last_used_at) values
      (sha256('fresh'), now() - interval '29 days'), (sha256('unused'), now() - interval '31 days'),
      (sha256('writing'), now() - interval '31 days');
    insert into guest_reservations (address_hash, guest_id, state, created_at, expires_at) values
      (sha256('fresh'), gen_random_uuid(), 'spent', now() - interval '29 days', now() - interval '29 days'),
      (sha256('fresh'), gen_random_uuid(), 'held', now(), now() + interval '15 minutes'),
      (sha256('fresh'), gen_random_uuid(), 'held', now() - interval '2 hours', now() - interval '105 minutes'),
      (sha256('fresh'), gen_random_uuid(), 'queued', now() - interval '2 hours', now() - interval '105 minutes'),
      (sha256('writing'), gen_random_uuid(), 'queued', now(), now() + interval '15 minutes'),
      (sha256('fresh'), gen_random_uuid(), 'queued', now() - interval '3 hours', now() - interval '165 minutes'),
      (sha256('unused'), gen_random_uuid(), 'spent', now() - interval '31 days', now() - interval '31 days');
    insert into symptoms (id, guest_id, title, description, symptom_type)
      select gen_random_uuid(), guest_id, 'Knee', 'My knee', 'physical' from guest_reservations
      where created_at = now() - interval '3 hours';
    insert into generations (symptom_id, kind, guest_id, reservation_id)
      select s.id, 'insight', s.guest_id, r.id from symptoms s join guest_reservations r using (guest_id);
    insert into call_counts values ('x', 'track', now() - interval '3 hours', 5), ('x', 'track', now(), 5),
      ('x', 'help', date_trunc('day', now(), 'UTC') - interval '1 day', 5), ('x', 'help', date_trunc('day', now(), 'UTC'), 5)`)
  await sweepGuests(database)

  const { rows } = await owner.query(
    'select address_hash = sha256($1) as fresh, state from guest_reservations order by state, address_hash = sha256($1) desc',
    ['fresh'],
  )
  // Of the queued reservations, one has a generation and one is new. The third belonged to a deleted entry.
  expect(rows).toEqual([
    { fresh: true, state: 'held' },
    { fresh: true, state: 'queued' },
    { fresh: false, state: 'queued' },
    { fresh: true, state: 'spent' },
  ])
  const count = async (table: string) => (await owner.query(`select from ${table}`)).rowCount
  expect([await count('guest_addresses'), await count('call_counts')]).toEqual([2, 2])
})

test('deletes what guests agreed to who never wrote, as soon as what others wrote', async () => {
  const answers = async () => (await owner.query('select age_days from answered order by age_days')).rows
  await owner.query(`
    insert into consents (guest_id, purpose, given, text_version, place, language, created_at)
      select gen_random_uuid(), 'ai', true, 2, 'widget', 'en', now() - make_interval(days => age)
      from unnest('{0,29,31}'::int[]) age;
    create temporary view answered as
      select round(extract(epoch from now() - created_at) / 86400)::int as age_days from consents`)
  await sweepGuests(database)
  expect(await answers()).toEqual([{ age_days: 0 }, { age_days: 29 }])
  await owner.query('drop view answered')
})

test('deletes what guests wrote who have not come back for 30 days, and nothing of the others', async () => {
  const [away, back] = ['6f9d6f0e-3a55-4f6e-8f0e-7a1f3a3f5f10', '6f9d6f0e-3a55-4f6e-8f0e-7a1f3a3f5f11']
  for (const guestId of [away, back]) {
    await owner.query(
      `with entry as (
         insert into symptoms (guest_id, title, description, symptom_type, created_at)
         values ($1, 'Neck', 'My neck', 'physical', now() - interval '800 days') returning id
       ), insight as (
         insert into diagnoses (symptom_id, guest_id, ai_analysis, emotional_root, energetic_root, spiritual_root)
         select id, $1, 'a', 'b', 'c', 'd' from entry
       )
       insert into screenings (symptom_id, level, category, found_by, language)
         select id, 'card', 'see_doctor_soon', 'rules', 'en' from entry`,
      [guestId],
    )
  }
  await owner.query(`update guests set seen_at = now() - interval '30 days 1 minute' where guest_id = $1`, [away])
  await owner.query(`update guests set seen_at = now() - interval '29 days' where guest_id = $1`, [back])
  await sweepGuests(database)

  const left = async (table: string) =>
    (await owner.query(`select distinct guest_id from ${table} where guest_id = any($1)`, [[away, back]])).rows
  for (const table of ['symptoms', 'diagnoses', 'guests'])
    expect([table, await left(table)]).toEqual([table, [{ guest_id: back }]])
  expect((await owner.query('select from screenings')).rowCount).toBe(1)
})

test('a guest who comes back is noted, once a day', async () => {
  const guestId = '6f9d6f0e-3a55-4f6e-8f0e-7a1f3a3f5f12'
  const seen = async () =>
    (await owner.query('select seen_at from guests where guest_id = $1', [guestId])).rows[0]?.seen_at
  const note = () => database.asOwner({ kind: 'guest', guestId }, (tx) => noteGuest(tx, guestId))
  await note()
  const first = await seen()
  await note()
  expect(await seen()).toEqual(first)
  await owner.query(`update guests set seen_at = now() - interval '25 hours' where guest_id = $1`, [guestId])
  await note()
  expect((await seen()).getTime()).toBeGreaterThanOrEqual(first.getTime())
})

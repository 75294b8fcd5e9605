import type { ClientBase } from 'pg'

/** Titles of entries. The n-th occurs n times less often than the first, so that a search can find few or many. */
const TITLES = [
  'Headache again and again since Monday',
  'Back pain after a day at the desk',
  'Anxious before every meeting',
  'Tired, however long I sleep',
  'Tight chest whenever my mother calls',
  'Grief that comes in waves',
  'Stiff neck in the mornings',
  'Angry at small things',
  'Skin rash on both arms',
  'A knee that hurts on the stairs',
  'Ringing in my left ear',
  'Butterflies, and no appetite',
]
/** Usual length of an insight, in characters. */
const ANALYSIS_LENGTH = 700
/** Age of the oldest entries. */
const SPREAD_DAYS = 900

/**
 * Fills a dedicated database with very many diagnoses within minutes: it builds the indexes afterwards and skips
 * foreign key checks, which requires a superuser. People are `person-<n>@example.test`.
 */
export async function fillInBulk(client: ClientBase, { people, diagnoses }: { people: number; diagnoses: number }) {
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid in ('symptoms'::regclass, 'diagnoses'::regclass, 'users'::regclass)
       and not exists (select from pg_constraint where conindid = indexrelid)`,
  )
  await client.query(`set synchronous_commit = off; set maintenance_work_mem = '256MB'; set work_mem = '128MB'`)
  await client.query('set session_replication_role = replica')
  for (const { name } of indexes) await client.query(`drop index ${name}`)
  await client.query(
    `create temporary table person as select gen_random_uuid() as id, n from generate_series(0, $1::int - 1) as n`,
    [people],
  )
  await client.query(
    `insert into users (id, email, email_confirmed_at, created_at, user_metadata)
     select id, 'person-' || n || '@example.test', now(), now() - n * ($1 / $2::float) * interval '1 day',
       jsonb_build_object('full_name', 'Person ' || md5(n::text))
     from person`,
    [SPREAD_DAYS, people],
  )
  await client.query(
    `create temporary table entry as
     select gen_random_uuid() as symptom_id, gen_random_uuid() as id, n, n % $2 as person,
       ($3::text[])[floor(exp(random() * ln($4::int + 1)))::int] as title,
       now() - n * ($5 / $1::float) * interval '1 day' as created_at
     from generate_series(1, $1::int) as n`,
    [diagnoses, people, TITLES, TITLES.length, SPREAD_DAYS],
  )
  await client.query(
    `insert into symptoms (id, user_id, title, description, symptom_type, created_at)
     select symptom_id, person.id, title || ', ' || entry.n, title,
       case entry.n % 3 when 0 then 'mental_emotional' else 'physical' end, created_at
     from entry join person on person.n = person`,
  )
  await client.query(
    `insert into diagnoses (id, symptom_id, user_id, ai_analysis, emotional_root, energetic_root, spiritual_root,
       created_at)
     select entry.id, symptom_id, person.id,
       left(repeat('## What it may mean' || E'\\n\\n' || title || ' may ask for rest. ', 20), $1), 'Fear', 'Root', 'Trust',
       created_at
     from entry join person on person.n = person`,
    [ANALYSIS_LENGTH],
  )
  for (const { definition } of indexes) await client.query(definition)
  await client.query('set session_replication_role = default; drop table entry, person')
  await client.query('vacuum analyze users, symptoms, diagnoses')
  // Otherwise PostgreSQL writes to disk during the measurement.
  await client.query('checkpoint')
}

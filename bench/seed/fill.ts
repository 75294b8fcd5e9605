import type { ClientBase } from 'pg'
import { makeTemplates } from './templates.ts'

/** Of ten entries, so many have an insight, and of those with an insight so many have a plan. */
const SHARES = { analyzed: 0.8, planned: 0.3 }
/** Entries spread over so many days before now. */
const SPREAD_DAYS = 900

/**
 * Fills accounts with believable entries, insights and plans: for benchmarks and for looking at. Connects as the
 * tables' owner. Running it again adds more.
 * @param people e-mail addresses with the number of entries each gets; accounts that do not exist are made
 */
export async function fill(client: ClientBase, people: { email: string; entries: number }[]): Promise<void> {
  await client.query('begin')
  await client.query(`create temporary table template on commit drop as
    select row_number() over () - 1 as number, t.* from jsonb_to_recordset('[]') as t(symptom_type text, title text,
      description text, duration text, ai_analysis text, emotional_root text, energetic_root text, spiritual_root text,
      plan jsonb)`)
  const templates = makeTemplates()
  await client.query(
    `insert into template select t.ordinality - 1, r.* from jsonb_array_elements($1::jsonb) with ordinality as t,
       jsonb_to_record(t.value) as r(symptom_type text, title text, description text, duration text,
         ai_analysis text, emotional_root text, energetic_root text, spiritual_root text, plan jsonb)`,
    [JSON.stringify(templates)],
  )
  await client.query(`create temporary table person (id uuid, entries integer) on commit drop`)
  await client.query(
    `with wanted as (select * from jsonb_to_recordset($1::jsonb) as p(email text, entries integer)),
       made as (
         insert into users (email, email_confirmed_at) select lower(email), now() from wanted
         on conflict (email) do update set email = excluded.email returning id, email
       )
     insert into person select made.id, wanted.entries from made join wanted on lower(wanted.email) = made.email`,
    [JSON.stringify(people)],
  )
  await client.query(
    `create temporary table entry on commit drop as
     select gen_random_uuid() as id, gen_random_uuid() as diagnosis_id, person.id as user_id,
       floor(random() * $1)::int as template, random() as analyzed, random() as planned,
       now() - random() * $2 * interval '1 day' as created_at
     from person, generate_series(1, person.entries)`,
    [templates.length, SPREAD_DAYS],
  )
  await client.query(
    `insert into symptoms (id, user_id, title, description, duration, symptom_type, created_at)
     select entry.id, user_id, title, description, duration, symptom_type, created_at
     from entry join template on number = template`,
  )
  await client.query(
    `insert into diagnoses (id, symptom_id, user_id, ai_analysis, emotional_root, energetic_root, spiritual_root,
       created_at)
     select diagnosis_id, id, user_id, ai_analysis, emotional_root, energetic_root, spiritual_root, created_at
     from entry join template on number = template where analyzed < $1`,
    [SHARES.analyzed],
  )
  await client.query(
    `insert into healing_plans (user_id, diagnosis_id, title, description, recommendations, affirmations,
       meditation_practices, energy_healing, created_at)
     select user_id, diagnosis_id, 'Plan: ' || title, description, plan, plan, plan, plan, created_at
     from entry join template on number = template where analyzed < $1 and planned < $2`,
    [SHARES.analyzed, SHARES.planned],
  )
  await client.query('commit')
  await client.query('analyze symptoms, diagnoses, healing_plans, users')
}

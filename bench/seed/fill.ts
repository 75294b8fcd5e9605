import type { ClientBase } from 'pg'
import { makeTemplates } from './templates.ts'

/** The share of entries with an insight, and the share of those with a plan. */
const SHARES = { analyzed: 0.8, planned: 0.3 }
/** Age of the oldest entries and accounts. */
const SPREAD_DAYS = 900

/** A person whose account to fill. */
export interface Person {
  email: string
  entries: number
  name?: string
}

/**
 * Fills accounts with realistic entries, insights and plans, for benchmarks and demonstrations. Connects as the tables'
 * owner. Each run adds more.
 * @param people missing accounts are created
 */
export async function fill(client: ClientBase, people: Person[]): Promise<void> {
  const templates = makeTemplates(people.reduce((sum, { entries }) => sum + entries, 0))
  await client.query('begin')
  await client.query(`create temporary table template (number integer, symptom_type text, title text, description text,
    duration text, safety_level text, safety_category text, insight jsonb, plan jsonb) on commit drop`)
  await client.query('insert into template select * from jsonb_populate_recordset(null::template, $1::jsonb)', [
    JSON.stringify(templates.map((template, number) => ({ number, ...template }))),
  ])
  await client.query('create temporary table person (id uuid, entries integer, since timestamptz) on commit drop')
  // Existing accounts are kept and get entries from the past.
  await client.query(
    `with wanted as (
         select lower(email) as email, entries, name, now() - (1 + random() * $2) * interval '1 day' as since
         from jsonb_to_recordset($1::jsonb) as p(email text, entries integer, name text)
       ),
       made as (
         insert into users (email, email_confirmed_at, created_at, user_metadata)
         select email, since, since, jsonb_strip_nulls(jsonb_build_object('full_name', name)) from wanted
         on conflict (email) do nothing returning id, email
       )
     insert into person
       select made.id, entries, since from wanted join made using (email)
       union all
       select users.id, entries, now() - $2 * interval '1 day' from wanted join users using (email)`,
    [JSON.stringify(people), SPREAD_DAYS],
  )
  await client.query(
    `create temporary table entry on commit drop as
     select gen_random_uuid() as id, gen_random_uuid() as diagnosis_id, person.id as user_id,
       floor(random() * $1)::int as template, random() < $2 as analyzed, random() < $3 as planned,
       since + random() * (now() - since) as created_at
     from person, generate_series(1, person.entries)`,
    [templates.length, SHARES.analyzed, SHARES.planned],
  )
  await client.query(
    `insert into symptoms (id, user_id, title, description, duration, symptom_type, safety_level, safety_category,
       created_at)
     select id, user_id, title, description, duration, symptom_type, safety_level, safety_category, created_at
     from entry join template on number = template`,
  )
  await client.query(
    `insert into diagnoses (id, symptom_id, user_id, safety_level, safety_category,
       ai_analysis, emotional_root, energetic_root, spiritual_root, created_at)
     select diagnosis_id, id, user_id, safety_level, safety_category,
       insight ->> 'ai_analysis', insight ->> 'emotional_root', insight ->> 'energetic_root',
       insight ->> 'spiritual_root', least(now(), created_at + random() * interval '1 minute')
     from entry join template on number = template where analyzed or safety_level = 'urgent'`,
  )
  await client.query(
    `insert into healing_plans (user_id, diagnosis_id, title, description, recommendations, affirmations,
       meditation_practices, energy_healing, created_at)
     select user_id, diagnosis_id, plan ->> 'title', plan ->> 'description', plan -> 'recommendations',
       plan -> 'affirmations', plan -> 'meditation_practices', plan -> 'energy_healing',
       least(now(), created_at + (1 + random() * 2) * interval '1 minute')
     from entry join template on number = template where analyzed and planned and safety_level is distinct from 'urgent'`,
  )
  await client.query('commit')
  // Makes the database like one in long use: counts can use index-only scans, and search indexes are tidy.
  await client.query('vacuum analyze symptoms, diagnoses, healing_plans, users')
}

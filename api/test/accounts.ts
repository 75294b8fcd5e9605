import pg from 'pg'
import { expect } from 'vitest'
import { call, enter, newGuest } from './api.ts'
import { payCheckout } from './billing.ts'
import { type PeopleApi, signInByMail } from './people.ts'

export type Person = Awaited<ReturnType<typeof signInByMail>>
const bearer = ({ session }: Pick<Person, 'session'>) => ({ authorization: `Bearer ${session.access_token}` })
/** Calls the API as a person. */
export const callAs = (api: PeopleApi, person: Person, method: string, path: string, body?: unknown) =>
  call(api.url, method, path, { headers: bearer(person), ...(body !== undefined && { body }) })

/** Every place of the database, of all schemas, whose text contains one of the words. */
export async function placesOf({ database }: Pick<PeopleApi, 'database'>, words: string[]): Promise<string[]> {
  const { rows: tables } = await database.query<{ place: string; columns: string[] }>(
    `select format('%I.%I', n.nspname, c.relname) as place, array_agg(format('%I', a.attname)) as columns
     from pg_attribute a join pg_class c on c.oid = a.attrelid join pg_namespace n on n.oid = c.relnamespace
     where c.relkind = 'r' and a.attnum > 0 and not a.attisdropped and n.nspname !~ '^pg_|^information_schema$'
     group by 1`,
  )
  expect(tables.some(({ place }) => place.startsWith('pgboss.'))).toBe(true)
  // One statement for all tables, and one for each column of those in which it finds something.
  const anywhere = tables.map(
    ({ place, columns }) => `select ${pg.escapeLiteral(place)} as place where exists (
       select from ${place}, words
       where position(word in lower(concat_ws(e'\\n', ${columns.map((column) => `${column}::text`)}))) > 0)`,
  )
  const { rows: hits } = await database.query<{ place: string }>(
    `with words as materialized (select lower(unnest($1::text[])) as word) ${anywhere.join(' union all ')}`,
    [words],
  )
  const found: string[] = []
  for (const { place, columns } of tables.filter(({ place }) => hits.some((hit) => hit.place === place))) {
    for (const column of columns) {
      const { rows } = await database.query(
        `select w.word from unnest($1::text[]) w (word) where exists (
           select from ${place} where position(lower(w.word) in lower(${column}::text)) > 0)`,
        [words],
      )
      found.push(...rows.map(({ word }) => `${place}.${column}: ${word}`))
    }
  }
  return found
}

/** A person with something in every table that a person can fill, and the words to look for. */
export async function fillAccount(api: PeopleApi, name: string) {
  const email = `${name}.sentinel@example.test`
  const guest = await newGuest(api.url)
  const words = [email, `${name}Entry`, `${name}Urgent`, `${name}Asthma`, `${name}Person`]
  await enter(api.url, guest, `My neck is stiff ${words[1]}`)
  const person = await signInByMail(api, email, guest)
  await person.auth.updateUser({ data: { full_name: words[4] } })
  await callAs(api, person, 'PUT', '/api/profile', { known_conditions: words[3] })
  const entry = await callAs(api, person, 'POST', '/api/symptoms', {
    symptom_type: 'physical',
    description: `My shoulder is tense ${words[1]}`,
    advanced_info: { knownConditions: words[3] },
  })
  const insight = await callAs(api, person, 'POST', '/api/functions/generate-diagnosis', { symptom_id: entry.body.id })
  expect(insight.status).toBe(200)
  await callAs(api, person, 'POST', '/api/symptoms', {
    symptom_type: 'mental_emotional',
    description: `I want to kill myself tonight ${words[2]}`,
  })
  return { person, email, words: [...words, person.userId], diagnosisId: insight.body.diagnosis_id }
}

/** Subscribes a person and has a plan written. @returns the id of the customer */
export async function subscribe(api: PeopleApi, person: Person, diagnosisId: unknown) {
  const checkout = await callAs(api, person, 'POST', '/api/functions/create-checkout', { plan_type: 'monthly' })
  expect(checkout.status).toBe(200)
  await callAs(api, person, 'POST', '/api/functions/verify-payment', {
    session_id: await payCheckout(String(checkout.body.url)),
  })
  const plan = await callAs(api, person, 'POST', '/api/functions/generate-healing-plan', { diagnosis_id: diagnosisId })
  expect(plan.status).toBe(200)
  const { rows } = await api.database.query('select stripe_customer_id as id from subscribers where user_id = $1', [
    person.userId,
  ])
  return String(rows[0].id)
}

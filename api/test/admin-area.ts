import { expect } from 'vitest'
import { call } from './api.ts'
import { type PeopleApi, signIn } from './people.ts'

/** The reason that exports are asked for with. */
export const REASON = 'The auditor asked for it'

type Headers = Record<string, string>

/** Signs the administrator in. */
export async function administrator(api: PeopleApi): Promise<Headers> {
  return { authorization: `Bearer ${(await signIn(api, 'boss@example.test')).session.access_token}` }
}

/** What an administrator asks of the lists, and what stands in them. */
export function adminAreaOf(api: () => PeopleApi, headers: () => Headers) {
  const get = async (path: string) => {
    const answer = await call(api().url, 'GET', `/api/admin/${path}`, { headers: headers() })
    expect(answer.status, `${path}: ${JSON.stringify(answer.body)}`).toBe(200)
    return answer.body as { items: Record<string, unknown>[]; nextCursor: string | null } & Record<string, unknown>
  }
  const exported = (list: string, filter: object = {}) =>
    fetch(`${api().url}/api/admin/exports`, {
      method: 'POST',
      headers: { ...headers(), 'content-type': 'application/json' },
      body: JSON.stringify({ list, reason: REASON, ...filter }),
    })
  const file = async (list: string, filter: object = {}) => {
    const response = await exported(list, filter)
    expect(response.status).toBe(200)
    // Read bytes, because text() would drop the byte order mark.
    return { response, text: Buffer.from(await response.arrayBuffer()).toString('utf8') }
  }
  /** Opens titles and previews; returns the part of a query that shows them. */
  const opening = async (reason = 'A person asked about their insight', as = headers()) => {
    const { status, body } = await call(api().url, 'POST', '/api/admin/diagnoses/openings', {
      headers: as,
      body: { reason },
    })
    expect(status).toBe(201)
    return `opening=${body.id}`
  }

  async function addUser(email: string, name: string | null = null, createdAt = '2026-01-01'): Promise<string> {
    const { rows } = await api().database.query(
      `insert into users (email, email_confirmed_at, user_metadata, created_at) values ($1, now(), $2, $3) returning id`,
      [email, name === null ? {} : { full_name: name }, createdAt],
    )
    return rows[0].id
  }

  async function addDiagnosis(
    userId: string | null,
    title: string,
    { type = 'physical', analysis = 'An insight.', at = '2026-02-01' } = {},
  ): Promise<{ id: string; symptomId: string }> {
    const owner = userId === null ? 'guest_id' : 'user_id'
    const ownerId = userId ?? '00000000-0000-4000-8000-000000000000'
    const { rows } = await api().database.query(
      `with s as (insert into symptoms (${owner}, title, description, symptom_type, created_at)
         values ($1, $2, $2 || ' and more that is private', $3, $5) returning id)
       insert into diagnoses (symptom_id, ${owner}, ai_analysis, emotional_root, energetic_root, spiritual_root, created_at)
       select id, $1, $4, 'b', 'c', 'd', $5 from s returning id, symptom_id`,
      [ownerId, title, type, analysis, at],
    )
    return { id: rows[0].id, symptomId: rows[0].symptom_id }
  }
  return { get, exported, file, opening, addUser, addDiagnosis }
}

export const valuesOf = (items: Record<string, unknown>[], key: string) => items.map((item) => item[key])

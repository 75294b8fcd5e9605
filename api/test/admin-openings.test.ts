import { OPENING_MINUTES } from '@soulsign/contracts'
import { beforeAll, describe, expect } from 'vitest'
import { selectAccount } from '../src/rights/export/export.sql.ts'
import { adminAreaOf, administrator, REASON } from './admin-area.ts'
import { call } from './api.ts'
import { type PeopleApi, signIn } from './people.ts'
import { test } from './shared.ts'

let api: PeopleApi
let headers: Record<string, string>
test.beforeAll(async ({ sharedApi }) => {
  api = sharedApi
  headers = await administrator(api)
})
const { get, file, opening, addUser, addDiagnosis } = adminAreaOf(
  () => api,
  () => headers,
)

describe('the words of an entry', () => {
  /** Who looked, by the person's own export. */
  const views = async (email: string) => {
    const { rows } = await api.database.query('select id from users where email = $1', [email])
    return (await selectAccount(api.system, rows[0].id)).staff_access
  }
  const lastLine = async () => (await get('activity-log?limit=1')).items[0]

  beforeAll(async () => {
    await addDiagnosis(await addUser('ana@diagnoses.test'), 'Headache')
    const user = await addUser('iris@quiet.test')
    await addDiagnosis(user, 'Sentinel of the title', { analysis: 'Sentinel of the insight' })
  })

  test('is in no list, search or log before a reason', async () => {
    for (const path of [
      'diagnoses?limit=100',
      'diagnoses?search=iris@quiet.test',
      'diagnoses?search=sentinel',
      'search?q=sentinel',
      'search?q=iris@quiet.test',
      'users?search=iris@quiet.test',
      'activity-log?limit=100',
    ]) {
      expect(JSON.stringify(await get(path)), path).not.toMatch(/Sentinel/)
    }
    expect((await get('diagnoses?search=iris@quiet.test')).items).toHaveLength(1)
    expect((await get('diagnoses?search=sentinel')).items).toEqual([])
    expect(await views('iris@quiet.test')).toEqual([])
    for (const body of [{}, { reason: ' ' }, { reason: 'x' }]) {
      expect((await call(api.url, 'POST', '/api/admin/diagnoses/openings', { headers, body })).status).toBe(400)
      const answer = await call(api.url, 'POST', '/api/admin/exports', {
        headers,
        body: { list: 'diagnoses', ...body },
      })
      expect(answer.status).toBe(400)
    }
  })

  test('tells no time of an insight by a cursor, nor by one that somebody made up', async () => {
    const { nextCursor } = await get('diagnoses?limit=1')
    const { rows } = await api.database.query(
      'select id, (extract(epoch from created_at) * 1000000)::bigint::text as micros from diagnoses order by created_at desc, id desc',
    )
    const plain = `${nextCursor} ${Buffer.from(String(nextCursor), 'base64url')}`
    for (const { micros } of rows) expect(plain).not.toContain(micros)
    expect((await get(`diagnoses?limit=1&cursor=${nextCursor}`)).items[0]).toMatchObject({ id: rows[1].id })
    const madeUp = Buffer.from(JSON.stringify(['created_at desc', rows[0].micros, rows[0].id])).toString('base64url')
    const answer = await call(api.url, 'GET', `/api/admin/diagnoses?cursor=${madeUp}`, { headers })
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'cursor' }] } })
  })

  test('opens for a reason, which the person can read', async () => {
    const open = await opening('Iris asked about her insight')
    expect(await lastLine()).toMatchObject({ action: 'diagnosis_view', reason: 'Iris asked about her insight' })
    expect(await views('iris@quiet.test')).toEqual([])
    expect(await get(`diagnoses?search=sentinel&${open}`)).toMatchObject({
      opened: true,
      items: [{ symptom_title: 'Sentinel of the title', analysis_preview: 'Sentinel of the insight' }],
    })
    await get(`diagnoses?search=sentinel&${open}`)
    expect(await views('iris@quiet.test')).toMatchObject([
      { who: 'boss@example.test', action: 'diagnosis_view', reason: 'Iris asked about her insight' },
    ])
    expect(await views('ana@diagnoses.test'), 'nobody else was looked at with this reason').not.toContainEqual(
      expect.objectContaining({ reason: 'Iris asked about her insight' }),
    )
  })

  test('stays closed with an opening of somebody else, or one that is over', async () => {
    const { userId, session } = await signIn(api, 'other-admin@example.test')
    await api.database.query(`update users set role = 'admin' where id = $1`, [userId])
    const theirs = await opening('Another reason', { authorization: `Bearer ${session.access_token}` })
    expect(await get(`diagnoses?search=iris@quiet.test&${theirs}`)).toMatchObject({
      opened: false,
      items: [{ symptom_title: null, analysis_preview: null }],
    })
    const line = await api.database.query(
      `insert into admin_activity_logs (admin_id, admin_email, action, target_type, ip_address, created_at)
       select id, email, 'diagnosis_view', 'diagnosis', '127.0.0.1', now() - make_interval(mins => $1)
       from users where email = 'boss@example.test' returning id`,
      [OPENING_MINUTES],
    )
    expect(await get(`diagnoses?search=iris@quiet.test&opening=${line.rows[0].id}`)).toMatchObject({ opened: false })
    expect((await call(api.url, 'GET', '/api/admin/diagnoses?opening=x', { headers })).status).toBe(400)
  })

  test('leaves in a file for a reason, and the log names filter and rows', async () => {
    const { text } = await file('diagnoses', { search: 'iris@quiet', type: 'physical' })
    expect(text).toContain('Sentinel of the title')
    expect(await lastLine()).toMatchObject({
      action: 'data_export',
      target_type: 'diagnosis',
      reason: REASON,
      detail: 'search: iris@quiet; type: physical; 1 row',
    })
    expect((await views('iris@quiet.test')).at(-1)).toMatchObject({ action: 'data_export', reason: REASON })
  })

  test('is forgotten with the person, while the log stays', async () => {
    await api.database.query(`delete from users where email = 'iris@quiet.test'`)
    expect((await get('activity-log?search=Iris asked')).items).toHaveLength(1)
  })
})

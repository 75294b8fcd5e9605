import { readFile } from 'node:fs/promises'
import { AccountExport } from '@soulsign/contracts'
import { describe, expect } from 'vitest'
import { z } from 'zod'
import { accountFilesOf, bearer, WORDS } from './account-file.ts'
import { behave } from './api.ts'
import { type PeopleApi, signIn } from './people.ts'
import { test } from './shared.ts'

let api: PeopleApi
test.beforeAll(async ({ sharedApi }) => {
  api = sharedApi
  await behave(api.sandboxUrl, { tokenDelayMs: 0 })
})
const { as, exportOf, fill } = accountFilesOf(() => api)

describe('an export', () => {
  test('holds everything of the account, by the documented schema', async () => {
    const { person, entry } = await fill('export@example.test')
    await api.database.query(
      `insert into admin_activity_logs (admin_id, admin_email, admin_name, action, target_type, target_id, reason, ip_address)
       values (gen_random_uuid(), 'boss@example.test', 'Boss', 'symptom_view', 'symptom', $1, 'She asked us to', '192.0.2.1')`,
      [entry],
    )
    const { files, data } = await exportOf(person)
    expect(Object.keys(files)).toEqual(['README.txt', 'journal.html', 'data.json'])
    expect(data).toMatchObject({
      account: { id: person.userId, email: 'export@example.test', has_password: false },
      sign_in_ways: [{ provider: 'email' }],
      sessions: [{ method: 'otp' }],
      profile: { known_conditions: 'Asthma', date_of_birth: '1980-02-29' },
      subscription: null,
      staff_access: [{ who: 'Boss', action: 'symptom_view', reason: 'She asked us to' }],
      entries: [
        { description: 'Only written down', insight: null },
        { safety: { level: 'urgent' }, insight: { ai_analysis: null }, screening: { found_by: expect.any(String) } },
        {
          id: entry,
          description: WORDS,
          duration: 'weeks',
          plan: { title: 'A plan' },
          generations: [{ state: 'done' }],
        },
      ],
    })
    const html = files['journal.html'] ?? ''
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(html).not.toMatch(/<script|<link|<img|https?:/)
    expect(html.match(/<article>/g)).toHaveLength(3)
    expect(html).toContain('<strong>Walk</strong>')
  })

  test('covers each table that refers to a person', async () => {
    const { rows } = await api.database.query<{ name: string }>(
      `select distinct c.relname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
       where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attname in ('user_id', 'symptom_id')
         and not a.attisdropped order by 1`,
    )
    const source = await readFile(new URL('../src/rights/export/export.sql.ts', import.meta.url), 'utf8')
    // Secrets of a moment: links that were mailed, sign-ins under way, and a closure that ends every session.
    const momentary = ['account_closures', 'flow_states', 'mail_links', 'passkey_challenges', 'sign_in_links']
    // Read by `findProfile`.
    const elsewhere = ['user_profiles']
    for (const { name } of rows.filter(({ name }) => ![...momentary, ...elsewhere].includes(name)))
      expect(source).toContain(` ${name} `)
  })

  test('needs a session that has just begun', async () => {
    const person = await signIn(api, 'stale@example.test')
    await api.database.query(`update sessions set created_at = now() - interval '11 minutes' where user_id = $1`, [
      person.userId,
    ])
    const refused = await as(person, 'GET', '/api/account/export')
    expect([refused.status, refused.body.type]).toEqual([403, '/problems/fresh-session-needed'])
    expect(refused.body.detail).toMatch(/Sign in again/)
  })

  test('names the customer at the payment provider', async () => {
    const person = await signIn(api, 'paying@example.test')
    await api.database.query(
      `insert into subscribers (user_id, email, stripe_customer_id) values ($1, 'paying@example.test', 'cus_1')`,
      [person.userId],
    )
    expect((await exportOf(person)).data.subscription).toMatchObject({ stripe_customer_id: 'cus_1', subscribed: false })
  })

  test('breaks off where the reader could not tell that something is missing', async () => {
    const { person } = await fill('broken@example.test')
    await api.database.query('alter table healing_plans rename to away')
    try {
      const response = await fetch(`${api.url}/api/account/export`, { headers: bearer(person) })
      await expect(response.arrayBuffer()).rejects.toThrow()
    } finally {
      await api.database.query('alter table away rename to healing_plans')
    }
  })
})

test('docs/export.schema.json is the schema of data.json', async () => {
  const schema = z.toJSONSchema(AccountExport, { io: 'input', unrepresentable: 'any' })
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot('../../docs/export.schema.json')
})

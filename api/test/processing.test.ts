import { PROCESSING, processingMarkdown } from '@soulsign/contracts'
import { expect } from 'vitest'
import { createStripe } from '../src/billing/stripe.ts'
import { readConfig } from '../src/config.ts'
import { createAi } from '../src/generation/ai.ts'
import { test } from './shared.ts'

const tables = new Set(PROCESSING.flatMap((one) => one.tables))
const hosts = new Set(PROCESSING.flatMap(({ recipients }) => recipients.flatMap((one) => one.hosts)))

test('every table that says something about a person is in the record of processing', async ({ sharedDatabase }) => {
  const { rows } = await sharedDatabase.owner.query<{ name: string }>(
    `select distinct c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and a.attnum > 0 and not a.attisdropped
       and (a.attname ~ '^(user|guest|admin|symptom|site_guest|stripe_customer)_id$' or a.attname ~ '(email|address)'
         or a.attname = 'subject' or c.relname = 'users')
     order by 1`,
  )
  expect(rows.length).toBeGreaterThan(15)
  expect(rows.map(({ name }) => name).filter((name) => !tables.has(name))).toEqual([])
})

test('it names no table that does not exist', async ({ sharedDatabase }) => {
  const { rows } = await sharedDatabase.owner.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public'`,
  )
  const existing = rows.map(({ name }) => name)
  expect([...tables].filter((name) => !existing.includes(name))).toEqual([])
})

test('every host that the product calls has a recipient', async () => {
  const config = readConfig({
    DATABASE_URL: 'postgres://any',
    OPENAI_API_KEY: 'key',
    STRIPE_SECRET_KEY: 'sk_live_any',
    GOOGLE_CLIENT_ID: 'id',
    GOOGLE_CLIENT_SECRET: 'secret',
  })
  const called = [
    new URL((await createAi(config)()).baseURL).host,
    ((await createStripe(config)()) as unknown as { getApiField(name: 'host'): string }).getApiField('host'),
    new URL(config.google.issuer).host,
  ]
  expect(called).toHaveLength(3)
  expect(called.filter((host) => !hosts.has(host))).toEqual([])
})

test('docs/processing.md is made from it', async () => {
  await expect(processingMarkdown()).toMatchFileSnapshot('../../docs/processing.md')
})

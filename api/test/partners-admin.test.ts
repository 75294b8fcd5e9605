import { PARTNER_CEILING_DEFAULT, type Partner, WidgetTheme } from '@soulsign/contracts'
import { beforeEach, expect } from 'vitest'
import { call } from './api.ts'
import { withinOneDay } from './days.ts'
import { type PeopleApi, signIn } from './people.ts'
import { test } from './shared.ts'

let api: PeopleApi
let admin: { authorization: string }
let person: { authorization: string }

test.beforeAll(async ({ sharedApi }) => {
  api = sharedApi
  const bearer = async (email: string) => ({
    authorization: `Bearer ${(await signIn(api, email)).session.access_token}`,
  })
  admin = await bearer('boss@example.test')
  person = await bearer('somebody@example.test')
})
beforeEach(() => api.database.query('truncate partners cascade'))

const input = (more: object = {}) => ({
  name: 'Shop',
  origins: ['https://shop.example'],
  theme: WidgetTheme.parse({}),
  daily_ceiling: PARTNER_CEILING_DEFAULT,
  ...more,
})
const ask = (method: string, path: string, body?: unknown, headers = admin) =>
  call(api.url, method, `/api/admin/partners${path}`, { headers, ...(body !== undefined && { body }) })
const create = async (more?: object) => (await ask('POST', '', input(more))).body as unknown as Partner
const logged = async () =>
  (
    await api.database.query(
      `select action, target_id from admin_activity_logs where target_type = 'partner' order by created_at, id`,
    )
  ).rows

test('only administrators manage partners', async () => {
  const { id } = await create()
  for (const [method, path, body] of [
    ['GET', ''],
    ['POST', '', input()],
    ['GET', `/${id}`],
    ['PUT', `/${id}`, input()],
    ['POST', `/${id}/revoke`],
    ['POST', `/${id}/rotate-key`],
    ['GET', `/${id}/usage`],
  ] as const) {
    expect((await ask(method, path, body, person)).status).toBe(403)
    expect((await call(api.url, method, `/api/admin/partners${path}`, body ? { body } : {})).status).toBe(401)
  }
  expect((await ask('GET', `/${id}`)).body).toMatchObject({ name: 'Shop', revoked_at: null })
})

test('adding, changing, giving a new key to and revoking a partner are each logged', async () => {
  const before = (await logged()).length
  const created = await create({
    origins: [' HTTPS://Shop.Example/ ', 'https://shop.example:443', 'https://*.bücher.example'],
  })
  expect(created.publishable_key).toMatch(/^pk_[0-9a-f]{24}$/)
  expect(created.origins).toEqual(['https://shop.example', 'https://*.xn--bcher-kva.example'])

  const { body: changed } = await ask('PUT', `/${created.id}`, input({ name: 'Other', daily_ceiling: 3 }))
  expect(changed).toMatchObject({ name: 'Other', daily_ceiling: 3, publishable_key: created.publishable_key })
  const { body: rotated } = await ask('POST', `/${created.id}/rotate-key`)
  expect(rotated.publishable_key).not.toBe(created.publishable_key)
  const [one, two] = [await ask('POST', `/${created.id}/revoke`), await ask('POST', `/${created.id}/revoke`)]
  expect([one.status, two.status, two.body.revoked_at]).toEqual([200, 200, one.body.revoked_at])
  expect(one.body.revoked_at).toBeTruthy()
  // A revoked partner stays revoked.
  expect((await ask('PUT', `/${created.id}`, input())).status).toBe(409)
  expect((await ask('POST', `/${created.id}/rotate-key`)).status).toBe(409)
  expect((await ask('POST', `/${crypto.randomUUID()}/revoke`)).status).toBe(404)

  const lines = (await logged()).slice(before)
  expect(lines.map(({ action }) => action)).toEqual(['partner_edit', 'partner_edit', 'partner_edit', 'partner_delete'])
  expect(new Set(lines.map(({ target_id }) => target_id))).toEqual(new Set([created.id]))
})

test.each([
  ['no name', { name: ' \u200B ' }, 'name'],
  ['no origin', { origins: [] }, 'origins'],
  ['an address', { origins: ['https://shop.example/page'] }, 'origins.0'],
  ['plain http on the net', { origins: ['http://shop.example'] }, 'origins.0'],
  ['everything', { origins: ['*'] }, 'origins.0'],
  ['every domain', { origins: ['https://*'] }, 'origins.0'],
  ['a whole top-level domain', { origins: ['https://*.com'] }, 'origins.0'],
  ['a public suffix', { origins: ['https://shop.example', 'https://*.co.uk'] }, 'origins.1'],
  ['a host of many owners', { origins: ['https://*.github.io:*'] }, 'origins.0'],
  ['an address with a wildcard', { origins: ['https://*.2.3.4'] }, 'origins.0'],
  ['a wildcard inside', { origins: ['https://a.*.example.com'] }, 'origins.0'],
  ['another source of the policy', { origins: ["https://a.example 'unsafe-inline'"] }, 'origins.0'],
  ['another directive', { origins: ['https://a.example; script-src *'] }, 'origins.0'],
  ['a user name', { origins: ['https://a.example@b.example'] }, 'origins.0'],
  ['a colour by name', { theme: { ...WidgetTheme.parse({}), accent: 'red' } }, 'theme.accent'],
  ['a ceiling below nothing', { daily_ceiling: -1 }, 'daily_ceiling'],
])('%s is refused with the field named', async (_, more, path) => {
  const { id } = await create()
  for (const { status, body } of [await ask('POST', '', input(more)), await ask('PUT', `/${id}`, input(more))]) {
    expect(status).toBe(400)
    expect((body.errors as { path: string }[]).map((error) => error.path)).toContain(path)
  }
})

test('the list can be searched, filtered, sorted and paged, and has figures', async () => {
  const ids: string[] = []
  for (const name of ['Ánima', 'Breath', 'Calm']) ids.push((await create({ name })).id)
  await ask('POST', `/${ids[2]}/revoke`)
  const names = async (query: string) =>
    ((await ask('GET', `?${query}`)).body.items as Partner[]).map(({ name }) => name)
  expect(await names('')).toEqual(['Calm', 'Breath', 'Ánima'])
  expect(await names('sort=name&direction=asc')).toEqual(['Ánima', 'Breath', 'Calm'])
  expect(await names('search=anim')).toEqual(['Ánima'])
  expect(await names('search=shop.example&state=revoked')).toEqual(['Calm'])
  const first = await ask('GET', '?limit=2&sort=name&direction=asc')
  expect(await names(`limit=2&sort=name&direction=asc&cursor=${first.body.nextCursor}`)).toEqual(['Calm'])
})

test('figures cover the last 30 days, and each requested day', async () => {
  const { id } = await create()
  const { today, outcome } = await withinOneDay(async () => {
    await api.database.query('delete from partner_usage')
    await api.database.query(
      `insert into partner_usage (partner_id, day, views, starts) values
         ($1, (now() at time zone 'utc')::date, 5, 2), ($1, (now() at time zone 'utc')::date - 29, 1, 0),
         ($1, (now() at time zone 'utc')::date - 30, 100, 0)`,
      [id],
    )
    return { list: (await ask('GET', '')).body, usage: (await ask('GET', `/${id}/usage?days=7`)).body }
  })
  const [partner] = outcome.list.items as { figures: object }[]
  expect(partner?.figures).toMatchObject({ views: 6, starts: 2, refusals: 0 })
  const days = outcome.usage.days as { day: string; views: number }[]
  expect(days).toHaveLength(7)
  expect(days.at(-1)).toMatchObject({ views: 5, day: today })
  expect(outcome.usage.total).toMatchObject({ views: 5, starts: 2, signups: 0 })
})

import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountFilesOf, bearer, type Person } from './account-file.ts'
import { behave, call } from './api.ts'
import { type PeopleApi, signIn, startPeopleApi } from './people.ts'

/** What belongs to nobody, and may be kept for a while. */
const PUBLIC = ['/api/openapi.json', '/api/reference', '/api/settings', '/api/auth/v1/.well-known/jwks.json']
const EVIL = 'https://evil.example'

let api: PeopleApi
let person: Person
let boss: Person
let ids: string[]
let operations: { path: string; methods: string[] }[]

beforeAll(async () => {
  api = await startPeopleApi()
  await behave(api.sandboxUrl, { tokenDelayMs: 0 })
  const { as, fill } = accountFilesOf(() => api)
  const filled = await fill('kept@example.test')
  person = filled.person
  boss = await signIn(api, 'boss@example.test')
  const { diagnosis, healing_plan_id } = (await as(person, 'GET', `/api/symptoms/${filled.entry}`)).body as {
    diagnosis: { id: string }
    healing_plan_id: string
  }
  ids = [filled.entry, diagnosis.id, healing_plan_id, person.userId]
  const { paths } = (await call(api.url, 'GET', '/api/openapi.json')).body as { paths: Record<string, object> }
  operations = Object.entries(paths).map(([path, methods]) => ({ path, methods: Object.keys(methods) }))
})
afterAll(() => api.close())

const addresses = (path: string) =>
  (path.includes('{id}') ? ids.map((id) => path.replace('{id}', id)) : [path]).map((address) =>
    address
      .replace('{name}', 'journal')
      .replace('{key}', 'product_name')
      .replace('{page_key}', 'home')
      .concat(address === '/api/diagnoses' ? `?symptom_id=${ids[0]}` : ''),
  )

/** Asks without reading what may never end. */
async function ask(method: string, address: string, headers: Record<string, string> = {}) {
  const {
    status,
    headers: answered,
    body,
  } = await fetch(`${api.url}${address}`, {
    method,
    headers: { origin: EVIL, ...headers },
    redirect: 'manual',
    signal: AbortSignal.timeout(20_000),
  })
  const { value } = (await body?.getReader().read()) ?? {}
  return { status, headers: answered, bytes: value?.length ?? 0 }
}

/** What is wrong with the headers of an answer. */
function faultsOf(path: string, headers: Headers): string[] {
  const cache = headers.get('cache-control') ?? ''
  return [
    ...(headers.has('access-control-allow-origin') ? ['another site may read it'] : []),
    ...(headers.get('x-content-type-options') === 'nosniff' ? [] : ['its type may be guessed']),
    ...(cache.includes('no-store') || PUBLIC.includes(path) ? [] : [`it may be kept: ${cache}`]),
    ...(headers.has('set-cookie') ? ['it sets a cookie'] : []),
  ]
}

test('no answer may be kept, guessed at or read by another site, whatever it was asked with', async () => {
  const faults: string[] = []
  const seen = { ok: 0, head: 0 }
  for (const { path, methods } of operations) {
    if (!methods.includes('get')) continue
    for (const owner of [person, boss]) {
      for (const address of addresses(path)) {
        const note = (what: string, headers: Headers) =>
          faults.push(...faultsOf(path, headers).map((fault) => `${what} ${address}: ${fault}`))
        const got = await ask('GET', address, bearer(owner))
        note('GET', got.headers)
        if (got.status === 200) seen.ok += 1
        const head = await ask('HEAD', address, bearer(owner))
        note('HEAD', head.headers)
        if (head.bytes > 0) faults.push(`HEAD ${address}: it has a body`)
        if (head.status === 200) seen.head += 1
        const etag = got.headers.get('etag') ?? '"x"'
        for (const known of [etag, '*']) {
          const headers = { ...bearer(owner), 'if-none-match': known, 'if-modified-since': new Date().toUTCString() }
          const conditional = await ask('GET', address, headers)
          note('conditional', conditional.headers)
          if (conditional.status === 304 && !PUBLIC.includes(path)) faults.push(`304 ${address}`)
        }
      }
    }
  }
  expect([...new Set(faults)]).toEqual([])
  expect(seen.ok).toBeGreaterThan(40)
  expect(seen.head).toBeGreaterThan(40)
})

test('no call lets another site in, asked before or not', async () => {
  const faults: string[] = []
  for (const { path, methods } of operations) {
    const [address = path] = addresses(path)
    for (const method of methods) {
      const preflight = await ask('OPTIONS', address, {
        'access-control-request-method': method.toUpperCase(),
        'access-control-request-headers': 'authorization, content-type, x-guest-token',
      })
      const allowed = [...preflight.headers.keys()].filter((name) => name.startsWith('access-control-allow-'))
      if (allowed.length > 0) faults.push(`OPTIONS ${address}: ${allowed}`)
    }
  }
  expect(faults).toEqual([])
})

test('changes that another site sends are refused on every call', async () => {
  const faults: string[] = []
  for (const { path, methods } of operations) {
    const [address = path] = addresses(path)
    for (const method of methods.filter((one) => one !== 'get')) {
      const response = await fetch(`${api.url}${address}`, {
        method: method.toUpperCase(),
        headers: {
          ...bearer(person),
          origin: EVIL,
          'sec-fetch-site': 'cross-site',
          'content-type': 'application/json',
        },
        ...(method !== 'delete' && { body: '{}' }),
      })
      if (response.status !== 403) faults.push(`${response.status} ${method} ${address}`)
      await response.body?.cancel()
    }
  }
  expect(faults).toEqual([])
  // The entry is still there.
  const { body } = await call(api.url, 'GET', `/api/symptoms/${ids[0]}`, { headers: bearer(person) })
  expect(body.id).toBe(ids[0])
})

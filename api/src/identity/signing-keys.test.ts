import { importJWK, jwtVerify, SignJWT } from 'jose'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { createTestDatabase } from '../../test/database.ts'
import { connectDatabase, type Database } from '../database/database.ts'
import { createSeal } from '../secrets/seal.ts'
import { createSigningKeys, dropOldKeys, rotateSigningKeys } from './signing-keys.ts'

const PLAIN = createSeal([])

let ours: Awaited<ReturnType<typeof createTestDatabase>>
let database: Database
/** How often the keys were read. */
let reads: number

beforeAll(async () => {
  ours = await createTestDatabase()
  const connected = connectDatabase(ours.url, () => undefined)
  database = {
    ...connected,
    asSystem(work) {
      reads += 1
      return connected.asSystem(work)
    },
  }
})
afterAll(async () => {
  await database.close()
  await ours.drop()
})
beforeEach(async () => {
  await ours.owner.query('truncate signing_keys')
  reads = 0
})
afterEach(() => void vi.restoreAllMocks())

const kids = async (): Promise<string[]> =>
  (await ours.owner.query('select kid from signing_keys order by created_at')).rows.map(({ kid }) => kid)
const makeOlder = (interval: string) =>
  ours.owner.query('update signing_keys set created_at = created_at - $1::interval', [interval])
const byKid = (a: { kid?: string }, b: { kid?: string }) => String(a.kid).localeCompare(String(b.kid))

test('the first use makes a key, which signs and verifies', async () => {
  const { kid, key } = await createSigningKeys(database, PLAIN).signing()
  expect(await kids()).toEqual([kid])
  const token = await new SignJWT({ said: 'this' }).setProtectedHeader({ alg: 'ES256', kid }).sign(key)
  const verifying = await createSigningKeys(database, PLAIN).verifying(kid)
  expect(verifying).toBeDefined()
  if (verifying) expect((await jwtVerify(token, verifying)).payload).toEqual({ said: 'this' })
  expect(await kids()).toEqual([kid])
})

test('nodes that start at once make one key between them', async () => {
  const nodes = Array.from({ length: 6 }, () => createSigningKeys(database, PLAIN))
  const used = await Promise.all(nodes.map(async (node) => (await node.signing()).kid))
  expect(new Set(used)).toEqual(new Set(await kids()))
  expect(await kids()).toHaveLength(1)
})

test('the newest key signs, and what is published of each verifies but cannot sign', async () => {
  await createSigningKeys(database, PLAIN).signing()
  await rotateSigningKeys(database, 0, PLAIN)
  const node = createSigningKeys(database, PLAIN)
  const [old = '', recent = ''] = await kids()
  const { kid, key } = await node.signing()
  expect(kid).toBe(recent)
  expect(await node.verifying(old)).toBeDefined()

  const published = (await node.jwks()).keys.toSorted(byKid)
  const common = { kty: 'EC', crv: 'P-256', alg: 'ES256', use: 'sig', x: expect.any(String), y: expect.any(String) }
  expect(published).toEqual([old, recent].map((kid) => ({ ...common, kid })).sort(byKid))
  const token = await new SignJWT({}).setProtectedHeader({ alg: 'ES256' }).sign(key)
  const own = published.find((jwk) => jwk.kid === recent)
  expect(own).toBeDefined()
  if (own) await jwtVerify(token, await importJWK(own))
})

test('a key has a successor once it is old enough, and one only', async () => {
  await createSigningKeys(database, PLAIN).signing()
  await makeOlder('30 days')
  await rotateSigningKeys(database, 31, PLAIN)
  expect(await kids()).toHaveLength(1)
  await Promise.all(Array.from({ length: 4 }, () => rotateSigningKeys(database, 30, PLAIN)))
  expect(await kids()).toHaveLength(2)
})

test('an old key goes two hours after its successor came, the newest never', async () => {
  await createSigningKeys(database, PLAIN).signing()
  await makeOlder('90 days')
  await dropOldKeys(database)
  expect(await kids()).toHaveLength(1)
  await rotateSigningKeys(database, 30, PLAIN)
  await makeOlder('119 minutes')
  await dropOldKeys(database)
  const [, recent] = await kids()
  expect(recent).toBeDefined()
  await makeOlder('2 minutes')
  await dropOldKeys(database)
  expect(await kids()).toEqual([recent])
})

test('a node signs with another’s new key within a minute, and does not read the keys before', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000)
  const node = createSigningKeys(database, PLAIN)
  const { kid } = await node.signing()
  await rotateSigningKeys(database, 0, PLAIN)
  reads = 0
  clock.mockReturnValue(60_000)
  expect([(await node.signing()).kid, (await node.jwks()).keys.length, reads]).toEqual([kid, 1, 0])
  clock.mockReturnValue(61_001)
  expect((await node.signing()).kid).toBe((await kids()).at(-1))
  expect((await node.jwks()).keys).toHaveLength(2)
})

test('a token of another’s new key is verified at once; unknown keys are looked for once a second', async () => {
  const clock = vi.spyOn(performance, 'now').mockReturnValue(1_000)
  const node = createSigningKeys(database, PLAIN)
  await node.signing()
  await rotateSigningKeys(database, 0, PLAIN)
  const recent = (await kids()).at(-1) ?? ''
  reads = 0
  expect(await node.verifying(recent)).toBeDefined()
  expect(reads).toBe(1)
  expect(await Promise.all(['a', 'b', 'c'].map((kid) => node.verifying(kid)))).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  clock.mockReturnValue(1_999)
  expect(await node.verifying('a')).toBeUndefined()
  expect(reads).toBe(1)
  clock.mockReturnValue(2_001)
  expect(await node.verifying('a')).toBeUndefined()
  expect(reads).toBe(2)
})

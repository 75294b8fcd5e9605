import { randomBytes } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { rotateSecrets } from '../src/identity/rotate-secrets.ts'
import { createSeal } from '../src/secrets/seal.ts'
import { call, newGuest, startTestServer } from './api.ts'
import { createTestDatabase } from './database.ts'

let database: Awaited<ReturnType<typeof createTestDatabase>>
beforeAll(async () => {
  database = await createTestDatabase()
})
afterAll(() => database.drop())

const stored = async () => {
  const { rows } = await database.owner.query(
    `select encode(value, 'escape') as secret from secrets union all select private_jwk ->> 'd' from signing_keys`,
  )
  return rows.map(({ secret }) => String(secret))
}
const isSealed = (secret: string) =>
  secret.startsWith('sealed1:') || Buffer.from(secret, 'base64url').toString('latin1').startsWith('sealed1:')

test('secrets stored without a key are sealed by a rotation, and again with the next key, and nobody notices', async () => {
  const [first, second] = [randomBytes(32), randomBytes(32)]
  const plain = await startTestServer(database.url, {})
  const guest = await newGuest(plain.url)
  await plain.close()
  expect((await stored()).map(isSealed)).toEqual([false, false, false, false, false, false, false])

  await rotateSecrets(database.url, createSeal([first]))
  expect((await stored()).map(isSealed)).toEqual([true, true, true, true, true, true, true])
  await rotateSecrets(database.url, createSeal([second, first]))

  const api = await startTestServer(database.url, { SECRETS_KEY: second.toString('hex') })
  const entered = await call(api.url, 'POST', '/api/symptoms', {
    guest,
    body: { symptom_type: 'physical', description: 'My shoulders are tight' },
  })
  expect(entered.status, 'the guest is still known').toBe(201)
  expect((await call(api.url, 'GET', '/api/auth/v1/.well-known/jwks.json')).status).toBe(200)
  await api.close()

  await expect(startTestServer(database.url, { SECRETS_KEY: first.toString('hex') })).rejects.toThrow('SECRETS_KEY')
  await expect(startTestServer(database.url, {})).rejects.toThrow('SECRETS_KEY')
})

test('with a key nothing is ever stored unsealed', async () => {
  const fresh = await createTestDatabase()
  const api = await startTestServer(fresh.url, { SECRETS_KEY: 'ab'.repeat(32) })
  const { rows } = await fresh.owner.query(
    `select encode(value, 'escape') as secret from secrets union all select private_jwk ->> 'd' from signing_keys`,
  )
  expect(rows.map(({ secret }) => isSealed(secret))).toEqual([true, true, true, true, true, true, true])
  await api.close()
  await fresh.drop()
})

import pg from 'pg'
import type { Seal } from '../secrets/seal.ts'
import { placeOf } from '../secrets/secrets.ts'
import { openPrivate, sealPrivate } from './signing-keys.ts'

/**
 * Seals all secrets in the tables with the newest key, also those that were stored without one. Nothing changes for a
 * running product that has that key. Connects as the owner. Returns how many rows were sealed.
 */
export async function rotateSecrets(databaseUrl: string, seal: Seal): Promise<number> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    await client.query(`begin; set local app.system = 'on'`)
    const secrets = await client.query<{ name: string; value: Buffer }>('select name, value from secrets for update')
    for (const { name, value } of secrets.rows) {
      const place = placeOf(name)
      await client.query('update secrets set value = $2 where name = $1', [
        name,
        seal.seal(seal.open(value, place), place),
      ])
    }
    const keys = await client.query('select kid, private_jwk from signing_keys for update')
    for (const row of keys.rows) {
      const jwk = sealPrivate(openPrivate(row, seal), row.kid, seal)
      await client.query('update signing_keys set private_jwk = $2 where kid = $1', [row.kid, JSON.stringify(jwk)])
    }
    await client.query('commit')
    return secrets.rows.length + keys.rows.length
  } finally {
    await client.end()
  }
}

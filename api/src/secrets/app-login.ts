import { randomBytes } from 'node:crypto'
import pg from 'pg'
import { APP_ROLE } from '../database/database.ts'
import type { Seal } from './seal.ts'

const SECRET = 'database-login'
const PLACE = `the secret ${SECRET}`
/** Lets one node at a time make the login. */
const LOGIN_LOCK = 0x4c_4f_47
const INSUFFICIENT_PRIVILEGE = '42501'

/**
 * Returns the address by which the pool logs in to the database at `ownerUrl`: a login of its own, which is a member of the
 * app's role and of nothing else. No statement on its connections can become the owner. Makes the login with the first
 * call; its password is kept in `secrets`, because nodes share it. Null if the owner may not make roles.
 */
export async function appLogin(ownerUrl: string, seal: Seal): Promise<string | null> {
  const owner = new pg.Client({ connectionString: ownerUrl, application_name: 'soulsign-login' })
  await owner.connect()
  try {
    await owner.query(`begin; select pg_advisory_xact_lock(${LOGIN_LOCK}); set local app.system = 'on'`)
    // Roles belong to the whole cluster, so each database has its own.
    const found = await owner.query<{ name: string; known: boolean; value: Buffer | null }>(
      `select 'soulsign_login_' || d.oid as name,
         exists (select from pg_roles r where r.rolname = 'soulsign_login_' || d.oid) as known,
         (select value from secrets where name = $1) as value
       from pg_database d where d.datname = current_database()`,
      [SECRET],
    )
    const { name = '', known = false, value = null } = found.rows[0] ?? {}
    const secret = value ? seal.open(value, PLACE) : randomBytes(32)
    const password = secret.toString('base64url')
    if (!value)
      await owner.query('insert into secrets (name, value) values ($1, $2)', [SECRET, seal.seal(secret, PLACE)])
    if (!known || !value) {
      const rights = `login nosuperuser nobypassrls nocreatedb nocreaterole password ${pg.escapeLiteral(password)}`
      await owner.query(`${known ? 'alter' : 'create'} role ${name} ${rights}; grant ${APP_ROLE} to ${name}`)
    }
    await owner.query('commit')
    const url = new URL(ownerUrl)
    url.username = name
    url.password = password
    return url.href
  } catch (error) {
    if ((error as { code?: string }).code === INSUFFICIENT_PRIVILEGE) return null
    throw error
  } finally {
    await owner.end()
  }
}

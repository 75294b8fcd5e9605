import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { isAway } from './away.ts'
import type { Owner } from './owner.ts'

/** Makes a connection run as the role that row-level security binds. */
export const APP_ROLE_OPTION =
  '-c role=soulsign_app -c statement_timeout=15s -c idle_in_transaction_session_timeout=20s'

export type Transaction = pg.PoolClient

export interface Database {
  /** Runs `work` in a transaction that sees and writes only what `owner` owns. */
  asOwner<T>(owner: Owner, work: (tx: Transaction) => Promise<T>): Promise<T>
  /**
   * Runs `work` in a transaction for the API's own business (limits, keys, queue workers), which passes row-level
   * security on purpose. Never with a query whose shape a person's input chooses.
   */
  asSystem<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  /**
   * Answers the rows of one statement outside a transaction and for nobody: row-level security shows it nothing but
   * what a function gives that passes it on purpose. Each connection parses the statement of a `name` once.
   */
  ask<Row extends pg.QueryResultRow>(statement: { name: string; text: string; values: unknown[] }): Promise<Row[]>
  /** Throws when the database does not answer. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** `onIdleError` hears of pooled connections that broke while nobody used them. */
export function connectDatabase(databaseUrl: string, onIdleError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    options: APP_ROLE_OPTION,
    max: 16,
    connectionTimeoutMillis: 8_000,
    application_name: 'soulsign-api',
    // BEGIN, set_config and the first query leave in one round trip: row-level security costs a quarter, not a half.
    pipeline: true,
  })
  pool.on('error', onIdleError)
  // While a client is checked out the pool does not listen; its next query tells what happened.
  pool.on('connect', (client) => client.on('error', () => undefined))

  async function transaction<T>(
    setting: `'app.${string}'`,
    value: string,
    work: (tx: Transaction) => Promise<T>,
  ): Promise<T> {
    const client = await pool.connect()
    let broken: Error | undefined
    try {
      // One statement less to send, parse and answer than with a parameter.
      const opening = client.query(`begin; select set_config(${setting}, ${pg.escapeLiteral(value)}, true)`)
      // Awaited below; a rejection must not count as unhandled while `work` runs.
      opening.catch(() => undefined)
      const result = await work(client)
      await opening
      await client.query('commit')
      return result
    } catch (error) {
      await client.query('rollback').catch((rollbackError: Error) => {
        broken = rollbackError
      })
      throw error
    } finally {
      client.release(broken)
    }
  }

  return {
    asOwner: (owner, work) =>
      owner.kind === 'user'
        ? transaction("'app.user_id'", owner.userId, work)
        : transaction("'app.guest_id'", owner.guestId, work),
    asSystem: (work) => transaction("'app.system'", 'on', work),
    ask: async <Row extends pg.QueryResultRow>(statement: { name: string; text: string; values: unknown[] }) =>
      (await pool.query<Row>(statement)).rows,
    async ping() {
      await pool.query('select 1')
    },
    close: () => pool.end(),
  }
}

const REACH_MS = 60_000
const REACH_PAUSE_MS = 500

/** Waits for a database that is still starting. Rejects after a minute, or at once if it is there and refuses us. */
export async function untilReachable(databaseUrl: string): Promise<void> {
  const deadline = Date.now() + REACH_MS
  for (;;) {
    const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5_000 })
    try {
      await client.connect()
      return await client.end()
    } catch (error) {
      await client.end().catch(() => undefined)
      if (!isAway(error) || Date.now() > deadline) throw error
      await delay(REACH_PAUSE_MS)
    }
  }
}

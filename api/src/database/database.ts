import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { isAway } from './away.ts'
import type { Owner } from './owner.ts'

/** Makes a connection run as the role that row-level security applies to. */
export const APP_ROLE_OPTION =
  '-c role=soulsign_app -c statement_timeout=15s -c idle_in_transaction_session_timeout=20s'

export type Transaction = pg.PoolClient

export interface Database {
  /** Runs `work` in a transaction that can read and write only the owner's records. */
  asOwner<T>(owner: Owner, work: (tx: Transaction) => Promise<T>): Promise<T>
  /**
   * Runs `work` in a transaction for the API's own work (limits, keys, queue workers), which deliberately bypasses
   * row-level security. Never use it for a query whose shape depends on user input.
   */
  asSystem<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  /**
   * Returns the rows of one statement that runs outside a transaction and without an owner: row-level security hides
   * everything except the results of functions that deliberately bypass it. Each connection parses the statement of a
   * `name` once.
   */
  ask<Row extends pg.QueryResultRow>(statement: { name: string; text: string; values: unknown[] }): Promise<Row[]>
  /** Throws if the database does not respond. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** `onIdleError` is called when an idle pooled connection breaks. */
export function connectDatabase(databaseUrl: string, onIdleError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    options: APP_ROLE_OPTION,
    max: 16,
    connectionTimeoutMillis: 8_000,
    application_name: 'soulsign-api',
    // BEGIN, set_config and the first query share one round trip, which halves the cost of row-level security.
    pipeline: true,
  })
  pool.on('error', onIdleError)
  // The pool does not listen to checked-out clients. Their next query fails and reports the error.
  pool.on('connect', (client) => client.on('error', () => undefined))

  async function transaction<T>(
    setting: `'app.${string}'`,
    value: string,
    work: (tx: Transaction) => Promise<T>,
  ): Promise<T> {
    const client = await pool.connect()
    let broken: Error | undefined
    try {
      // Saves a statement compared with a bound parameter.
      const opening = client.query(`begin; select set_config(${setting}, ${pg.escapeLiteral(value)}, true)`)
      // It is awaited below. Until then a rejection must not count as unhandled.
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

/**
 * Waits for a database that is still starting. Rejects after a minute, or at once if the database refuses the
 * connection.
 */
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

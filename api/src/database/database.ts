import { setTimeout as delay } from 'node:timers/promises'
import pg from 'pg'
import { ConfigError } from '../config.ts'
import { traceTransaction } from '../observability/traces.ts'
import { isAway } from './away.ts'
import { batchedSocket } from './batched-socket.ts'
import type { Owner } from './owner.ts'

/** The role that row-level security applies to. */
export const APP_ROLE = 'soulsign_app'
const STATEMENT_TIMEOUT = '15s'
const IDLE_TIMEOUT = '20s'
/** For a server that stops responding. Longer than the server's own timeout, which gives the better error. */
const QUERY_TIMEOUT_MS = 20_000
/** The longest wait for a connection of the pool. */
export const CONNECTION_WAIT_MS = 8_000

/** Makes a direct connection run as the app's role. A pooler in transaction mode ignores it. */
export const APP_ROLE_OPTION = `-c role=${APP_ROLE} -c statement_timeout=${STATEMENT_TIMEOUT} -c idle_in_transaction_session_timeout=${IDLE_TIMEOUT}`

/**
 * Begins a transaction as the app's role, with `setting`. The role belongs to the transaction and not to the
 * connection, so it also holds behind a pooler that shares connections.
 */
function begin(setting?: `app.${string}`, value = '', others: Record<string, string> = {}, isolation = ''): string {
  const settings = {
    role: APP_ROLE,
    statement_timeout: STATEMENT_TIMEOUT,
    idle_in_transaction_session_timeout: IDLE_TIMEOUT,
    ...(setting && { [setting]: value }),
    ...others,
  }
  const calls = Object.entries(settings).map(([name, set]) => `set_config('${name}', ${pg.escapeLiteral(set)}, true)`)
  return `begin${isolation}; select ${calls.join(', ')}`
}

export type Transaction = pg.PoolClient

export interface Database {
  /** Runs `work` in a transaction that can read and write only the owner's records. */
  asOwner<T>(owner: Owner, work: (tx: Transaction) => Promise<T>): Promise<T>
  /**
   * Like `asOwner`, for reading only, in one round trip: `work` sends all its queries before it waits for any, and the
   * end of the transaction goes with them. A later query is refused.
   */
  asOwnerInOneTrip<T>(owner: Owner, work: (tx: Transaction) => Promise<T>): Promise<T>
  /** Like `asOwner`, for reading only: all of `work` sees the same moment. */
  asOwnerAtOnce<T>(owner: Owner, work: (tx: Transaction) => Promise<T>): Promise<T>
  /**
   * Runs `work` in a transaction for the API's own work (limits, keys, queue workers), which deliberately bypasses
   * row-level security. Never use it for a query whose shape depends on user input.
   */
  asSystem<T>(work: (tx: Transaction) => Promise<T>): Promise<T>
  /**
   * Returns the rows of one statement that runs without an owner: row-level security hides everything except the
   * results of functions that deliberately bypass it.
   */
  ask<Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<Row[]>
  /**
   * Like `asSystem`, for one statement that counts. It does not wait until the count is on the disk: a crash of the
   * database may lose the counts of its last half second.
   */
  countAsSystem<Row extends pg.QueryResultRow>(text: string, values: unknown[]): Promise<Row[]>
  /** Throws an error that says what to do if the app's role could read everybody's rows. */
  checkRole(): Promise<void>
  /** Whether the login could become the owner of the tables or a superuser. */
  isOwner(): Promise<boolean>
  /** How many connections the pool has in use and idle, and how many callers wait for one. */
  load(): { used: number; idle: number; waiting: number }
  /** Throws if the database does not respond. */
  ping(): Promise<void>
  close(): Promise<void>
}

/** `onIdleError` is called when an idle pooled connection breaks. */
export function connectDatabase(databaseUrl: string, onIdleError: (error: Error) => void): Database {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: 16,
    connectionTimeoutMillis: CONNECTION_WAIT_MS,
    query_timeout: QUERY_TIMEOUT_MS,
    application_name: 'soulsign-api',
    // BEGIN, set_config and the first query share one round trip, which halves the cost of row-level security.
    pipeline: true,
    stream: batchedSocket,
  })
  pool.on('error', onIdleError)
  // The pool does not listen to checked-out clients. Their next query fails and reports the error.
  pool.on('connect', (client) => client.on('error', () => undefined))

  const transaction = <T>(opened: string, work: (tx: Transaction) => Promise<T>): Promise<T> =>
    traceTransaction(() => transact(opened, work))

  async function transact<T>(opened: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
    const client = await pool.connect()
    let broken: Error | undefined
    try {
      const opening = client.query(opened)
      // It is awaited below. Until then a rejection must not count as unhandled.
      opening.catch(() => undefined)
      const result = await work(client)
      await opening
      await client.query('commit')
      return result
    } catch (error) {
      // A server that has stopped responding would not answer this one either.
      if (isAway(error)) broken = error as Error
      else
        await client.query('rollback').catch((rollbackError: Error) => {
          broken = rollbackError
        })
      throw error
    } finally {
      client.release(broken)
    }
  }

  /** A transaction whose begin and commit travel with its statements, in one round trip. */
  async function oneTrip<T>(opened: string, work: (tx: Transaction) => Promise<T>): Promise<T> {
    const client = await pool.connect()
    let sent = false
    const tx: Transaction = Object.create(client, {
      query: {
        value: (...statement: Parameters<Transaction['query']>) => {
          // It would run after the commit, maybe in the transaction of somebody else.
          if (sent) throw new Error('The transaction has been committed: send all its queries before awaiting any.')
          return client.query(...statement)
        },
      },
    })
    const opening = client.query(opened)
    const working = (async () => work(tx))()
    sent = true
    // After a statement that failed, the commit ends the transaction without a change.
    const [begun, done, ended] = await Promise.allSettled([opening, working, client.query('commit')])
    const failures = [begun, done, ended].flatMap((result) => (result.status === 'rejected' ? [result.reason] : []))
    client.release(failures.find(isAway))
    if (done.status === 'rejected' || failures.length > 0) throw failures[0]
    return done.value
  }

  /** A transaction of one statement. */
  const single = async <Row extends pg.QueryResultRow>(opened: string, text: string, values: unknown[]) =>
    (await oneTrip(opened, (tx) => tx.query<Row>(text, values))).rows

  const asSystem: Database['asSystem'] = (work) => transaction(begin('app.system', 'on'), work)

  const beginAs = (owner: Owner, isolation?: string) =>
    owner.kind === 'user'
      ? begin('app.user_id', owner.userId, {}, isolation)
      : begin('app.guest_id', owner.guestId, {}, isolation)

  return {
    asOwner: (owner, work) => transaction(beginAs(owner), work),
    asOwnerInOneTrip: (owner, work) => traceTransaction(() => oneTrip(beginAs(owner, ' read only'), work)),
    asOwnerAtOnce: (owner, work) => transaction(beginAs(owner, ' isolation level repeatable read'), work),
    asSystem,
    ask: (text, values) => single(begin(), text, values),
    countAsSystem: (text, values) => single(begin('app.system', 'on', { synchronous_commit: 'off' }), text, values),
    async checkRole() {
      const { rows } = await asSystem((tx) =>
        tx.query<{ name: string; all: boolean }>(
          `select current_user as name, rolsuper or rolbypassrls as all from pg_roles where rolname = current_user`,
        ),
      )
      const [role] = rows
      if (role?.name !== APP_ROLE)
        throw new ConfigError(
          `DATABASE_URL: the database works as "${role?.name}" and not as ${APP_ROLE}. Check the pooler's settings.`,
        )
      if (role.all)
        throw new ConfigError(
          `DATABASE_URL: the role ${APP_ROLE} is not subject to row-level security. Run: alter role ${APP_ROLE} nosuperuser nobypassrls`,
        )
    },
    async isOwner() {
      const { rows } = await asSystem((tx) =>
        tx.query<{ owner: boolean }>(
          `select rolsuper or rolbypassrls or pg_has_role(session_user, t.relowner, 'member') as owner
           from pg_roles, pg_class t where rolname = session_user and t.oid = 'secrets'::regclass`,
        ),
      )
      return rows[0]?.owner ?? true
    },
    load: () => ({ used: pool.totalCount - pool.idleCount, idle: pool.idleCount, waiting: pool.waitingCount }),
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

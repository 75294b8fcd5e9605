import type { ClientBase } from 'pg'
import { PgBoss, type Queue as QueueDefinition } from 'pg-boss'
import { APP_ROLE_OPTION } from '../database/database.ts'
import type { Logger } from '../observability/log.ts'

export const GENERATE_DIAGNOSIS = 'generate-diagnosis'
export const GENERATE_PLAN = 'generate-plan'
/** Where a job of a queue goes that could not be finished however often it was tried. */
export const lostQueue = (name: string) => `${name}-lost`
/** The mail with a sign-in link. */
export const SEND_LINK = 'send-link'
/** Brings a subscriber up to what Stripe has. */
export const SYNC_CUSTOMER = 'sync-customer'
export const RECONCILE_BILLING = 'reconcile-billing'
export const HOURLY_SWEEP = 'hourly-sweep'

/**
 * The queue of a generation, after the one for its lost jobs. A worker that dies stops its heartbeat, and its job comes back after `heartbeatSeconds` (10 is pg-boss's least) plus
 * one pass of the supervisor. Expiry bounds a job whose worker lives but hangs: it is far above the AI's time limits.
 */
const generationQueues = (name: string): QueueDefinition[] => [
  { name: lostQueue(name), notify: true, retryLimit: 100, retryDelay: 5 },
  {
    name,
    notify: true,
    heartbeatSeconds: 10,
    expireInSeconds: 600,
    retryLimit: 8,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 15,
    deleteAfterSeconds: 3_600,
    deadLetter: lostQueue(name),
  },
]
const QUEUES: QueueDefinition[] = [
  ...generationQueues(GENERATE_DIAGNOSIS),
  ...generationQueues(GENERATE_PLAN),
  {
    name: SEND_LINK,
    notify: true,
    expireInSeconds: 120,
    retryLimit: 10,
    retryDelay: 2,
    retryBackoff: true,
    retryDelayMax: 60,
    deleteAfterSeconds: 3_600,
  },
  {
    name: SYNC_CUSTOMER,
    // One waiting job for a customer is enough: it will see everything that has happened until it begins.
    policy: 'short',
    notify: true,
    heartbeatSeconds: 10,
    expireInSeconds: 120,
    retryLimit: 200,
    retryDelay: 1,
    retryBackoff: true,
    retryDelayMax: 300,
    deleteAfterSeconds: 3_600,
  },
  {
    name: RECONCILE_BILLING,
    policy: 'exclusive',
    heartbeatSeconds: 10,
    expireInSeconds: 600,
    retryLimit: 10,
    retryDelay: 60,
  },
  { name: HOURLY_SWEEP, policy: 'exclusive', retryLimit: 2 },
]
const SUPERVISE_SECONDS = 2

/** Creates the queue's schema and queues, as the database's owner, and lets the app's role work with them. */
export async function prepareQueue(databaseUrl: string): Promise<void> {
  const boss = new PgBoss({ connectionString: databaseUrl, max: 2, supervise: false, schedule: false })
  boss.on('error', () => undefined)
  await boss.start()
  try {
    for (const { name, ...options } of QUEUES) {
      await boss.createQueue(name, options)
      const { policy: _, deadLetter: __, ...changeable } = options
      await boss.updateQueue(name, changeable)
    }
    await boss.getDb().executeSql(`
      grant usage on schema pgboss to soulsign_app;
      grant select, insert, update, delete on all tables in schema pgboss to soulsign_app;
      grant usage, select on all sequences in schema pgboss to soulsign_app;
      grant execute on all functions in schema pgboss to soulsign_app`)
  } finally {
    await boss.stop({ graceful: false })
  }
}

/** The queue as the app's role uses it: sends jobs, and works on them once `work` is called. */
export async function startQueue(databaseUrl: string, log: Logger): Promise<PgBoss> {
  const boss = new PgBoss({
    connectionString: databaseUrl,
    options: APP_ROLE_OPTION,
    max: 6,
    migrate: false,
    createSchema: false,
    useListenNotify: true,
    superviseIntervalSeconds: SUPERVISE_SECONDS,
    monitorIntervalSeconds: SUPERVISE_SECONDS,
    reindex: false,
    monitorVacuum: false,
  })
  boss.on('error', (error) => log.failure('queue error', error))
  await boss.start()
  return boss
}

/**
 * Puts a job into a queue inside the transaction of `client`: it exists if, and only if, that commits. In a queue that
 * takes one waiting job for each `key`, a second one is left out. Jobs of a higher priority go first.
 */
export async function enqueue(
  queue: PgBoss,
  client: ClientBase,
  name: string,
  data: object,
  key?: string,
  priority = 0,
): Promise<void> {
  await queue.send(name, data, {
    db: { executeSql: (text, values) => client.query(text, values) },
    priority,
    ...(key !== undefined && { singletonKey: key }),
  })
}

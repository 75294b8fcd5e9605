import type { ClientBase } from 'pg'
import { PgBoss, type Queue as QueueDefinition } from 'pg-boss'
import { APP_ROLE_OPTION } from '../database/database.ts'
import type { Logger } from '../observability/log.ts'
import { traceForJob, traceJob } from '../observability/traces.ts'

export const GENERATE_DIAGNOSIS = 'generate-diagnosis'
export const GENERATE_PLAN = 'generate-plan'
/** The queue for jobs that still fail after all retries. */
export const lostQueue = (name: string) => `${name}-lost`
/** Sends the mail with a sign-in link. */
export const SEND_LINK = 'mail-link'
/** Sends a mail to an administrator. */
export const TELL_STAFF = 'tell-staff'
/** Sends a mail about an account. */
export const SEND_ACCOUNT_MAIL = 'send-account-mail'
/** Updates a subscriber from Stripe. */
export const SYNC_CUSTOMER = 'sync-customer'
export const RECONCILE_BILLING = 'reconcile-billing'
/** Screens imported entries, a few at a time. */
export const SCREEN_IMPORTED = 'screen-imported'
export const HOURLY_SWEEP = 'hourly-sweep'

/**
 * The queue of a generation, preceded by the queue for its lost jobs. If a worker dies, its heartbeat stops and the job
 * returns after `heartbeatSeconds` (pg-boss's minimum is 10) plus one pass of the supervisor. The expiry, far above the
 * AI's time limits, catches workers that hang.
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
/** The queue of a kind of mail. */
const mailQueue = (name: string): QueueDefinition => ({
  name,
  notify: true,
  expireInSeconds: 120,
  retryLimit: 10,
  retryDelay: 2,
  retryBackoff: true,
  retryDelayMax: 60,
  deleteAfterSeconds: 3_600,
})
const QUEUES: QueueDefinition[] = [
  ...generationQueues(GENERATE_DIAGNOSIS),
  ...generationQueues(GENERATE_PLAN),
  mailQueue(SEND_LINK),
  mailQueue(TELL_STAFF),
  { ...mailQueue(SEND_ACCOUNT_MAIL), retryLimit: 100, retryDelayMax: 600 },
  {
    name: SYNC_CUSTOMER,
    // One waiting job per customer is enough: it reads the state at its start.
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
  {
    name: SCREEN_IMPORTED,
    notify: true,
    heartbeatSeconds: 10,
    expireInSeconds: 300,
    retryLimit: 20,
    retryDelay: 5,
    retryBackoff: true,
    retryDelayMax: 300,
    deleteAfterSeconds: 3_600,
  },
  { name: HOURLY_SWEEP, policy: 'exclusive', retryLimit: 2 },
]
const SUPERVISE_SECONDS = 2

/** Creates the queue's schema and queues as the database's owner, and grants the app's role access. */
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

/** Starts the queue as the app's role: it can send jobs, and processes them once `work` is called. */
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
  return traced(boss)
}

/** Lets each job run in the trace of the request that asked for it. */
function traced(boss: PgBoss): PgBoss {
  const work = boss.work.bind(boss) as (name: string, options: object, handler: JobHandler) => Promise<string>
  type JobHandler = (jobs: { data: unknown }[]) => Promise<unknown>
  const tracing = (name: string, options: object, handler: JobHandler) =>
    work(name, options, (jobs) => traceJob(name, jobs[0]?.data, () => handler(jobs)))
  return Object.assign(boss, { work: tracing as PgBoss['work'] })
}

/**
 * Adds a job within the transaction of `client`: it exists if and only if that commits. In a queue with one waiting job
 * per `key`, a duplicate is dropped. Jobs with higher priority run first.
 */
export async function enqueue(
  queue: PgBoss,
  client: ClientBase,
  name: string,
  data: object,
  key?: string,
  priority = 0,
): Promise<void> {
  await queue.send(
    name,
    { ...data, ...traceForJob() },
    {
      db: { executeSql: (text, values) => client.query(text, values) },
      priority,
      ...(key !== undefined && { singletonKey: key }),
    },
  )
}

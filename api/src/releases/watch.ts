import type { Config } from '../config.ts'
import type { Deps } from '../deps.ts'
import { canaryEndedMail, type EndedCanary } from '../mail/canary-ended.ts'
import { enqueue, TELL_STAFF } from '../queue/queue.ts'
import { deleteCanary, type Fared, type Share, selectCanaries, selectFared } from './canary.sql.ts'
import { isWorse } from './canary.ts'
import { lockReleases } from './release.sql.ts'

/** How often each node looks at the canaries, in milliseconds. */
const WATCH_MS = 2_000

/** A mail to one administrator. */
interface StaffJob extends EndedCanary {
  userId: string
}

type WatchDeps = Pick<Deps, 'database' | 'queue' | 'site' | 'log' | 'config' | 'mailer' | 'metrics'>

/** Administrators by their role, and those that the configuration names. */
const IS_ADMIN = `email_confirmed_at is not null and (role = 'admin' or lower(email) = any($1::text[]))`
const namedAdmins = ({ adminEmails }: Config) => adminEmails.map((email) => email.toLowerCase())

const told = ({ pages, failures }: Share) => `${failures} failures on ${pages} pages`

const reasonOf = ({ canary, live }: Fared) =>
  `It failed more often than the live release: ${told(canary)}, against ${told(live)}.`

/**
 * Ends the canaries that fail clearly more often than the live release, and has staff told by mail. Any number of nodes
 * may call it at once: one of them ends a canary.
 * @returns what was ended
 */
async function endWorseCanaries({ database, queue, site, log, config }: WatchDeps): Promise<EndedCanary[]> {
  const admins = namedAdmins(config)
  const ended = await database.asSystem(async (tx) => {
    await lockReleases(tx)
    const done: EndedCanary[] = []
    for (const fared of (await selectFared(tx)).filter(isWorse)) {
      const { name, version } = fared
      const why = reasonOf(fared)
      if (!(await deleteCanary(tx, { name, actor: 'by itself', why }))) continue
      const { rows } = await tx.query<{ id: string }>(`select id from users where ${IS_ADMIN}`, [admins])
      for (const { id } of rows) {
        const job: StaffJob = { userId: id, name, version, why }
        await enqueue(queue, tx, TELL_STAFF, job)
      }
      done.push({ name, version, why })
    }
    return done
  })
  for (const { name, version } of ended) log.event('canary ended by itself', { remote: name, version })
  if (ended.length > 0) site.changed()
  return ended
}

/** Watches the canaries until stopped, and sends the mails to staff. */
export async function watchCanaries(deps: WatchDeps): Promise<{ stop(): void }> {
  const { queue, database, log } = deps
  await queue.work<StaffJob>(
    TELL_STAFF,
    { batchSize: 1, pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 2 },
    async ([job]) => {
      if (job) await tellStaff(deps, job.data)
    },
  )
  const timer = setInterval(() => {
    void database
      .asSystem(selectCanaries)
      .then((canaries) => (canaries.length > 0 ? endWorseCanaries(deps) : []))
      .catch((error: unknown) => log.failure('canaries not watched', error))
  }, WATCH_MS)
  return { stop: () => clearInterval(timer) }
}

async function tellStaff({ database, mailer, site, config, log, metrics }: WatchDeps, { userId, ...ended }: StaffJob) {
  const { rows } = await database.asSystem((tx) =>
    tx.query<{ email: string }>(`select email from users where id = $2 and ${IS_ADMIN}`, [namedAdmins(config), userId]),
  )
  const [admin] = rows
  if (!admin) return
  const { product_name: productName } = (await site.read()).settings
  try {
    await mailer.send(admin.email, canaryEndedMail(ended, { productName, publicUrl: config.publicUrl }))
    metrics.mails.inc({ outcome: 'sent' })
  } catch (error) {
    log.failure('a mail could not be sent', error)
    metrics.mails.inc({ outcome: 'failed' })
    // The queue keeps a job's error, and the mail server's message may contain the address.
    throw new Error('The mail server did not take the mail')
  }
}

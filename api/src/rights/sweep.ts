import { RETENTION, UNUSED_ACCOUNT_NOTICES } from '@soulsign/contracts'
import type { Transaction } from '../database/database.ts'
import { deleteAccountsAgain } from '../database/tombstones.ts'
import type { Deps } from '../deps.ts'
import { enqueue, SEND_ACCOUNT_MAIL } from '../queue/queue.ts'
import { selectDue } from './closures.sql.ts'
import { deleteAccount } from './delete-account.ts'
import type { AccountMailJob } from './mail-worker.ts'

type SweepDeps = Pick<Deps, 'database' | 'queue' | 'stripe' | 'log' | 'config' | 'marks'>

/** The least time between two notices, and between the last one and the deletion. */
const BETWEEN_NOTICES = '28 days'

/** Whether nobody has used an account `u` for $1. Administrators and people with a running plan count as using it. */
const UNUSED = `
  u.seen_at < now() - $1::interval and u.email_confirmed_at is not null and u.role <> 'admin' and u.email <> all($2)
  and not exists (select from sessions s where s.user_id = u.id and s.rotated_at >= now() - $1::interval)
  and not exists (select from subscribers s where s.user_id = u.id and s.subscribed)`

/**
 * Deletes closed accounts that are due and accounts that nobody has used for long, after two mails. Accounts that a
 * restored backup brought back are deleted again.
 */
export async function sweepAccounts(deps: SweepDeps): Promise<void> {
  const { database, queue, config, log, marks } = deps
  const admins = config.adminEmails.map((email) => email.toLowerCase())
  const due = await database.asSystem(async (tx) => {
    await deleteAccountsAgain(tx, marks)
    await tx.query('delete from tombstones where deleted_at < now() - $1::interval', [RETENTION.tombstones.period])
    for (const userId of await noticeUnused(tx, admins)) {
      await enqueue(queue, tx, SEND_ACCOUNT_MAIL, { userId, about: 'unused' } satisfies AccountMailJob)
    }
    return [...(await selectDue(tx)), ...(await selectUnused(tx, admins))]
  })
  for (const userId of due) {
    await deleteAccount(deps, userId).catch((error: unknown) => log.failure('an account could not be deleted', error))
  }
}

/** Counts a notice for each account that needs one, and forgets those of accounts in use again. Returns the former. */
async function noticeUnused(tx: Transaction, admins: string[]): Promise<string[]> {
  const noticed: string[] = []
  const [first] = UNUSED_ACCOUNT_NOTICES
  await tx.query(`update users u set unused_notices = 0 where unused_notices > 0 and not (${UNUSED})`, [first, admins])
  // The last one first, so that nobody gets two at once.
  for (const [sent, period] of [...UNUSED_ACCOUNT_NOTICES.entries()].reverse()) {
    const { rows } = await tx.query<{ id: string }>(
      `update users u set unused_notices = $3::int + 1, unused_noticed_at = now()
       where unused_notices = $3 and ($3 = 0 or unused_noticed_at < now() - $4::interval) and ${UNUSED}
       returning id`,
      [period, admins, sent, BETWEEN_NOTICES],
    )
    noticed.push(...rows.map(({ id }) => id))
  }
  return noticed
}

async function selectUnused(tx: Transaction, admins: string[]): Promise<string[]> {
  const { rows } = await tx.query<{ id: string }>(
    `select id from users u where unused_notices = $3 and unused_noticed_at < now() - $4::interval and ${UNUSED}`,
    [RETENTION.accounts.period, admins, UNUSED_ACCOUNT_NOTICES.length, BETWEEN_NOTICES],
  )
  return rows.map(({ id }) => id)
}

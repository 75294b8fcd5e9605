import { endBilling } from '../billing/cancel.ts'
import { findSubscriber } from '../billing/subscribers.sql.ts'
import type { Transaction } from '../database/database.ts'
import type { Deps } from '../deps.ts'
import { deleteWritings } from './writings.sql.ts'

/**
 * Deletes an account with everything in it: at Stripe first, then its jobs and its rows. What stays is a mark that tells
 * nothing about the person. Idempotent. Throws `unavailable` if Stripe does not respond; nothing is deleted then.
 * @param check called with the transaction that deletes; it may prevent the deletion by throwing
 */
export async function deleteAccount(
  deps: Pick<Deps, 'database' | 'stripe' | 'log'>,
  userId: string,
  check: (tx: Transaction) => Promise<unknown> = async () => undefined,
): Promise<void> {
  const { database, log } = deps
  await endBilling(deps, userId)
  const mark = await database.asSystem(async (tx) => {
    // Lock the subscriber before the user, in the order that subscription updates use.
    await tx.query('select from subscribers where user_id = $1 for update', [userId])
    const customer = (await findSubscriber(tx, userId))?.stripe_customer_id
    await check(tx)
    const { rows } = await tx.query<{ mark: string }>('select mark from users where id = $1 for update', [userId])
    const mark = rows[0]?.mark
    if (!mark) return undefined
    await deleteWritings(tx, { kind: 'user', userId })
    await tx.query(`delete from pgboss.job where data ->> 'userId' = $1 or data ->> 'customer' = $2`, [
      userId,
      customer ?? null,
    ])
    // Sessions, links, profile and subscription are deleted by cascade.
    await tx.query('delete from users where id = $1', [userId])
    await tx.query('insert into tombstones (mark) values ($1)', [mark])
    return mark
  })
  // The log outlives the database: a restore takes the marks from it.
  if (mark) log.event('account deleted', { tombstone: mark })
}

import { endBilling } from '../billing/cancel.ts'
import { findSubscriber } from '../billing/subscribers.sql.ts'
import type { Transaction } from '../database/database.ts'
import { bury, noteTombstones } from '../database/tombstones.ts'
import type { Deps } from '../deps.ts'
import { deleteWritings } from './writings.sql.ts'

/**
 * Deletes an account with everything in it: at Stripe first, then its jobs and its rows. Only marks stay, which tell
 * nothing about the person. Idempotent. Throws `unavailable` if Stripe does not respond; nothing is deleted then.
 * @param check called with the transaction that deletes; it may prevent the deletion by throwing
 */
export async function deleteAccount(
  deps: Pick<Deps, 'database' | 'stripe' | 'log' | 'marks'>,
  userId: string,
  check: (tx: Transaction) => Promise<unknown> = async () => undefined,
): Promise<void> {
  const { database, log, marks } = deps
  await endBilling(deps, userId)
  const tombstones = await database.asSystem(async (tx) => {
    // Lock the subscriber before the user, in the order that subscription updates use.
    await tx.query('select from subscribers where user_id = $1 for update', [userId])
    const customer = (await findSubscriber(tx, userId))?.stripe_customer_id
    await check(tx)
    const { rowCount } = await tx.query('select from users where id = $1 for update', [userId])
    if (rowCount === 0) return []
    const writings = await deleteWritings(tx, marks, { kind: 'user', userId })
    await tx.query(`delete from pgboss.job where data ->> 'userId' = $1 or data ->> 'customer' = $2`, [
      userId,
      customer ?? null,
    ])
    // Sessions, links, profile and subscription are deleted by cascade.
    await tx.query('delete from users where id = $1', [userId])
    return [...writings.tombstones, ...(await bury(tx, marks, 'account', [userId]))]
  })
  noteTombstones(log, tombstones)
}

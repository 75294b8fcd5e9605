import type { AdminSubscriber } from '@soulsign/contracts'
import { cancelAtOnce } from '../billing/cancel.ts'
import type { Transaction } from '../database/database.ts'
import type { Deps } from '../deps.ts'
import { ProblemError } from '../http/problem.ts'
import { type Activity, type Actor, finishLogged, logActivity } from './activity-log.ts'
import { SUBSCRIBERS, type SubscriberRow } from './subscribers.ts'

/** Ends a subscription immediately, also at Stripe. Throws `not-found`, or `unavailable` if Stripe does not respond. */
export async function cancelSubscriber(deps: Deps, admin: Actor, id: string): Promise<AdminSubscriber> {
  const { database } = deps
  const activity: Activity = { ...admin, action: 'subscription_cancel', targetType: 'subscriber', targetId: id }
  await database.asSystem(async (tx) => {
    await requireSubscriber(tx, id)
    await logActivity(tx, activity)
  })
  return finishLogged(database, activity, async () => {
    await cancelAtOnce(deps, id)
    return SUBSCRIBERS.toItem(await database.asSystem((tx) => requireSubscriber(tx, id)))
  })
}

async function requireSubscriber(tx: Transaction, id: string): Promise<SubscriberRow> {
  const { rows } = await tx.query<SubscriberRow>('select * from admin_subscribers where id = $1', [id])
  const [row] = rows
  if (!row) throw new ProblemError('not-found', { detail: 'There is no such subscriber.' })
  return row
}

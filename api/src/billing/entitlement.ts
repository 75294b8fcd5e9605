import { GRACE_DAYS, type Tier } from '@soulsign/contracts'
import type { Transaction } from '../database/database.ts'

/** What Stripe has of a customer, as far as it decides about access. Times are seconds since 1970. */
export interface StripeRecord {
  subscriptions: PaidSubscription[]
  lifetimes: LifetimePayment[]
}

export const NOTHING_BOUGHT: StripeRecord = { subscriptions: [], lifetimes: [] }

export interface PaidSubscription {
  id: string
  /** Its one item, which has the price. */
  itemId: string
  status: string
  interval: 'month' | 'year'
  periodStart: number
  /** When it renews, or ends where it was cancelled. */
  periodEnd: number
  cancelAtPeriodEnd: boolean
  endedAt: number | null
  /** When the oldest renewal was due that is still unpaid; null when nothing is owed. */
  unpaidSince: number | null
  /** When the period began that was paid last: the current one, or one before it while the renewal is not paid. */
  paidFrom: number
  /** The money of that period went back in full, or a bank holds it back. */
  moneyBack: boolean
}

export interface LifetimePayment {
  id: string
  paid: boolean
  /** The money went back in full, or a bank holds it back. */
  moneyBack: boolean
  /** When an administrator took it back. */
  revokedAt: number | null
}

/** What somebody may use. */
export interface Entitlement {
  subscribed: boolean
  tier: Tier | null
  /** What the person is shown: when it renews or ends; null for Lifetime. */
  end: Date | null
  renews: boolean
  inGrace: boolean
  /** Until when access lasts without further news; null: for ever. */
  accessUntil: Date | null
}

const DAY_S = 86_400
const NEVER = Number.POSITIVE_INFINITY

interface Access {
  tier: Tier
  end: number
  until: number
  renews: boolean
  inGrace: boolean
}

/**
 * Decides what a customer may use: the one place where that is decided. A pure function of what Stripe has and of the
 * time (in seconds), so any event, in any order and however often, leads to the same answer.
 */
export function deriveEntitlement({ subscriptions, lifetimes }: StripeRecord, now: number): Entitlement {
  const accesses = [
    ...lifetimes.filter(isLifetimeValid).map(lifetimeAccess),
    ...subscriptions.flatMap((subscription) => subscriptionAccess(subscription) ?? []),
  ]
  const best = accesses.filter(({ until }) => until > now).sort((a, b) => b.end - a.end || b.until - a.until)[0]
  if (best) {
    return {
      subscribed: true,
      tier: best.tier,
      end: toDate(best.end),
      renews: best.renews,
      inGrace: best.inGrace,
      accessUntil: toDate(best.until),
    }
  }
  const ends = [
    ...accesses.map(({ until }) => until),
    ...subscriptions.flatMap(({ endedAt }) => endedAt ?? []),
    // One that was paid back still runs: who has it is told of an end, and led to where it can be cancelled.
    ...subscriptions.flatMap((subscription) =>
      isRunning(subscription) && subscription.moneyBack ? subscription.paidFrom : [],
    ),
    ...lifetimes.flatMap(({ revokedAt }) => revokedAt ?? []),
  ].filter((end) => end <= now)
  const end = ends.length > 0 ? toDate(Math.max(...ends)) : null
  return { subscribed: false, tier: null, end, renews: false, inGrace: false, accessUntil: end }
}

const toDate = (seconds: number) => (seconds === NEVER ? null : new Date(seconds * 1_000))

export const isLifetimeValid = ({ paid, moneyBack, revokedAt }: LifetimePayment) =>
  paid && !moneyBack && revokedAt === null

const lifetimeAccess = (): Access => ({ tier: 'Lifetime', end: NEVER, until: NEVER, renews: false, inGrace: false })

/** Whether Stripe still bills it, or would once it is paid. */
export const isRunning = ({ status }: Pick<PaidSubscription, 'status'>) =>
  status === 'active' || status === 'trialing' || status === 'past_due' || status === 'unpaid'

function subscriptionAccess(subscription: PaidSubscription): Access | undefined {
  if (!isRunning(subscription) || subscription.moneyBack) return undefined
  const { interval, periodEnd, cancelAtPeriodEnd, unpaidSince } = subscription
  const tier = interval === 'year' ? 'Yearly' : 'Monthly'
  if (unpaidSince !== null) {
    // A renewal that fails moves the period on all the same: grace counts from when the money was due.
    const end = unpaidSince + GRACE_DAYS * DAY_S
    return { tier, end, until: end, renews: false, inGrace: true }
  }
  return {
    tier,
    end: periodEnd,
    // Where it renews, the news of that may be late: who paid is not locked out meanwhile.
    until: cancelAtPeriodEnd ? periodEnd : periodEnd + GRACE_DAYS * DAY_S,
    renews: !cancelAtPeriodEnd,
    inGrace: false,
  }
}

/** Whether a person may use what subscribers may, within grace too. Reads only what is stored: no call of Stripe. */
export async function isEntitled(tx: Transaction, userId: string): Promise<boolean> {
  const { rows } = await tx.query<{ entitled: boolean }>(
    `select subscribed and (access_until is null or access_until > now()) as entitled
     from subscribers where user_id = $1`,
    [userId],
  )
  return rows[0]?.entitled ?? false
}

import { GRACE_DAYS, type Tier } from '@soulsign/contracts'
import type { Transaction } from '../database/database.ts'

/** The parts of a customer's Stripe record that decide about access. Times are in seconds since 1970. */
export interface StripeRecord {
  subscriptions: PaidSubscription[]
  lifetimes: LifetimePayment[]
}

export const NOTHING_BOUGHT: StripeRecord = { subscriptions: [], lifetimes: [] }

export interface PaidSubscription {
  id: string
  /** The only item, which holds the price. */
  itemId: string
  status: string
  interval: 'month' | 'year'
  periodStart: number
  /** When it renews, or ends if cancelled. */
  periodEnd: number
  cancelAtPeriodEnd: boolean
  endedAt: number | null
  /** When the oldest unpaid renewal was due, or null if nothing is owed. */
  unpaidSince: number | null
  /** The start of the last paid period: the current one, or an earlier one while the renewal is unpaid. */
  paidFrom: number
  /** Whether that period was refunded in full or is held back by a bank. */
  moneyBack: boolean
}

export interface LifetimePayment {
  id: string
  paid: boolean
  /** Whether it was refunded in full or is held back by a bank. */
  moneyBack: boolean
  /** When an administrator revoked it. */
  revokedAt: number | null
}

/** What a person may use. */
export interface Entitlement {
  subscribed: boolean
  tier: Tier | null
  /** The date shown to the person: the renewal or the end. Null for Lifetime. */
  end: Date | null
  renews: boolean
  inGrace: boolean
  /** How long access lasts without further events, or null for ever. */
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
 * The only place that decides what a customer may use. A pure function of the Stripe record and the time (in seconds),
 * so events in any order and number lead to the same result.
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
    // A refunded subscription still runs: show an end, so that the person is led to where it can be cancelled.
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

/** Whether Stripe still bills it, or would resume billing once it is paid. */
export const isRunning = ({ status }: Pick<PaidSubscription, 'status'>) =>
  status === 'active' || status === 'trialing' || status === 'past_due' || status === 'unpaid'

function subscriptionAccess(subscription: PaidSubscription): Access | undefined {
  if (!isRunning(subscription) || subscription.moneyBack) return undefined
  const { interval, periodEnd, cancelAtPeriodEnd, unpaidSince } = subscription
  const tier = interval === 'year' ? 'Yearly' : 'Monthly'
  if (unpaidSince !== null) {
    // A failed renewal advances the period all the same, so grace starts when the payment was due.
    const end = unpaidSince + GRACE_DAYS * DAY_S
    return { tier, end, until: end, renews: false, inGrace: true }
  }
  return {
    tier,
    end: periodEnd,
    // The renewal event may be late. It must not lock out people who have paid.
    until: cancelAtPeriodEnd ? periodEnd : periodEnd + GRACE_DAYS * DAY_S,
    renews: !cancelAtPeriodEnd,
    inGrace: false,
  }
}

/**
 * Whether a person may use subscribers' features, including during grace. Reads stored state only and never calls
 * Stripe.
 */
export async function isEntitled(tx: Transaction, userId: string): Promise<boolean> {
  const { rows } = await tx.query<{ entitled: boolean }>(
    `select subscribed and (access_until is null or access_until > now()) as entitled
     from subscribers where user_id = $1`,
    [userId],
  )
  return rows[0]?.entitled ?? false
}

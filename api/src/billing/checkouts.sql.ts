import type { PlanType } from '@soulsign/contracts'
import type { Transaction } from '../database/database.ts'

/** Longer than it takes to open a checkout, counted from the first look at the person's subscription. */
const BEGUN_WITHIN_S = 120

export interface OpenCheckout {
  id: string
  session_id: string
}

/**
 * Records that a checkout is about to be opened. Its number orders a person's checkouts; the newest counts. Returns
 * undefined if the account is gone.
 */
export async function insertCheckout(tx: Transaction, userId: string, plan: PlanType): Promise<string | undefined> {
  const { rows } = await tx.query<{ id: string }>(
    'insert into checkouts (user_id, plan_type) select id, $2 from users where id = $1 returning id',
    [userId, plan],
  )
  return rows[0]?.id
}

/** Returns false if the checkout is gone because its account was deleted. */
export async function keepSession(tx: Transaction, id: string, session: string): Promise<boolean> {
  const { rowCount } = await tx.query('update checkouts set session_id = $2 where id = $1', [id, session])
  return rowCount === 1
}

/**
 * Returns a person's older checkouts that may be paid: open ones, and ones closed since the newer one began, which may
 * mean that they were paid.
 */
export async function listOlderOpen(tx: Transaction, userId: string, id: string): Promise<OpenCheckout[]> {
  const { rows } = await tx.query<OpenCheckout>(
    `select id, session_id from checkouts
     where user_id = $1 and id < $2 and session_id is not null
       and (closed_at is null or closed_at > now() - make_interval(secs => $3)) order by id`,
    [userId, id, BEGUN_WITHIN_S],
  )
  return rows
}

/** Returns all checkouts of a person that may still be paid. */
export async function listOpen(tx: Transaction, userId: string): Promise<OpenCheckout[]> {
  const { rows } = await tx.query<OpenCheckout>(
    `select id, session_id from checkouts
     where user_id = $1 and session_id is not null and closed_at is null order by id`,
    [userId],
  )
  return rows
}

export async function hasNewer(tx: Transaction, userId: string, id: string): Promise<boolean> {
  const { rowCount } = await tx.query('select from checkouts where user_id = $1 and id > $2 limit 1', [userId, id])
  return (rowCount ?? 0) > 0
}

export async function closeCheckout(tx: Transaction, session: string): Promise<void> {
  await tx.query('update checkouts set closed_at = coalesce(closed_at, now()) where session_id = $1', [session])
}

/** Returns whether a person has been congratulated on this checkout. */
export async function isActivated(tx: Transaction, userId: string, session: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    'select from checkouts where user_id = $1 and session_id = $2 and activated_at is not null',
    [userId, session],
  )
  return (rowCount ?? 0) > 0
}

/** Marks a paid checkout as congratulated. Returns true for exactly one call per session. */
export async function claimActivation(
  tx: Transaction,
  { userId, session, plan }: { userId: string; session: string; plan: PlanType },
): Promise<boolean> {
  // The checkout was opened, but its id at Stripe was never stored.
  await tx.query(
    'insert into checkouts (user_id, plan_type, session_id) values ($1, $2, $3) on conflict (session_id) do nothing',
    [userId, plan, session],
  )
  const { rowCount } = await tx.query(
    `update checkouts set activated_at = now(), closed_at = coalesce(closed_at, now())
     where user_id = $1 and session_id = $2 and activated_at is null`,
    [userId, session],
  )
  return rowCount === 1
}

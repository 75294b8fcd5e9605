import type { PlanType } from '@soulsign/contracts'
import type { Transaction } from '../database/database.ts'

/** Longer than opening a checkout takes, from the first look at what a person has. */
const BEGUN_WITHIN_S = 120

export interface OpenCheckout {
  id: string
  session_id: string
}

/**
 * Notes that a checkout is to be opened. Its number orders a person's checkouts: the newest counts. Undefined where the
 * account is gone.
 */
export async function insertCheckout(tx: Transaction, userId: string, plan: PlanType): Promise<string | undefined> {
  const { rows } = await tx.query<{ id: string }>(
    'insert into checkouts (user_id, plan_type) select id, $2 from users where id = $1 returning id',
    [userId, plan],
  )
  return rows[0]?.id
}

/** False where the checkout is gone, for its account was deleted meanwhile. */
export async function keepSession(tx: Transaction, id: string, session: string): Promise<boolean> {
  const { rowCount } = await tx.query('update checkouts set session_id = $2 where id = $1', [id, session])
  return rowCount === 1
}

/**
 * Checkouts of a person older than one of them that may be paid: those that are open, and those that were closed, such as
 * by being paid, since the newer one was begun.
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

/** All checkouts of a person that may still be paid. */
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

/** Whether somebody was congratulated on this checkout of theirs. */
export async function isActivated(tx: Transaction, userId: string, session: string): Promise<boolean> {
  const { rowCount } = await tx.query(
    'select from checkouts where user_id = $1 and session_id = $2 and activated_at is not null',
    [userId, session],
  )
  return (rowCount ?? 0) > 0
}

/** Marks a paid checkout as congratulated on. True for exactly one call of a session. */
export async function claimActivation(
  tx: Transaction,
  { userId, session, plan }: { userId: string; session: string; plan: PlanType },
): Promise<boolean> {
  // A checkout that was opened, but whose number at Stripe was never noted.
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

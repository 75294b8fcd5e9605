import { PARTNER_VISITS_COUNTED } from '@soulsign/contracts'
import type { Context } from 'hono'
import type { Transaction } from '../database/database.ts'
import type { Deps } from '../deps.ts'
import { clientSubjectOf } from '../http/client-address.ts'
import { countCall, countCallOfDay } from '../limits/ceilings.ts'
import { countUsage } from './usage.sql.ts'

type Counting = Pick<Deps, 'config' | 'hashAddress'>

/** The keyed hash of an address on a partner's pages. */
const visitorOf = (c: Context, { config, hashAddress }: Counting, partnerId: string) =>
  hashAddress(`${clientSubjectOf(c, config)} ${partnerId}`)

/** Counts help for an address and a partner. Returns whether the address has had no more today than free insights. */
export async function isHelpCounted(c: Context, tx: Transaction, deps: Counting, partnerId: string): Promise<boolean> {
  return (await countCallOfDay(tx, visitorOf(c, deps, partnerId), 'help')) <= deps.config.guestLimit
}

/**
 * Counts a visitor's action for a partner, up to an hourly limit per address, so that no single visitor dominates a
 * partner's figures.
 */
export async function countVisit(
  c: Context,
  tx: Transaction,
  deps: Counting,
  partnerId: string,
  figure: 'views' | 'refusals' | 'limits',
): Promise<void> {
  const visits = await countCall(tx, visitorOf(c, deps, partnerId), figure)
  if (visits <= PARTNER_VISITS_COUNTED) await countUsage(tx, partnerId, figure)
}

/** Counts a shown or refused frame. Requests outside a frame do not count. */
export async function countFrame(
  c: Context,
  tx: Transaction,
  deps: Counting,
  partnerId: string,
  figure: 'views' | 'refusals',
): Promise<void> {
  if (['iframe', 'frame', undefined].includes(c.req.header('sec-fetch-dest'))) {
    await countVisit(c, tx, deps, partnerId, figure)
  }
}

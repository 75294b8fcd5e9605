import { PARTNER_VISITS_COUNTED } from '@soulsign/contracts'
import type { Context } from 'hono'
import type { Transaction } from '../database/database.ts'
import type { Deps } from '../deps.ts'
import { clientSubjectOf } from '../http/client-address.ts'
import { countCall } from '../limits/ceilings.ts'
import { countUsage } from './usage.sql.ts'

type Counting = Pick<Deps, 'config' | 'hashAddress'>

/** Counts a call of an address for a partner. Returns whether it is among the first `most` of this hour. */
export async function isFirstCalls(
  c: Context,
  tx: Transaction,
  { config, hashAddress }: Counting,
  partnerId: string,
  kind: string,
  most: number,
): Promise<boolean> {
  const subject = hashAddress(`${clientSubjectOf(c, config)} ${partnerId}`)
  return (await countCall(tx, subject, kind)) <= most
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
  if (await isFirstCalls(c, tx, deps, partnerId, figure, PARTNER_VISITS_COUNTED))
    await countUsage(tx, partnerId, figure)
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

import { GUEST_WINDOW_DAYS } from '@soulsign/contracts'
import type { Database } from '../database/database.ts'

/** Deletes hand-overs older than the window in which guests are remembered. */
export async function sweepPartners(database: Database): Promise<void> {
  await database.asSystem((tx) =>
    tx.query('delete from partner_handovers where created_at < now() - make_interval(days => $1)', [GUEST_WINDOW_DAYS]),
  )
}

import { RETENTION } from '@soulsign/contracts'
import type { Database } from '../database/database.ts'

/** Deletes old hand-overs, and counts of days long past. */
export async function sweepPartners(database: Database): Promise<void> {
  await database.asSystem(async (tx) => {
    await tx.query('delete from partner_handovers where created_at < now() - $1::interval', [
      RETENTION.handovers.period,
    ])
    await tx.query('delete from partner_usage where day < now() - $1::interval', [RETENTION.partnerUsage.period])
  })
}

import { DEMO_PARTNER_KEY, PARTNER_CEILING_DEFAULT, WidgetTheme } from '@soulsign/contracts'
import type { Database } from '../database/database.ts'
import { insertPartner } from './partners.sql.ts'

/** Creates a partner for pages on this machine, unless it exists. Administrators' changes to it are kept. */
export async function ensureDemoPartner(database: Database): Promise<void> {
  await database.asSystem((tx) =>
    insertPartner(
      tx,
      {
        name: 'Demo partner',
        origins: ['http://localhost:*', 'http://127.0.0.1:*'],
        theme: WidgetTheme.parse({}),
        daily_ceiling: PARTNER_CEILING_DEFAULT,
      },
      DEMO_PARTNER_KEY,
    ),
  )
}

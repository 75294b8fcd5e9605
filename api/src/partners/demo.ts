import { DEMO_PARTNER_KEY, PARTNER_CEILING_DEFAULT, WidgetTheme } from '@soulsign/contracts'
import type { Database } from '../database/database.ts'
import { insertPartner } from './partners.sql.ts'

/** Sees to it that there is a partner for pages on the own machine. What an administrator made of it stays. */
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

import type { AdminActivity } from '@soulsign/contracts'
import { DESTRUCTIVE_ACTIONS } from '@soulsign/contracts'
import type { Transaction } from '../database/database.ts'
import { csvTime } from './csv.ts'
import type { ExportableList } from './list.ts'

interface ActivityRow extends Omit<AdminActivity, 'admin' | 'created_at'> {
  admin_id: string
  admin_email: string
  admin_name: string | null
  created_at: Date
}

/** The security log. */
export const ACTIVITIES: ExportableList<ActivityRow, AdminActivity> = {
  view: 'admin_activities',
  searchColumns: ['search_text'],
  order: { column: 'created_at', type: 'time', direction: 'desc' },
  toItem: (row) => ({
    id: row.id,
    admin: { id: row.admin_id, email: row.admin_email, full_name: row.admin_name },
    action: row.action,
    target_type: row.target_type,
    target_id: row.target_id,
    reason: row.reason,
    detail: row.detail,
    ip_address: row.ip_address,
    created_at: row.created_at.toISOString(),
  }),
  csv: {
    file: 'security-logs',
    target: 'activity_log',
    columns: [
      { header: 'Date (UTC)', value: ({ created_at }) => csvTime(created_at) },
      { header: 'Admin', value: ({ admin }) => admin.email },
      { header: 'Name', value: ({ admin }) => admin.full_name },
      { header: 'Action', value: ({ action }) => action },
      { header: 'Target', value: ({ target_type }) => target_type },
      { header: 'Target ID', value: ({ target_id }) => target_id },
      { header: 'Reason', value: ({ reason }) => reason },
      { header: 'Detail', value: ({ detail }) => detail },
      { header: 'IP Address', value: ({ ip_address }) => ip_address },
    ],
  },
}

/** Events of the last 24 hours; destructive actions and refused admin checks of the last 7 days. */
export async function countActivities(tx: Transaction) {
  const { rows } = await tx.query<{ events: number; destructive: number; refused: number }>(
    `select
       (select count(*)::int from admin_activities where created_at > now() - interval '24 hours') as events,
       (select count(*)::int from admin_activities
        where action = any($1) and created_at > now() - interval '7 days') as destructive,
       (select count(*)::int from admin_activities
        where action = 'access_refused' and created_at > now() - interval '7 days') as refused`,
    [DESTRUCTIVE_ACTIONS],
  )
  return rows[0] ?? { events: 0, destructive: 0, refused: 0 }
}

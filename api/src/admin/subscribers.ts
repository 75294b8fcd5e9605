import type { AdminSubscriber } from '@soulsign/contracts'
import { csvTime } from './csv.ts'
import type { ExportableList } from './list.ts'

export interface SubscriberRow extends Omit<AdminSubscriber, 'subscription_end' | 'updated_at'> {
  subscription_end: Date | null
  updated_at: Date
}

/** Everyone who ever opened a checkout. */
export const SUBSCRIBERS: ExportableList<SubscriberRow, AdminSubscriber> = {
  view: 'admin_subscribers',
  searchColumns: ['search_text'],
  order: { column: 'updated_at', type: 'time', direction: 'desc' },
  toItem: ({ id, user_id, email, subscribed, subscription_tier, subscription_end, updated_at }) => ({
    id,
    user_id,
    email,
    subscribed,
    subscription_tier,
    subscription_end: subscription_end?.toISOString() ?? null,
    updated_at: updated_at.toISOString(),
  }),
  csv: {
    file: 'subscriptions',
    target: 'subscriber',
    order: { column: 'created_at', type: 'time', direction: 'desc' },
    columns: [
      { header: 'Email', value: ({ email }) => email },
      { header: 'Status', value: ({ subscribed }) => (subscribed ? 'Active' : 'Free') },
      { header: 'Tier', value: ({ subscription_tier }) => subscription_tier },
      { header: 'End (UTC)', value: ({ subscription_end }) => subscription_end && csvTime(subscription_end) },
      { header: 'Updated (UTC)', value: ({ updated_at }) => csvTime(updated_at) },
    ],
  },
}

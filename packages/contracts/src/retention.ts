import { SESSION_IDLE_DAYS } from './limits.ts'

/** A length of time as people and PostgreSQL both read it. */
export type Period = `${number} ${'hours' | 'days' | 'months' | 'years'}`

/** How long one kind of data is kept. */
export interface Retention {
  /** What is kept, in plain words. */
  what: string
  /** For how long. */
  period: Period
  /** The moment from which the time runs, in plain words. */
  after: string
  /** Who deletes it: the product's hourly sweep, or the operator who keeps logs and backups. */
  by: 'product' | 'operator'
}

/**
 * How long each kind of data is kept. The API's sweeps, the page about privacy and the record of processing read it here
 * only.
 */
export const RETENTION = {
  guestEntries: {
    what: 'What guests write and agree to, and the insights about it',
    period: '30 days',
    after: 'the guest last came back to it',
    by: 'product',
  },
  guestCounters: {
    what: 'Counters of free insights, by an address that cannot be read back',
    period: '30 days',
    after: 'the last use of a free insight',
    by: 'product',
  },
  handovers: {
    what: 'Codes that take a guest’s entry from a partner’s page to ours',
    period: '30 days',
    after: 'the code was made',
    by: 'product',
  },
  accounts: {
    what: 'Accounts that nobody uses and nobody pays for, with everything in them',
    period: '24 months',
    after: 'the account was last used; we write after 22 and 23 months',
    by: 'product',
  },
  closedAccounts: {
    what: 'Accounts that their owner has closed, with everything in them',
    period: '14 days',
    after: 'the account was closed, or at once if its owner chose that',
    by: 'product',
  },
  unconfirmedAccounts: {
    what: 'Addresses that nobody has confirmed',
    period: '30 days',
    after: 'the address was entered',
    by: 'product',
  },
  sessions: {
    what: 'Sessions, which keep a browser signed in',
    period: `${SESSION_IDLE_DAYS} days`,
    after: 'the last use',
    by: 'product',
  },
  tombstones: {
    what: 'Marks of deleted accounts and entries, so that no backup brings one back; nobody can be told from them',
    period: '60 days',
    after: 'the deletion',
    by: 'product',
  },
  paymentEvents: {
    what: 'Numbers and times of the payment provider’s messages',
    period: '60 days',
    after: 'the message arrived',
    by: 'product',
  },
  partnerUsage: {
    what: 'Counts by partner and day, without people',
    period: '13 months',
    after: 'the day',
    by: 'product',
  },
  adminLog: {
    what: 'The log of what administrators did',
    period: '3 years',
    after: 'the action',
    by: 'product',
  },
  serverLog: {
    what: 'The server’s log, without words, names or addresses',
    period: '30 days',
    after: 'the line was written',
    by: 'operator',
  },
  backups: {
    what: 'Backups of the database',
    period: '30 days',
    after: 'the backup was made',
    by: 'operator',
  },
} as const satisfies Record<string, Retention>

/** When an unused account’s owner is written to, before `RETENTION.accounts` ends it. */
export const UNUSED_ACCOUNT_NOTICES = ['22 months', '23 months'] as const satisfies readonly Period[]

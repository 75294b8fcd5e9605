import type { ProblemKey } from '@soulsign/contracts'
import type { Context } from 'hono'
import type { Transaction } from '../database/database.ts'
import type { Owner } from '../database/owner.ts'
import type { ProblemError } from '../http/problem.ts'

/** What is announced, and what its listeners are told of it. `call` is the request in which it happens. */
interface Announcements {
  /** A guest asks for a free insight to be reserved. */
  insightWanted: { call: Context }
  /** A guest has met the limit of free insights. */
  guestLimitMet: { call: Context }
  /** An entry was stored that gets help at once, and no insight. */
  urgentEntryStored: { owner: Owner }
  /** The writing of an insight is queued. */
  insightBegun: { call: Context; owner: Owner; symptomId: string }
  /**
   * A listener has prevented an insight, and all of that transaction is undone: this is a new one. `explain` replaces
   * what the caller is told.
   */
  insightRefused: { call: Context; owner: Owner; problem: ProblemKey; explain(problem: ProblemError): void }
  /** An insight is written. */
  insightFinished: { symptomId: string }
  /** An insight could not be written. It may be asked for again. */
  insightFailed: { symptomId: string }
  /** Somebody has signed in, `first` for the first time, and brought tokens of these guests. */
  signedIn: { userId: string; guestIds: string[]; first: boolean }
}

/** Hears what it has a function for, in the transaction in which that happens. By throwing it prevents it. */
export type Listener = {
  [Name in keyof Announcements]?: (tx: Transaction, told: Announcements[Name]) => Promise<void>
}

/** Tells the listeners what happens in `tx`, one after the other. What one of them throws, the announcer gets. */
export type Announce = <Name extends keyof Announcements>(
  tx: Transaction,
  name: Name,
  told: Announcements[Name],
) => Promise<void>

/**
 * Makes the one way in which modules that nothing depends on (quotas, partners) learn what happens in the others.
 * @param listeners in the order in which they are told, which is also the order in which they lock rows
 * @example
 * const announce = announceTo([{ insightFinished: (tx, { symptomId }) => spendReservation(tx, symptomId) }])
 * await database.asSystem((tx) => announce(tx, 'insightFinished', { symptomId }))
 */
export function announceTo(listeners: Listener[]): Announce {
  return async (tx, name, told) => {
    for (const listener of listeners) await listener[name]?.(tx, told)
  }
}

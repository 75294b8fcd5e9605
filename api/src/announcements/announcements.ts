import type { ProblemKey } from '@soulsign/contracts'
import type { Context } from 'hono'
import type { Transaction } from '../database/database.ts'
import type { Owner } from '../database/owner.ts'
import type { ProblemError } from '../http/problem.ts'

/**
 * The events that modules announce, with what their listeners are told. `call` is the request that caused the event.
 */
interface Announcements {
  /** A guest asks to reserve a free insight. */
  insightWanted: { call: Context }
  /** A guest has reached the limit of free insights. */
  guestLimitMet: { call: Context }
  /** An entry was stored that gets help and no insight, or none before its question is answered. */
  insightWithheld: { owner: Owner }
  /** A new entry's help is shown, instead of an insight or before one. The transaction is the system's own. */
  helpShown: { call: Context; owner: Owner }
  /** Help took the place of an insight that was being written. */
  insightReplaced: { symptomId: string }
  /** An insight was queued for writing. */
  insightBegun: { call: Context; owner: Owner; symptomId: string }
  /**
   * A listener has prevented an insight and its transaction was rolled back; this is a new transaction. `explain`
   * replaces the error that the caller gets.
   */
  insightRefused: { call: Context; owner: Owner; problem: ProblemKey; explain(problem: ProblemError): void }
  /** An insight was written. */
  insightFinished: { symptomId: string }
  /** Writing an insight failed. It may be requested again. */
  insightFailed: { symptomId: string }
  /** A person's sign-in takes over what these guests wrote. `first` is true for the first sign-in. */
  signedIn: { userId: string; guestIds: string[]; first: boolean }
}

/** Functions by event, called in the transaction of the event. An event is prevented by throwing. */
export type Listener = {
  [Name in keyof Announcements]?: (tx: Transaction, told: Announcements[Name]) => Promise<void>
}

/** Calls the listeners one after the other within `tx`. An error of a listener reaches the announcer. */
export type Announce = <Name extends keyof Announcements>(
  tx: Transaction,
  name: Name,
  told: Announcements[Name],
) => Promise<void>

/**
 * Lets modules that nothing depends on (quotas, partners) react to events in other modules.
 * @param listeners in the order in which they are called, which is also the order in which they lock rows
 * @example
 * const announce = announceTo([{ insightFinished: (tx, { symptomId }) => spendReservation(tx, symptomId) }])
 * await database.asSystem((tx) => announce(tx, 'insightFinished', { symptomId }))
 */
export function announceTo(listeners: Listener[]): Announce {
  return async (tx, name, told) => {
    for (const listener of listeners) await listener[name]?.(tx, told)
  }
}

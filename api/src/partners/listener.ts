import type { Listener } from '../announcements/announcements.ts'
import type { Deps } from '../deps.ts'
import { ProblemError } from '../http/problem.ts'
import { moveGuestRecords } from '../identity/guest-records.ts'
import { beginInsight, countLimit, frameCallerOf, refuseClosedPartner } from './frame-caller.ts'
import { attributeSignUp, guestsHandedOver } from './handover.sql.ts'
import { countCompleted, givePartnerInsightBack } from './usage.sql.ts'

/** Holds partners to their ceilings and counts for them what comes of their frames. */
export function partnersListener(deps: Pick<Deps, 'config' | 'frameTokens' | 'hashAddress'>): Listener {
  return {
    async insightWanted(tx, { call }) {
      await refuseClosedPartner(tx, await frameCallerOf(call, deps), deps)
    },
    async guestLimitMet(tx, { call }) {
      await countLimit(call, tx, deps, await frameCallerOf(call, deps))
    },
    async insightBegun(tx, { call, symptomId }) {
      await beginInsight(tx, await frameCallerOf(call, deps), symptomId)
    },
    async insightRefused(tx, { call, problem, explain }) {
      if (problem !== 'partner-ceiling') return
      // Whoever owns the entry may not read partners: why the count was refused is found out only now.
      await refuseClosedPartner(tx, await frameCallerOf(call, deps), deps).catch((error: unknown) => {
        if (!(error instanceof ProblemError)) throw error
        explain(error)
      })
    },
    insightFinished: (tx, { symptomId }) => countCompleted(tx, symptomId),
    insightFailed: (tx, { symptomId }) => givePartnerInsightBack(tx, symptomId),
    async signedIn(tx, { userId, guestIds, first }) {
      const handedOver = await guestsHandedOver(tx, guestIds)
      // Entries before counts, as whoever begins an insight locks them, or the two could wait for each other.
      await moveGuestRecords(tx, handedOver, userId)
      if (first) await attributeSignUp(tx, userId, [...guestIds, ...handedOver])
    },
  }
}

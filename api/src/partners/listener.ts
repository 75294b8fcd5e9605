import type { Listener } from '../announcements/announcements.ts'
import type { Deps } from '../deps.ts'
import { ProblemError } from '../http/problem.ts'
import { moveGuestRecords } from '../identity/guest-records.ts'
import { beginInsight, countLimit, frameCallerOf, refuseClosedPartner } from './frame-caller.ts'
import { attributeSignUp, guestsHandedOver } from './handover.sql.ts'
import { countCompleted, givePartnerInsightBack } from './usage.sql.ts'

/** Enforces partners' ceilings and counts the results of their frames. */
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
      // The entry's owner may not read partners, so the reason for the refusal is determined only here.
      await refuseClosedPartner(tx, await frameCallerOf(call, deps), deps).catch((error: unknown) => {
        if (!(error instanceof ProblemError)) throw error
        explain(error)
      })
    },
    insightFinished: (tx, { symptomId }) => countCompleted(tx, symptomId),
    insightFailed: (tx, { symptomId }) => givePartnerInsightBack(tx, symptomId),
    async signedIn(tx, { userId, guestIds, first }) {
      const handedOver = await guestsHandedOver(tx, guestIds)
      // Lock entries before counts, in the order that starting an insight uses, to avoid a deadlock.
      await moveGuestRecords(tx, handedOver, userId)
      if (first) await attributeSignUp(tx, userId, [...guestIds, ...handedOver])
    },
  }
}

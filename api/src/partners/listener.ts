import type { Context } from 'hono'
import type { Listener } from '../announcements/announcements.ts'
import type { Owner } from '../database/owner.ts'
import type { Deps } from '../deps.ts'
import { ProblemError } from '../http/problem.ts'
import { moveGuestRecords } from '../identity/guest-records.ts'
import {
  beginInsight,
  countHelp,
  countLimit,
  type FrameCaller,
  frameCallerOf,
  refuseClosedPartner,
} from './frame-caller.ts'
import { attributeSignUp, guestsHandedOver } from './handover.sql.ts'
import { countCompleted, givePartnerInsightBack } from './usage.sql.ts'

/** Enforces partners' ceilings and counts the results of their frames. */
export function partnersListener(deps: Pick<Deps, 'config' | 'frameTokens' | 'hashAddress'>): Listener {
  /** Frames never sign in, so a call of an account counts for no partner, whatever token it has. */
  const partnerOf = async (call: Context, owner: Owner): Promise<FrameCaller> =>
    owner.kind === 'guest' ? frameCallerOf(call, deps) : { kind: 'site' }

  return {
    async insightWanted(tx, { call }) {
      await refuseClosedPartner(tx, await frameCallerOf(call, deps), deps)
    },
    async guestLimitMet(tx, { call }) {
      await countLimit(call, tx, deps, await frameCallerOf(call, deps))
    },
    async helpShown(tx, { call, owner }) {
      await countHelp(call, tx, deps, await partnerOf(call, owner))
    },
    async insightBegun(tx, { call, owner, symptomId }) {
      await beginInsight(tx, await partnerOf(call, owner), symptomId)
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
    insightReplaced: (tx, { symptomId }) => countCompleted(tx, symptomId),
    insightFailed: (tx, { symptomId }) => givePartnerInsightBack(tx, symptomId),
    async signedIn(tx, { userId, guestIds, first }) {
      const handedOver = await guestsHandedOver(tx, guestIds)
      // Lock entries before counts, in the order that starting an insight uses, to avoid a deadlock.
      await moveGuestRecords(tx, handedOver, userId)
      if (first) await attributeSignUp(tx, userId, [...guestIds, ...handedOver])
    },
  }
}

import type { Listener } from '../announcements/announcements.ts'
import type { Deps } from '../deps.ts'
import { clientSubjectOf } from '../http/client-address.ts'
import { ProblemError } from '../http/problem.ts'
import {
  countDiagnoses,
  giveReservationBack,
  queueReservation,
  releaseHeldReservation,
  spendReservation,
} from './quota.ts'

/**
 * Tracks guests' free insights: each takes a reservation, which is spent when the insight is written or given back if
 * it fails.
 */
export function guestsListener({ config, hashAddress }: Pick<Deps, 'config' | 'hashAddress'>): Listener {
  return {
    async insightWithheld(tx, { owner }) {
      if (owner.kind === 'guest') await releaseHeldReservation(tx, owner.guestId)
    },
    async insightBegun(tx, { owner, symptomId }) {
      if (owner.kind !== 'guest' || (await queueReservation(tx, owner.guestId, symptomId))) return
      throw new ProblemError('reservation-needed', {
        detail: 'Reserve a free diagnosis with track-anonymous-diagnosis first. A reservation lasts 15 minutes.',
      })
    },
    async insightRefused(tx, { call, owner, problem, explain }) {
      if (problem === 'partner-ceiling' && owner.kind === 'guest') await releaseHeldReservation(tx, owner.guestId)
      if (problem !== 'reservation-needed') return
      // At the limit, report the limit and not the missing reservation.
      const count = await countDiagnoses(tx, hashAddress(clientSubjectOf(call, config)))
      if (count >= config.guestLimit) {
        explain(new ProblemError('guest-limit-reached', { detail: 'Create a free account for unlimited diagnoses.' }))
      }
    },
    insightFinished: (tx, { symptomId }) => spendReservation(tx, symptomId),
    insightReplaced: (tx, { symptomId }) => giveReservationBack(tx, symptomId),
    insightFailed: (tx, { symptomId }) => giveReservationBack(tx, symptomId),
  }
}

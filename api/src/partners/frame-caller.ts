import { FRAME_TOKEN_HEADER, isOriginAllowed } from '@soulsign/contracts'
import type { Context } from 'hono'
import type { Transaction } from '../database/database.ts'
import type { Deps } from '../deps.ts'
import { hadQuestion } from '../entries/screenings.sql.ts'
import { ProblemError } from '../http/problem.ts'
import type { FramePlace } from './frame-token.ts'
import { findPartner } from './partners.sql.ts'
import { attributeInsight, beginPartnerInsight, countUsage, isCeilingReached } from './usage.sql.ts'
import { countVisit, isHelpCounted } from './visit-count.ts'

/** The source of a call: the site itself (including its widget preview), or a partner's frame. */
export type FrameCaller = { kind: 'site' } | ({ kind: 'partner' } & FramePlace) | { kind: 'invalid' }

const isOurs = ({ origin }: FramePlace, { publicUrl }: Deps['config']) => origin === new URL(publicUrl).origin

/**
 * Reads the frame token of a call. An invalid token is not an error here, so that a person in need always gets help.
 */
export async function frameCallerOf(
  c: Context,
  { frameTokens, config }: Pick<Deps, 'frameTokens' | 'config'>,
): Promise<FrameCaller> {
  const token = c.req.header(FRAME_TOKEN_HEADER)
  if (!token) return { kind: 'site' }
  const place = await frameTokens.verify(token)
  if (!place) return { kind: 'invalid' }
  return isOurs(place, config) ? { kind: 'site' } : { kind: 'partner', ...place }
}

/**
 * Refuses a frame that could not be opened again: its partner was revoked, has a new key, or no longer lists its page.
 */
export async function refuseEndedFrame(tx: Transaction, place: FramePlace, config: Deps['config']): Promise<void> {
  const partner = await findPartner(tx, place.partnerId)
  const stands =
    partner?.revoked_at === null &&
    partner.publishable_key === place.key &&
    (isOurs(place, config) || isOriginAllowed(place.origin, partner.origins))
  if (!stands) throw new ProblemError('partner-revoked', { detail: 'Please continue on our own site.' })
}

const invalidToken = () =>
  new ProblemError('invalid-frame-token', {
    detail: 'The frame token is invalid or expired. Request a new one from /api/widget/frame-token.',
  })

const ceilingReached = () =>
  new ProblemError('partner-ceiling', { detail: 'Please come back tomorrow, or continue on our own site.' })

/**
 * Called before a free insight is reserved. Refuses a frame with an invalid token, a frame that was ended, and a
 * partner that has reached today's ceiling. Needs a system transaction.
 */
export async function refuseClosedPartner(
  tx: Transaction,
  caller: FrameCaller,
  { config }: Pick<Deps, 'config'>,
): Promise<void> {
  if (caller.kind === 'invalid') throw invalidToken()
  if (caller.kind !== 'partner') return
  await refuseEndedFrame(tx, caller, config)
  if (await isCeilingReached(tx, caller.partnerId)) throw ceilingReached()
}

/** Counts a visitor who reached the limit of free insights. */
export async function countLimit(
  c: Context,
  tx: Transaction,
  deps: Pick<Deps, 'config' | 'hashAddress'>,
  caller: FrameCaller,
): Promise<void> {
  if (caller.kind === 'partner') await countVisit(c, tx, deps, caller.partnerId, 'limits')
}

/**
 * Counts an entry whose help was shown like a finished insight, so that neither figures nor ceiling tell a partner that
 * an insight was withheld. Urgent entries cost their writer nothing, so an address counts only as often a day as it
 * has free insights.
 */
export async function countHelp(
  c: Context,
  tx: Transaction,
  deps: Pick<Deps, 'config' | 'hashAddress'>,
  caller: FrameCaller,
): Promise<void> {
  if (caller.kind !== 'partner') return
  const { partnerId } = caller
  if (!(await isHelpCounted(c, tx, deps, partnerId))) return
  if (await beginPartnerInsight(tx, partnerId)) await countUsage(tx, partnerId, 'completed')
}

/**
 * Counts a queued insight for its partner, in the transaction that queues it.
 * @throws ProblemError invalid-frame-token, or partner-ceiling, also for a revoked key
 */
export async function beginInsight(tx: Transaction, caller: FrameCaller, symptomId: string): Promise<void> {
  if (caller.kind === 'invalid') throw invalidToken()
  if (caller.kind !== 'partner') return
  // It was counted with its question.
  if (await hadQuestion(tx, symptomId)) return
  if (!(await beginPartnerInsight(tx, caller.partnerId))) throw ceilingReached()
  await attributeInsight(tx, symptomId, caller.partnerId)
}

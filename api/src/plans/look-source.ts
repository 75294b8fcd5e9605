import { agreesToAi, WRITING_LANGUAGE, type Writer } from '@soulsign/contracts'
import { planText } from '@soulsign/guide/earlier'
import type { Config } from '../config.ts'
import { selectConsents } from '../consents/consents.sql.ts'
import type { Transaction } from '../database/database.ts'
import { findEntry } from '../entries/entries.sql.ts'
import type { EntryToRead } from '../generation/generations.sql.ts'
import type { User } from '../http/principal.ts'
import { ProblemError } from '../http/problem.ts'
import { findInsightOfEntry } from '../insights/insights.sql.ts'
import { isRewritten } from '../insights/responses.sql.ts'
import { findEarlierPlans, findPlanOfDiagnosis } from './plans.sql.ts'
import { refuseUnoffered } from './request.ts'

/** What a first look at an entry's plan is composed from. */
export interface LookSource {
  entry: EntryToRead
  /** The plans that the person had before, newest first. */
  earlier: string[]
  /** Who would write the plan itself. */
  planBy: Writer
}

/**
 * Reads what a first look needs, for the owner of an entry. Nobody gets one of a plan that would not be written, of one
 * that is written, of one below a safety card, or in a language that the person did not write in.
 * @throws ProblemError not-found or plan-not-offered
 */
export async function readForLook(
  tx: Transaction,
  user: User,
  symptomId: string,
  { provider, standIn }: Config['openai'],
): Promise<LookSource> {
  const insight = await findInsightOfEntry(tx, symptomId)
  const entry = insight && (await findEntry(tx, symptomId))
  if (!entry) throw new ProblemError('not-found', { detail: 'You have no such insight.' })
  refuseUnoffered(insight, entry)
  if (await findPlanOfDiagnosis(tx, insight.id)) {
    throw new ProblemError('not-found', { detail: 'The plan is written, so there is no first look at it.' })
  }
  // The card stands above the plan. Beside prices it has no place.
  if (insight.safety_level ?? entry.safety_level) {
    throw new ProblemError('not-found', { detail: 'There is no first look beside a safety card.' })
  }
  if ((entry.language ?? WRITING_LANGUAGE) !== WRITING_LANGUAGE) {
    throw new ProblemError('not-found', { detail: 'There is no first look in the language of this entry.' })
  }
  const aiWrites = !standIn && agreesToAi(await selectConsents(tx, user), provider)
  return {
    entry: { ...entry, rewritten: await isRewritten(tx, symptomId) },
    earlier: (await findEarlierPlans(tx, symptomId)).map(planText),
    planBy: aiWrites ? 'ai' : 'guide',
  }
}

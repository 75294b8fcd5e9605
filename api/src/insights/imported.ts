import type { AdvancedInfo, SafetyLevel } from '@soulsign/contracts'
import { TooManyTextsError } from '@soulsign/safety'
import type { Context } from 'hono'
import type { Owner } from '../database/owner.ts'
import type { Deps } from '../deps.ts'
import { insertScreening, setSafety } from '../entries/screenings.sql.ts'
import { clientSubjectOf } from '../http/client-address.ts'
import { languageOf } from '../http/language.ts'
import { findInsightOfEntry, insertInsight, setSafetyOfInsight } from './insights.sql.ts'

type Screening = Pick<Deps, 'database' | 'screener' | 'config'>

/** Screens an imported entry before it is first shown; while too many texts wait, the next time it is shown. */
export async function screenShown(deps: Screening, c: Context, owner: Owner, symptomId: string): Promise<void> {
  await screenImported(deps, c, owner, symptomId).catch((error: unknown) => {
    if (!(error instanceof TooManyTextsError)) throw error
  })
}

/**
 * Screens an imported entry before anything is written about it: the file tells only what was found when it was made, or
 * what somebody typed. One text at a time, because a file has up to a hundred thousand.
 * @throws TooManyTextsError while too many texts wait
 */
export async function screenImported(
  { database, screener, config }: Screening,
  c: Context,
  owner: Owner,
  symptomId: string,
): Promise<void> {
  if (owner.kind === 'guest') return
  const due = await database.asOwner(owner, async (tx) => {
    const { rows } = await tx.query<{
      description: string
      advanced_info: AdvancedInfo | null
      safety_level: SafetyLevel | null
    }>('select description, advanced_info, safety_level from symptoms where id = $1 and screening_due', [symptomId])
    return rows[0]
  })
  if (!due) return
  const text = { description: due.description, advancedInfo: due.advanced_info }
  const finding = await screener.assess(text, clientSubjectOf(c, config))
  const language = languageOf(c)
  await database.asOwner(owner, async (tx) => {
    const { rowCount } = await tx.query('update symptoms set screening_due = false where id = $1 and screening_due', [
      symptomId,
    ])
    if (rowCount === 0 || !finding || (finding.level === 'card' && due.safety_level)) return
    await setSafety(tx, symptomId, finding.level, finding.category)
    await setSafetyOfInsight(tx, symptomId, finding.category)
    await insertScreening(tx, symptomId, finding, language)
    if (finding.level === 'urgent' && !(await findInsightOfEntry(tx, symptomId))) {
      await insertInsight(tx, symptomId, null)
    }
  })
}

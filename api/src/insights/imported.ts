import type { AdvancedInfo, SafetyLevel } from '@soulsign/contracts'
import { TooManyTextsError } from '@soulsign/safety'
import type { Context } from 'hono'
import type { Owner } from '../database/owner.ts'
import type { Deps } from '../deps.ts'
import { insertScreening, setSafety } from '../entries/screenings.sql.ts'
import { clientSubjectOf } from '../http/client-address.ts'
import { languageOf } from '../http/language.ts'
import { findInsightOfEntry, insertInsight } from './insights.sql.ts'

/**
 * Screens an imported entry before it is first shown or written about: the file tells only what was found when it was made,
 * or what somebody typed. One text at a time, because a file has up to a hundred thousand.
 */
export async function screenImported(
  { database, screener, config }: Pick<Deps, 'database' | 'screener' | 'config'>,
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
  const finding = await screener.assess(text, clientSubjectOf(c, config)).catch((error: unknown) => {
    if (error instanceof TooManyTextsError) return 'unread' as const
    throw error
  })
  // The next time it is shown.
  if (finding === 'unread') return
  const language = languageOf(c)
  await database.asOwner(owner, async (tx) => {
    const { rowCount } = await tx.query('update symptoms set screening_due = false where id = $1 and screening_due', [
      symptomId,
    ])
    if (rowCount === 0 || !finding || (finding.level === 'card' && due.safety_level)) return
    await setSafety(tx, symptomId, finding.level, finding.category)
    await insertScreening(tx, symptomId, finding, language)
    if (finding.level === 'urgent' && !(await findInsightOfEntry(tx, symptomId))) {
      await insertInsight(tx, symptomId, null)
    }
  })
}

import { agreesToAi } from '@soulsign/contracts'
import { TooManyTextsError } from '@soulsign/safety'
import type { Context } from 'hono'
import { selectConsents } from '../consents/consents.sql.ts'
import type { Transaction } from '../database/database.ts'
import type { Owner } from '../database/owner.ts'
import type { Deps } from '../deps.ts'
import { clientSubjectOf } from '../http/client-address.ts'
import { languageOf } from '../http/language.ts'
import { type DueEntry, findDue, noteRead, storeFound } from './imported.sql.ts'
import { AI_READER_MS, raiseLate, within } from './raise.ts'

type Reading = Pick<Deps, 'database' | 'screener' | 'aiReader' | 'config' | 'announce' | 'log'>

/**
 * Reads something of an entry for its owner. An imported entry is screened before it is first shown, and read once more
 * then; while too many texts wait, the next time it is shown.
 * @param entryOf the entry of what was read
 */
export async function readScreened<T>(
  deps: Reading,
  c: Context,
  owner: Owner,
  read: (tx: Transaction) => Promise<T>,
  entryOf: (found: T) => string | undefined,
): Promise<T> {
  const { found, due } = await deps.database.asOwner(owner, async (tx) => {
    const found = await read(tx)
    const id = entryOf(found)
    // Only accounts import.
    return { found, due: id && owner.kind === 'user' ? await findDue(tx, id) : undefined }
  })
  if (!due) return found
  try {
    await readDue(deps, c, owner, due)
  } catch (error) {
    if (error instanceof TooManyTextsError) return found
    throw error
  }
  return deps.database.asOwner(owner, read)
}

/**
 * Screens an imported entry before anything is written about it: the file tells only what was found when it was made, or
 * what somebody typed.
 * @throws TooManyTextsError while too many texts wait
 */
export async function screenImported(deps: Reading, c: Context, owner: Owner, symptomId: string): Promise<void> {
  if (owner.kind === 'guest') return
  const due = await deps.database.asOwner(owner, (tx) => findDue(tx, symptomId))
  if (due) await readDue(deps, c, owner, due)
}

/** Screens an entry that a person opens, and lets the AI reader read it as it reads what is sent. */
async function readDue(deps: Reading, c: Context, owner: Owner, entry: DueEntry): Promise<void> {
  const { database, screener, aiReader, config } = deps
  const text = { description: entry.description, advancedInfo: entry.advanced_info }
  const screened = entry.screening_due ? await screener.assess(text, clientSubjectOf(c, config)) : null
  const { level, category } = screened ?? { level: entry.safety_level, category: entry.safety_category }
  const answers = await database.asOwner(owner, (tx) => selectConsents(tx, owner))
  const mayRead = level !== 'urgent' && agreesToAi(answers, config.openai.provider)
  const reading = mayRead ? aiReader.read(entry, category) : null
  const raised = reading && (await within(reading, AI_READER_MS))
  const finding = raised ? { level: 'urgent' as const, category: raised, by: 'ai' as const } : screened
  const language = languageOf(c)
  await database.asOwner(owner, async (tx) => {
    const first = await noteRead(tx, entry, false)
    // Two requests may read it at once; what an AI found in either counts.
    if (finding && (first || finding.by === 'ai')) await storeFound(tx, entry, finding, language)
  })
  if (!reading || raised) return
  // Help also comes before the insight that the file brought.
  void raiseLate(deps, reading, entry.id, language, async (tx, category) => {
    if (entry.has_insight) await storeFound(tx, entry, { level: 'urgent', category, by: 'ai' }, language)
  })
}

import { agreesToAi } from '@soulsign/contracts'
import { TooManyTextsError } from '@soulsign/safety'
import type { Context } from 'hono'
import { selectConsents } from '../consents/consents.sql.ts'
import type { Transaction } from '../database/database.ts'
import type { Owner } from '../database/owner.ts'
import type { Deps } from '../deps.ts'
import { clientSubjectOf } from '../http/client-address.ts'
import { languageOf } from '../http/language.ts'
import { unavailable } from '../http/problem.ts'
import { type DueEntry, findDue, noteAiReading, noteRead, storeFound } from './imported.sql.ts'
import { AI_READER_MS, raiseLate, within } from './raise.ts'

type ReadingDeps = Pick<Deps, 'database' | 'screener' | 'aiReader' | 'config' | 'announce' | 'log'>

/**
 * Reads something of an entry for its owner. An imported entry is screened before it is first shown, and read once more
 * then; while too many texts wait, or if screening fails, the next time it is shown.
 * @param entryOf the entry of what was read
 * @param ownWords what of it may be shown when it could not be screened: nothing that is written about the entry
 * @throws ProblemError unavailable, without `ownWords`
 */
export async function readScreened<T>(
  deps: ReadingDeps,
  c: Context,
  owner: Owner,
  read: (tx: Transaction) => Promise<T>,
  entryOf: (found: T) => string | undefined,
  ownWords: (found: T) => T = withhold,
): Promise<T> {
  // Only accounts import.
  if (owner.kind === 'guest') return deps.database.asOwner(owner, read)
  // Of one moment: an entry that is screened between the two would be shown without its help.
  const { found, due } = await deps.database.asOwnerAtOnce(owner, async (tx) => {
    const found = await read(tx)
    const id = entryOf(found)
    return { found, due: id ? await findDue(tx, id) : undefined }
  })
  if (!due) return found
  try {
    await readDue(deps, c, owner, due)
  } catch (error) {
    if (error instanceof UnscreenedError)
      deps.log.failure('screening an imported entry', error.cause, { entry: due.id })
    else if (!(error instanceof TooManyTextsError)) throw error
    // People may always read their own words. Anybody may have typed the file's statements about them.
    return ownWords(found)
  }
  return deps.database.asOwner(owner, read)
}

function withhold<T>(found: T): T {
  if (found === undefined) return found
  throw unavailable()
}

/**
 * Screens an imported entry before anything is written about it: the file tells only what was found when it was made, or
 * what somebody typed.
 * @throws TooManyTextsError while too many texts wait
 */
export async function screenImported(deps: ReadingDeps, c: Context, owner: Owner, symptomId: string): Promise<void> {
  if (owner.kind === 'guest') return
  const due = await deps.database.asOwner(owner, (tx) => findDue(tx, symptomId))
  if (due) await readDue(deps, c, owner, due)
}

/** Screening has failed on a text, so nothing is known about it. A finding that cannot be stored is no such case. */
class UnscreenedError extends Error {}

/** Entries that are being read. Later requests for one wait for the same reading. */
const underWay = new Map<string, Promise<void>>()

/** Screens an entry that a person opens, and lets the AI reader read it as it reads what is sent. */
function readDue(deps: ReadingDeps, c: Context, owner: Owner, entry: DueEntry): Promise<void> {
  const { id } = entry
  const begun = underWay.get(id)
  if (begun) return begun
  const { promise: over, resolve: end } = Promise.withResolvers<void>()
  void over.then(() => underWay.delete(id))
  const shown = readOnce(deps, c, owner, entry, end)
  shown.catch(end)
  underWay.set(id, shown)
  return shown
}

/**
 * Resolves when the entry may be shown.
 * @param end is called when the AI reader has read it, too
 */
async function readOnce(deps: ReadingDeps, c: Context, owner: Owner, entry: DueEntry, end: () => void): Promise<void> {
  const { database, screener, aiReader, config } = deps
  const text = { description: entry.description, advancedInfo: entry.advanced_info }
  const assess = () =>
    screener.assess(text, clientSubjectOf(c, config)).catch((cause: unknown) => {
      throw cause instanceof TooManyTextsError ? cause : new UnscreenedError('It could not be screened.', { cause })
    })
  const screened = entry.screening_due ? await assess() : null
  const { level, category } = screened ?? { level: entry.safety_level, category: entry.safety_category }
  const answers = await database.asOwner(owner, (tx) => selectConsents(tx, owner))
  const mayRead = config.aiSafetyReader && level !== 'urgent' && agreesToAi(answers, config.openai.provider)
  const reading = mayRead ? aiReader.read(entry, category) : null
  const read = reading && (await within(reading, AI_READER_MS))
  const raised = read?.category
  const finding = raised ? { level: 'urgent' as const, category: raised, by: 'ai' as const } : screened
  const language = languageOf(c)
  await database.asOwner(owner, async (tx) => {
    const first = await noteRead(tx, entry, mayRead)
    if (read) await noteAiReading(tx, entry.id, read.outcome)
    // Two requests may read it at once; what an AI found in either counts.
    if (finding && (first || finding.by === 'ai')) await storeFound(tx, entry, finding, language)
  })
  if (!reading || read) return end()
  void raiseLate(deps, reading, entry.id, language, async (tx, { category, outcome }, raised) => {
    await noteAiReading(tx, entry.id, outcome)
    // Help also comes before the insight that the file brought.
    if (category && !raised && entry.has_insight)
      await storeFound(tx, entry, { level: 'urgent', category, by: 'ai' }, language)
  }).finally(end)
}

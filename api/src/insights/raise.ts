import { setTimeout as delay } from 'node:timers/promises'
import type { SafetyCategory } from '@soulsign/contracts'
import type { Reading } from '../ai-reader/ai-reader.ts'
import type { Announce } from '../announcements/announcements.ts'
import type { Transaction } from '../database/database.ts'
import type { Owner } from '../database/owner.ts'
import type { Deps } from '../deps.ts'
import { setSafety, storeRaised } from '../entries/screenings.sql.ts'
import { withdrawGeneration } from '../generation/generations.sql.ts'
import { findInsightOfEntry, insertInsight } from './insights.sql.ts'

/** How long a caller waits for the AI reader. A later answer still raises the entry until its insight is written. */
export const AI_READER_MS = 1_500

/** The value of a promise that never rejects, or null if it takes longer. */
export async function within<T>(promise: Promise<T>, ms: number): Promise<T | null> {
  const timeout = new AbortController()
  const late = delay(ms, null, { signal: timeout.signal, ref: false }).catch(() => null)
  const value = await Promise.race([promise, late])
  timeout.abort()
  return value
}

/**
 * Makes an entry urgent after it was stored: an insight that is being written stops and is discarded, and readers get
 * the help. Returns false if the insight was finished before. Needs a system transaction.
 */
export async function raiseToUrgent(
  tx: Transaction,
  announce: Announce,
  symptomId: string,
  category: SafetyCategory,
): Promise<boolean> {
  // Lock the generation before the entry, as deletions do. The weaker lock of the entry lets a worker that is storing its
  // result finish first.
  await tx.query(
    `select from generations where symptom_id = $1 and kind = 'insight' and state in ('queued', 'running') for update`,
    [symptomId],
  )
  const { rows } = await tx.query<{ user_id: string | null; guest_id: string | null }>(
    'select user_id, guest_id from symptoms where id = $1 for no key update',
    [symptomId],
  )
  const [entry] = rows
  if (!entry) return false
  const stopped = await withdrawGeneration(tx, { symptomId, kind: 'insight' })
  if (await findInsightOfEntry(tx, symptomId)) return false
  await setSafety(tx, symptomId, 'urgent', category)
  await insertInsight(tx, symptomId, null)
  if (stopped) await announce(tx, 'insightReplaced', { symptomId })
  else await announce(tx, 'insightWithheld', { owner: ownerOf(entry) })
  return true
}

const ownerOf = ({ user_id: userId, guest_id: guestId }: { user_id: string | null; guest_id: string | null }): Owner =>
  userId ? { kind: 'user', userId } : { kind: 'guest', guestId: guestId ?? '' }

/**
 * Raises an entry when the AI reader finds it urgent after it was stored. If its insight is finished by then, nothing
 * happens.
 * @param end what else to do in the same transaction, once the reading has ended
 */
export async function raiseLate(
  { database, announce, log }: Pick<Deps, 'database' | 'announce' | 'log'>,
  reading: Promise<Reading>,
  symptomId: string,
  language: string,
  end?: (tx: Transaction, reading: Reading, raised: boolean) => Promise<void>,
): Promise<void> {
  try {
    const read = await reading
    const { category } = read
    if (!category && !end) return
    await database.asSystem(async (tx) => {
      const raised = category !== null && (await raiseToUrgent(tx, announce, symptomId, category))
      if (raised) await storeRaised(tx, symptomId, category, language)
      await end?.(tx, read, raised)
    })
  } catch (error) {
    log.failure('an entry could not be raised', error)
  }
}

import type { Transaction } from '../database/database.ts'
import type { Owner } from '../database/owner.ts'
import { bury, type Marks } from '../database/tombstones.ts'
import { lockUnfinished } from '../generation/generations.sql.ts'

/** The number of entries per statement, far below what the statement timeout allows. */
const AT_ONCE = 5_000

/**
 * Deletes everything that an owner wrote and what was written about it: entries, insights, plans, the profile, and the
 * jobs that would write more. Needs a system transaction.
 * @returns the number of entries, and the marks that stay
 */
export async function deleteWritings(
  tx: Transaction,
  marks: Marks,
  owner: Owner,
): Promise<{ entries: number; tombstones: string[] }> {
  const column = owner.kind === 'user' ? 'user_id' : 'guest_id'
  const id = owner.kind === 'user' ? owner.userId : owner.guestId
  // Lock generations before entries, as a worker that stores a result does, to avoid a deadlock.
  await lockUnfinished(tx, owner)
  const { rows } = await tx.query<{ id: string }>(
    `select id from symptoms where ${column} = $1 order by id for update`,
    [id],
  )
  const tombstones: string[] = []
  for (let from = 0; from < rows.length; from += AT_ONCE) {
    const ids = rows.slice(from, from + AT_ONCE).map((row) => row.id)
    await tx.query(`delete from pgboss.job where data ->> 'symptomId' = any($1)`, [ids])
    await tx.query(
      'delete from healing_plans where diagnosis_id in (select id from diagnoses where symptom_id = any($1::uuid[]))',
      [ids],
    )
    await tx.query('delete from diagnoses where symptom_id = any($1::uuid[])', [ids])
    await tx.query('delete from symptoms where id = any($1::uuid[])', [ids])
    tombstones.push(...(await bury(tx, marks, 'entry', ids)))
  }
  if (owner.kind === 'user') {
    const profile = await tx.query('delete from user_profiles where user_id = $1', [id])
    if (profile.rowCount) tombstones.push(...(await bury(tx, marks, 'profile', [id])))
  } else {
    await tx.query('delete from partner_handovers where guest_id = $1 or site_guest_id = $1', [id])
    await tx.query('delete from consents where guest_id = $1', [id])
    await tx.query('delete from guests where guest_id = $1', [id])
  }
  return { entries: rows.length, tombstones }
}

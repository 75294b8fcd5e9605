import { type ProfileSave, type SavedProfile, UserProfile, type UserProfileChange } from '@soulsign/contracts'
import type { Transaction } from '../database/database.ts'
import { bury, type Marks } from '../database/tombstones.ts'
import { ProblemError } from '../http/problem.ts'

const FIELDS = Object.keys(UserProfile.shape) as (keyof UserProfile)[]
const COLUMNS = FIELDS.map((field) => (field === 'date_of_birth' ? 'date_of_birth::text' : field)).join(', ')
const EMPTY = Object.fromEntries(FIELDS.map((field) => [field, null])) as UserProfile

export async function findProfile(tx: Transaction, userId: string): Promise<UserProfile> {
  const { rows } = await tx.query<UserProfile>(`select ${COLUMNS} from user_profiles where user_id = $1`, [userId])
  return rows[0] ?? EMPTY
}

/** The profile with the time since which there is one. */
export async function findSavedProfile(tx: Transaction, userId: string): Promise<SavedProfile> {
  const { rows } = await tx.query<{ created_at: Date }>('select created_at from user_profiles where user_id = $1', [
    userId,
  ])
  const savedSince = rows[0]?.created_at.toISOString() ?? null
  return { ...(await findProfile(tx, userId)), saved_since: savedSince }
}

/** Sets the fields in `change` and keeps the others. */
export async function upsertProfile(tx: Transaction, userId: string, change: UserProfileChange): Promise<void> {
  const named = FIELDS.filter((field) => change[field] !== undefined)
  const places = named.map((_, i) => `, $${i + 2}`).join('')
  const updates = named.map((field) => `${field} = excluded.${field}, `).join('')
  await tx.query(
    `insert into user_profiles (user_id${named.map((field) => `, ${field}`).join('')}) values ($1${places})
     on conflict (user_id) do update set ${updates}updated_at = now()`,
    [userId, ...named.map((field) => change[field])],
  )
}

/**
 * Saves what a form changed.
 * @throws ProblemError `conflict` if the form was filled from a profile that was deleted since
 */
export async function saveProfile(
  tx: Transaction,
  userId: string,
  { saved_since, ...change }: ProfileSave,
): Promise<SavedProfile> {
  const { rows } = await tx.query<{ created_at: Date }>(
    'select created_at from user_profiles where user_id = $1 for update',
    [userId],
  )
  if (saved_since && rows[0]?.created_at.toISOString() !== new Date(saved_since).toISOString()) {
    throw new ProblemError('conflict', {
      detail: 'This health profile was removed elsewhere. Read it again, then save what should be in it.',
    })
  }
  await upsertProfile(tx, userId, change)
  return findSavedProfile(tx, userId)
}

export const isEmpty = (profile: UserProfile) => FIELDS.every((field) => profile[field] === null)

/** Deletes a profile without any detail. Needs a system transaction. Returns the marks that stay. */
export async function deleteEmptyProfile(tx: Transaction, marks: Marks, userId: string): Promise<string[]> {
  const { rowCount } = await tx.query(
    `delete from user_profiles where user_id = $1 and ${FIELDS.map((field) => `${field} is null`).join(' and ')}`,
    [userId],
  )
  return rowCount ? bury(tx, marks, 'profile', [userId]) : []
}

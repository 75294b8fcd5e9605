import { UserProfile, type UserProfileChange } from '@soulsign/contracts'
import type { Transaction } from '../database/database.ts'

const FIELDS = Object.keys(UserProfile.shape) as (keyof UserProfile)[]
const COLUMNS = FIELDS.map((field) => (field === 'date_of_birth' ? 'date_of_birth::text' : field)).join(', ')
const EMPTY = Object.fromEntries(FIELDS.map((field) => [field, null])) as UserProfile

export async function findProfile(tx: Transaction, userId: string): Promise<UserProfile> {
  const { rows } = await tx.query<UserProfile>(`select ${COLUMNS} from user_profiles where user_id = $1`, [userId])
  return rows[0] ?? EMPTY
}

/** Sets the fields in `change` and keeps the others. Returns the whole profile. */
export async function upsertProfile(tx: Transaction, userId: string, change: UserProfileChange): Promise<UserProfile> {
  const named = FIELDS.filter((field) => change[field] !== undefined)
  const places = named.map((_, i) => `, $${i + 2}`).join('')
  const updates = named.map((field) => `${field} = excluded.${field}, `).join('')
  await tx.query(
    `insert into user_profiles (user_id${named.map((field) => `, ${field}`).join('')}) values ($1${places})
     on conflict (user_id) do update set ${updates}updated_at = now()`,
    [userId, ...named.map((field) => change[field])],
  )
  return findProfile(tx, userId)
}

import { randomBytes } from 'node:crypto'
import { type Partner, type PartnerInput, WidgetTheme } from '@soulsign/contracts'
import type { Transaction } from '../database/database.ts'

export interface PartnerRow {
  id: string
  name: string
  publishable_key: string
  origins: string[]
  theme: unknown
  daily_ceiling: number
  revoked_at: Date | null
  created_at: Date
  updated_at: Date
}

const PARTNER_COLUMNS =
  'p.id, p.name, p.publishable_key, p.origins, p.theme, p.daily_ceiling, p.revoked_at, p.created_at, p.updated_at'

/** Keys are public, but cannot be guessed. */
const newKey = () => `pk_${randomBytes(12).toString('hex')}`

/** A partner as administrators see it. */
export const toPartner = (row: PartnerRow): Partner => ({
  id: row.id,
  name: row.name,
  publishable_key: row.publishable_key,
  origins: row.origins,
  theme: themeOf(row),
  daily_ceiling: row.daily_ceiling,
  revoked_at: row.revoked_at?.toISOString() ?? null,
  created_at: row.created_at.toISOString(),
  updated_at: row.updated_at.toISOString(),
})

/** The stored theme, with defaults for tokens added since. */
export const themeOf = ({ theme }: Pick<PartnerRow, 'theme'>): WidgetTheme => WidgetTheme.parse(theme)

async function one(tx: Transaction, query: string, values: unknown[]): Promise<PartnerRow | undefined> {
  return (await tx.query<PartnerRow>(query, values)).rows[0]
}

export const findPartner = (tx: Transaction, id: string) =>
  one(tx, `select ${PARTNER_COLUMNS} from partners p where id = $1`, [id])

/** Returns the partner with this key, even if revoked. */
export const findPartnerByKey = (tx: Transaction, key: string) =>
  one(tx, `select ${PARTNER_COLUMNS} from partners p where publishable_key = $1`, [key])

const valuesOf = ({ name, origins, theme, daily_ceiling }: PartnerInput) => [
  name,
  origins,
  JSON.stringify(theme),
  daily_ceiling,
]

/** Stores a new partner with a new key, or with the given key. Returns undefined if that key is taken. */
export const insertPartner = (tx: Transaction, input: PartnerInput, key = newKey()) =>
  one(
    tx,
    `insert into partners as p (publishable_key, name, origins, theme, daily_ceiling) values ($1, $2, $3, $4, $5)
     on conflict (publishable_key) do nothing returning ${PARTNER_COLUMNS}`,
    [key, ...valuesOf(input)],
  )

/** Updates a partner, unless it is revoked. */
export const updatePartner = (tx: Transaction, id: string, input: PartnerInput) =>
  one(
    tx,
    `update partners p set name = $2, origins = $3, theme = $4, daily_ceiling = $5, updated_at = now()
     where id = $1 and revoked_at is null returning ${PARTNER_COLUMNS}`,
    [id, ...valuesOf(input)],
  )

/** Revokes a partner, once. */
export const revokePartner = (tx: Transaction, id: string) =>
  one(
    tx,
    `update partners p set revoked_at = now(), updated_at = now()
     where id = $1 and revoked_at is null returning ${PARTNER_COLUMNS}`,
    [id],
  )

/** Gives a partner a new key. The old one becomes invalid immediately. */
export const rotateKey = (tx: Transaction, id: string) =>
  one(
    tx,
    `update partners p set publishable_key = $2, updated_at = now()
     where id = $1 and revoked_at is null returning ${PARTNER_COLUMNS}`,
    [id, newKey()],
  )

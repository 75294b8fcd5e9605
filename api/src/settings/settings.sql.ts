import { type SeoChange, SeoMetadata, type SettingKey, type StoredSeo } from '@soulsign/contracts'
import type { Transaction } from '../database/database.ts'

/** All stored settings by key, as saved. */
export async function selectSettings(tx: Transaction): Promise<Record<string, unknown>> {
  const { rows } = await tx.query<{ setting_key: string; setting_value: unknown }>(
    'select setting_key, setting_value from app_settings',
  )
  return Object.fromEntries(rows.map((row) => [row.setting_key, row.setting_value]))
}

export async function upsertSetting(tx: Transaction, key: SettingKey, value: unknown): Promise<void> {
  await tx.query(
    `insert into app_settings (setting_key, setting_value) values ($1, $2)
     on conflict (setting_key) do update set setting_value = excluded.setting_value, updated_at = now()`,
    [key, JSON.stringify(value)],
  )
}

const FIELDS = Object.keys(SeoMetadata.shape) as (keyof SeoMetadata)[]
const COLUMNS = ['page_key', ...FIELDS].join(', ')

/** The stored metadata of pages, ordered by page key. */
export async function selectSeo(tx: Transaction): Promise<StoredSeo[]> {
  const { rows } = await tx.query<StoredSeo>(`select ${COLUMNS} from seo_metadata order by page_key`)
  return rows
}

/** Sets the fields in `change` and keeps the others. Returns all metadata stored for the page. */
export async function upsertSeo(tx: Transaction, pageKey: string, change: SeoChange): Promise<StoredSeo> {
  const named = FIELDS.filter((field) => change[field] !== undefined)
  const places = named.map((_, i) => `, $${i + 2}`).join('')
  const updates = named.map((field) => `${field} = excluded.${field}, `).join('')
  const { rows } = await tx.query<StoredSeo>(
    `insert into seo_metadata (page_key${named.map((field) => `, ${field}`).join('')}) values ($1${places})
     on conflict (page_key) do update set ${updates}updated_at = now()
     returning ${COLUMNS}`,
    [pageKey, ...named.map((field) => change[field])],
  )
  const [row] = rows
  if (!row) throw new Error('The metadata was not stored.')
  return row
}

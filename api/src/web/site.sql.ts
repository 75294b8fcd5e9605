import type { SeoMetadata, SeoPageKey } from '@soulsign/contracts'
import type { Transaction } from '../database/database.ts'

/** All stored settings by key, as they were saved. */
export async function selectSettings(tx: Transaction): Promise<Record<string, unknown>> {
  const { rows } = await tx.query<{ setting_key: string; setting_value: unknown }>(
    'SELECT setting_key, setting_value FROM app_settings',
  )
  return Object.fromEntries(rows.map((row) => [row.setting_key, row.setting_value]))
}

/** The stored metadata of each page that has any, by page key. */
export async function selectSeo(tx: Transaction): Promise<(SeoMetadata & { page_key: SeoPageKey })[]> {
  const { rows } = await tx.query<SeoMetadata & { page_key: SeoPageKey }>(
    `SELECT page_key, page_title, meta_description, meta_keywords, og_title, og_description, og_image_url,
       ai_purpose, ai_focus, json_ld
     FROM seo_metadata ORDER BY page_key`,
  )
  return rows
}

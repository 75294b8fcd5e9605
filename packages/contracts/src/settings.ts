import { z } from 'zod'
import { GUEST_DIAGNOSIS_LIMIT } from './limits.ts'

/** The settings that every page needs. Defaults stand while nothing is stored. */
export const PublicSettings = z.object({
  product_name: z.string().min(1).max(60).default('Soulsign'),
  site_logo_url: z.string().nullable().default(null),
  favicon_url: z.string().nullable().default(null),
  theme_mode: z.enum(['light', 'dark', 'system']).default('system'),
  /** HSL text such as `292 42% 38%`. */
  primary_color: z
    .string()
    .regex(/^\d{1,3}(\.\d+)?\s+\d{1,3}(\.\d+)?%\s+\d{1,3}(\.\d+)?%$/)
    .nullable()
    .default(null),
  supported_languages: z.array(z.string()).min(1).default(['en']),
  maintenance_mode: z.boolean().default(false),
  /** Free diagnoses for one address, as the API counts them. */
  guest_limit: z.int().min(0).default(GUEST_DIAGNOSIS_LIMIT),
})
export type PublicSettings = z.infer<typeof PublicSettings>

export const SEO_PAGE_KEYS = ['homepage', 'diagnosis', 'healing_plan', 'journal', 'auth'] as const
export type SeoPageKey = (typeof SEO_PAGE_KEYS)[number]

export const SeoMetadata = z.object({
  page_title: z.string().nullable(),
  meta_description: z.string().nullable(),
  meta_keywords: z.string().nullable(),
  og_title: z.string().nullable(),
  og_description: z.string().nullable(),
  og_image_url: z.string().nullable(),
  ai_purpose: z.string().nullable(),
  ai_focus: z.string().nullable(),
  json_ld: z.record(z.string(), z.unknown()).nullable(),
})
export type SeoMetadata = z.infer<typeof SeoMetadata>

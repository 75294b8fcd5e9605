import { z } from 'zod'
import { SEO_LIMITS } from './limits.ts'
import { PageKey } from './page.ts'
import { ImageAddress } from './settings.ts'
import { cleanText } from './text.ts'

/** A line of metadata; empty text becomes null. */
const line = (max: number) =>
  z
    .string('Use text.')
    .transform((text) => cleanText(text).replace(/\s+/g, ' '))
    .pipe(z.string().max(max, `At most ${max} characters.`))
    .transform((text) => text || null)
    .nullable()

/** PostgreSQL's jsonb rejects NUL and lone surrogates. */
const isStorable = (json: string) => !/(?<!\\)(\\\\)*\\u(0000|d[89a-f])/i.test(json)

/** Structured data as one JSON object. */
export const JsonLd = z
  .record(z.string(), z.unknown(), 'Use a JSON object, such as { "@context": "https://schema.org" }.')
  .refine((value) => JSON.stringify(value).length <= SEO_LIMITS.json_ld, `At most ${SEO_LIMITS.json_ld} characters.`)
  .refine((value) => isStorable(JSON.stringify(value)), 'Take out the characters that are not valid text (NUL).')

/** `seo_metadata` of one page. */
export const SeoMetadata = z.strictObject({
  page_title: line(SEO_LIMITS.page_title),
  meta_description: line(SEO_LIMITS.meta_description),
  meta_keywords: line(SEO_LIMITS.meta_keywords),
  og_title: line(SEO_LIMITS.og_title),
  og_description: line(SEO_LIMITS.og_description),
  og_image_url: z.union([z.literal('').transform(() => null), ImageAddress]).nullable(),
  ai_purpose: line(SEO_LIMITS.ai_purpose),
  ai_focus: line(SEO_LIMITS.ai_focus),
  json_ld: JsonLd.nullable(),
})
export type SeoMetadata = z.infer<typeof SeoMetadata>

/** A change names the fields to set; null clears one. */
export const SeoChange = SeoMetadata.partial()
export type SeoChange = z.infer<typeof SeoChange>

/** A page's stored metadata. */
export const StoredSeo = z.object({
  page_key: PageKey,
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
export type StoredSeo = z.infer<typeof StoredSeo>

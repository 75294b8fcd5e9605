import { JsonLd, SeoMetadata, type StoredSeo } from '@soulsign/contracts'
import { z } from 'zod'

/** Reads typed JSON-LD. `notJson` words an error, with the parser's reason. */
const jsonLdText = (notJson: (reason: string) => string) =>
  z
    .string()
    .transform((text, context): unknown => {
      if (text.trim() === '') return null
      try {
        return JSON.parse(text)
      } catch (error) {
        context.issues.push({ code: 'custom', input: text, message: notJson((error as Error).message) })
        return z.NEVER
      }
    })
    .pipe(JsonLd.nullable())

/** The form's schema: turns typed text into the API's fields. */
export const seoSchema = (notJson: (reason: string) => string) => SeoMetadata.extend({ json_ld: jsonLdText(notJson) })
export type SeoInput = z.input<ReturnType<typeof seoSchema>>

/** The stored values as text of the form. */
export function toInput(stored: StoredSeo | undefined): SeoInput {
  const fields = Object.keys(SeoMetadata.shape) as (keyof SeoMetadata)[]
  return Object.fromEntries(
    fields.map((field) => {
      const value = stored?.[field]
      return [field, typeof value === 'object' && value !== null ? JSON.stringify(value, null, 2) : (value ?? '')]
    }),
  ) as SeoInput
}

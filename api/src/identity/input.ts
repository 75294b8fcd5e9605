import { z } from '@hono/zod-openapi'

/** The longest metadata that a person may store, as JSON. It is part of each access token. */
const METADATA_MAX_LENGTH = 2_000

/** Whether PostgreSQL can store a text. */
const isStorable = (text: string) => text.isWellFormed() && !text.includes('\0')

function isStorableJson(value: unknown): boolean {
  if (typeof value === 'string') return isStorable(value)
  if (typeof value !== 'object' || value === null) return true
  return Object.entries(value).every(([key, member]) => isStorable(key) && isStorableJson(member))
}

/** An e-mail address as it is stored: trimmed and in lower case. */
export const Email = z
  .string('An email address is required')
  .max(1_000)
  .trim()
  .toLowerCase()
  .pipe(z.email('Unable to validate email address: invalid format').max(254, 'The address is too long'))

/** `user_metadata`. */
export const Metadata = z
  .record(z.string(), z.unknown())
  .refine((data) => JSON.stringify(data).length <= METADATA_MAX_LENGTH, `At most ${METADATA_MAX_LENGTH} characters`)
  .refine(isStorableJson, 'Text with a NUL or a lone surrogate cannot be stored')

/** The page to return to. Addresses outside the product become its home page. */
export const RedirectQuery = z.object({ redirect_to: z.string().optional() })

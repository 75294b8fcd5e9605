import { z } from 'zod'
import { ADMIN_DIAGNOSIS_TYPES, RevealRequest } from './admin.ts'
import { PARTNER_STATES } from './partners.ts'
import { SearchText } from './search-text.ts'

/** The lists of the admin area that can be saved as a file. */
const EXPORTED_LISTS = ['users', 'subscribers', 'diagnoses', 'partners', 'activity_log'] as const
export type ExportedList = (typeof EXPORTED_LISTS)[number]

/** Body of an export: all rows that match, whatever the page. Reason, filter and number of rows are logged. */
export const ExportRequest = RevealRequest.extend({
  list: z.enum(EXPORTED_LISTS),
  search: SearchText.optional(),
  /** Of diagnoses. */
  type: z.enum(ADMIN_DIAGNOSIS_TYPES).default('all'),
  /** Of partners. */
  state: z.enum(PARTNER_STATES).optional(),
})
export type ExportRequest = z.infer<typeof ExportRequest>

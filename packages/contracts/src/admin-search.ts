import { z } from 'zod'
import { AdminDiagnosis, AdminSubscriber, AdminUser } from './admin.ts'
import { PartnerSummary } from './partners.ts'
import { SearchText } from './search-text.ts'

/** The sidebar's search: a few records of each kind. */
export const AdminSearchQuery = z.object({ q: SearchText.pipe(z.string().min(1, 'Type what to look for.')) })
export const AdminSearchResult = z.object({
  users: z.array(AdminUser),
  subscribers: z.array(AdminSubscriber),
  diagnoses: z.array(AdminDiagnosis),
  partners: z.array(PartnerSummary),
})
export type AdminSearchResult = z.infer<typeof AdminSearchResult>

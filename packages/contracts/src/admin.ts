import { z } from 'zod'
import { TIERS } from './billing.ts'
import { SymptomType } from './enums.ts'
import { EntryState } from './journal.ts'
import { ACTIVITY_LOG_PAGE, ADMIN_PAGE_MAX, ADMIN_PAGE_SIZE, REASON_LENGTH } from './limits.ts'
import { SAFETY_CATEGORIES } from './safety-category.ts'
import { SearchText } from './search-text.ts'
import { cleanText } from './text.ts'

const SafetyCategory = z.enum(SAFETY_CATEGORIES)
const Timestamp = z.iso.datetime()
const Role = z.enum(['user', 'admin'])

/** What every list of the admin area takes. `format=csv` answers all that matches as a file, whatever the page. */
export const AdminListQuery = z.object({
  search: SearchText.optional(),
  /** `nextCursor` of the page before. */
  cursor: z.string().max(2_000).optional(),
  limit: z.coerce.number().int().min(1).max(ADMIN_PAGE_MAX).default(ADMIN_PAGE_SIZE),
  format: z.enum(['json', 'csv']).default('json'),
})
export type AdminListQuery = z.infer<typeof AdminListQuery>

/** A list in the order of its date: the latest first, or the earliest. */
export const DatedListQuery = AdminListQuery.extend({ direction: z.enum(['asc', 'desc']).default('desc') })

const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() })

/** A person with a confirmed address, or one who is invited (`invited`: has not come yet). */
export const AdminUser = z.object({
  id: z.uuid(),
  email: z.string(),
  full_name: z.string().nullable(),
  created_at: Timestamp,
  subscribed: z.boolean(),
  /** Null: free. */
  subscription_tier: z.enum(TIERS).nullable(),
  role: Role,
  /** Named in ADMIN_EMAILS: the role cannot be revoked and the account not deleted. */
  permanent_admin: z.boolean(),
  invited: z.boolean(),
})
export type AdminUser = z.infer<typeof AdminUser>

export const ADMIN_USER_SORTS = ['created_at', 'email', 'name', 'tier'] as const
export const AdminUsersQuery = DatedListQuery.extend({ sort: z.enum(ADMIN_USER_SORTS).default('created_at') })
export type AdminUsersQuery = z.infer<typeof AdminUsersQuery>
export const AdminUsersPage = pageOf(AdminUser)

/** A subscription, active or ended. `subscription_end` is null for Lifetime. */
export const AdminSubscriber = z.object({
  id: z.uuid(),
  user_id: z.uuid().nullable(),
  email: z.string(),
  subscribed: z.boolean(),
  subscription_tier: z.enum(TIERS).nullable(),
  subscription_end: Timestamp.nullable(),
  updated_at: Timestamp,
})
export type AdminSubscriber = z.infer<typeof AdminSubscriber>
export const AdminSubscribersPage = pageOf(AdminSubscriber)

/** A person's page: nothing of what they wrote. */
export const AdminPerson = AdminUser.extend({
  last_sign_in_at: Timestamp.nullable(),
  subscription: AdminSubscriber.nullable(),
  counts: z.object({ symptoms: z.int(), analyzed: z.int(), plans: z.int() }),
})
export type AdminPerson = z.infer<typeof AdminPerson>

/** An entry of a person without its text. */
export const AdminEntry = z.object({
  id: z.uuid(),
  symptom_type: SymptomType,
  state: EntryState,
  created_at: Timestamp,
})
export type AdminEntry = z.infer<typeof AdminEntry>
export const AdminEntriesPage = pageOf(AdminEntry)

const { min: reasonMin, max: reasonMax } = REASON_LENGTH
/** Why an administrator has to read what a person wrote. It is logged. */
export const RevealRequest = z.object({
  reason: z
    .string('Say why.')
    .transform(cleanText)
    .pipe(
      z
        .string()
        .min(reasonMin, `Say why, in at least ${reasonMin} characters.`)
        .max(reasonMax, `At most ${reasonMax} characters.`),
    ),
})
export const RevealedSymptom = z.object({
  id: z.uuid(),
  user_id: z.uuid().nullable(),
  symptom_type: SymptomType,
  title: z.string(),
  description: z.string(),
  created_at: Timestamp,
})
export type RevealedSymptom = z.infer<typeof RevealedSymptom>

/** `analysis_preview` is the insight's first 100 characters; null for an urgent entry. A guest's has no user. */
export const AdminDiagnosis = z.object({
  id: z.uuid(),
  symptom_id: z.uuid(),
  symptom_title: z.string(),
  symptom_type: SymptomType,
  user_id: z.uuid().nullable(),
  user_email: z.string().nullable(),
  analysis_preview: z.string().nullable(),
  safety_level: z.enum(['urgent', 'card']).nullable(),
  safety_category: SafetyCategory.nullable(),
  created_at: Timestamp,
})
export type AdminDiagnosis = z.infer<typeof AdminDiagnosis>

/** `emotional` and `mental` each include `mental_emotional`. */
export const ADMIN_DIAGNOSIS_TYPES = ['all', 'physical', 'emotional', 'mental'] as const
export const AdminDiagnosesQuery = DatedListQuery.extend({ type: z.enum(ADMIN_DIAGNOSIS_TYPES).default('all') })
export type AdminDiagnosesQuery = z.infer<typeof AdminDiagnosesQuery>
export const AdminDiagnosesPage = pageOf(AdminDiagnosis)

/** What the security log holds. */
export const ADMIN_ACTIONS = [
  'user_delete',
  'subscription_cancel',
  'settings_change',
  'partner_delete',
  'user_edit',
  'user_invite',
  'subscription_edit',
  'partner_edit',
  'symptom_view',
  'data_export',
  /** Somebody signed in who is no admin called an admin endpoint. */
  'access_refused',
] as const
export type AdminAction = (typeof ADMIN_ACTIONS)[number]
/** Shown as destructive, and counted as such. */
export const DESTRUCTIVE_ACTIONS = [
  'user_delete',
  'subscription_cancel',
  'settings_change',
  'partner_delete',
] as const satisfies AdminAction[]

const ADMIN_TARGETS = [
  'user',
  'subscriber',
  'diagnosis',
  'symptom',
  'setting',
  'seo',
  'partner',
  'activity_log',
  'endpoint',
] as const
export type AdminTarget = (typeof ADMIN_TARGETS)[number]

/** A line of the security log. `target_id` is an id, a key, or the endpoint that was refused. */
export const AdminActivity = z.object({
  id: z.uuid(),
  admin: z.object({ id: z.uuid(), email: z.string(), full_name: z.string().nullable() }),
  action: z.enum(ADMIN_ACTIONS),
  target_type: z.enum(ADMIN_TARGETS),
  target_id: z.string().nullable(),
  reason: z.string().nullable(),
  ip_address: z.string(),
  created_at: Timestamp,
})
export type AdminActivity = z.infer<typeof AdminActivity>

/** As many as the log shows at once, and older ones by paging. */
export const ActivityLogQuery = DatedListQuery.extend({
  limit: z.coerce.number().int().min(1).max(ADMIN_PAGE_MAX).default(ACTIVITY_LOG_PAGE),
})

/** Counters of the last 24 hours (`events`) and 7 days; of the whole log, not of the page. */
export const AdminActivityPage = pageOf(AdminActivity).extend({
  counters: z.object({ events: z.int(), destructive: z.int(), refused: z.int() }),
})

/** A total, and how many were new on each of the last 30 days (UTC, oldest first, today last). */
export const Course = z.object({ total: z.int(), days: z.array(z.object({ day: z.iso.date(), added: z.int() })) })
export type Course = z.infer<typeof Course>
/** `subscriptions.total` are the active ones. */
export const AdminStats = z.object({
  users: Course,
  subscriptions: Course,
  diagnoses: Course,
})
export type AdminStats = z.infer<typeof AdminStats>

/** How many entries met a safety panel (`urgent`) or card, by day (UTC) and category, over the last 30 days. */
export const SafetyFigures = z.object({
  items: z.array(
    z.object({
      day: z.iso.date(),
      level: z.enum(['urgent', 'card']),
      category: SafetyCategory,
      panels: z.int(),
    }),
  ),
})
export type SafetyFigures = z.infer<typeof SafetyFigures>

const STATUS_PARTS = ['database', 'queue', 'ai', 'stripe', 'mail', 'remote'] as const
/** One health check. `name` is a remote's; `detail` says what is wrong. */
export const StatusCheck = z.object({
  part: z.enum(STATUS_PARTS),
  name: z.string().nullable(),
  ok: z.boolean(),
  detail: z.string().nullable(),
  milliseconds: z.int(),
})
export type StatusCheck = z.infer<typeof StatusCheck>
export const AdminStatus = z.object({ ok: z.boolean(), checks: z.array(StatusCheck), checked_at: Timestamp })
export type AdminStatus = z.infer<typeof AdminStatus>

/** Body of an invitation. A mail with a sign-in link goes out. */
export const Invitation = z.object({
  email: z
    .string('Type an address.')
    .max(1_000)
    .trim()
    .toLowerCase()
    .pipe(z.email('Type an address such as name@example.com.').max(254, 'The address is too long.')),
  role: Role.default('user'),
})
export const RoleChange = z.object({ role: Role })

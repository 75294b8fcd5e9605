import { z } from 'zod'
import { SymptomType } from './choice.ts'
import { EntryState } from './journal.ts'
import { ACTIVITY_LOG_PAGE, ADMIN_PAGE_MAX, ADMIN_PAGE_SIZE, REASON_LENGTH } from './limits.ts'
import { TIERS } from './plans.ts'
import { SAFETY_CATEGORIES, SAFETY_LEVELS, SAFETY_READERS } from './safety-category.ts'
import { SearchText } from './search-text.ts'
import { cleanText } from './text.ts'

const SafetyCategory = z.enum(SAFETY_CATEGORIES)
const Timestamp = z.iso.datetime()
const Role = z.enum(['user', 'admin'])

/** Query of every admin list. */
export const AdminListQuery = z.object({
  search: SearchText.optional(),
  /** `nextCursor` of the previous page. */
  cursor: z.string().max(2_000).optional(),
  limit: z.coerce.number().int().min(1).max(ADMIN_PAGE_MAX).default(ADMIN_PAGE_SIZE),
})
export type AdminListQuery = z.infer<typeof AdminListQuery>

/** Query of a list sorted by date, latest first by default. */
export const DatedListQuery = AdminListQuery.extend({ direction: z.enum(['asc', 'desc']).default('desc') })

const pageOf = <Item extends z.ZodType>(item: Item) =>
  z.object({ items: z.array(item), nextCursor: z.string().nullable() })

/** A person with a confirmed address, or one who was invited and has not signed in yet (`invited`). */
export const AdminUser = z.object({
  id: z.uuid(),
  email: z.string(),
  full_name: z.string().nullable(),
  created_at: Timestamp,
  subscribed: z.boolean(),
  /** Null for a free account. */
  subscription_tier: z.enum(TIERS).nullable(),
  role: Role,
  /** Named in ADMIN_EMAILS: the role cannot be revoked, and the account cannot be deleted. */
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

/** A person's page, without anything they wrote. */
export const AdminPerson = AdminUser.extend({
  last_sign_in_at: Timestamp.nullable(),
  subscription: AdminSubscriber.nullable(),
  counts: z.object({ symptoms: z.int(), analyzed: z.int(), plans: z.int() }),
})
export type AdminPerson = z.infer<typeof AdminPerson>

/** A person's entry without its text. `analyzed` may be an insight or help: staff are not told, so it is never `urgent`. */
export const AdminEntry = z.object({
  id: z.uuid(),
  symptom_type: SymptomType,
  state: EntryState,
  created_at: Timestamp,
})
export type AdminEntry = z.infer<typeof AdminEntry>
export const AdminEntriesPage = pageOf(AdminEntry)

const { min: reasonMin, max: reasonMax } = REASON_LENGTH
/** Why an administrator needs to see or take along what is not shown to them. The reason is logged. */
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

/**
 * Title, preview and safety are null until the list is opened for a reason. `analysis_preview` is the insight's first 100
 * characters; null for an urgent entry, too. The user is null for a guest.
 */
export const AdminDiagnosis = z.object({
  id: z.uuid(),
  symptom_id: z.uuid(),
  symptom_title: z.string().nullable(),
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
export const AdminDiagnosesQuery = DatedListQuery.extend({
  type: z.enum(ADMIN_DIAGNOSIS_TYPES).default('all'),
  /** The `id` from opening the list. Without it, titles and previews are null, and search finds addresses only. */
  opening: z.uuid().optional(),
})
export type AdminDiagnosesQuery = z.infer<typeof AdminDiagnosesQuery>
/** `opened` says whether titles and previews are shown. */
export const AdminDiagnosesPage = pageOf(AdminDiagnosis).extend({ opened: z.boolean() })
/** An opening of the list of diagnoses, for the administrator who asked. */
export const DiagnosesOpening = z.object({ id: z.uuid(), expires_at: Timestamp })

/** The actions in the security log. */
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
  'diagnosis_view',
  'data_export',
  'release_move',
  /** A signed-in user without the admin role called an admin endpoint. */
  'access_refused',
] as const
export type AdminAction = (typeof ADMIN_ACTIONS)[number]
/** Actions that the log marks and counts as destructive. */
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
  'release',
  'endpoint',
] as const
export type AdminTarget = (typeof ADMIN_TARGETS)[number]

/** A line of the security log. `target_id` is an id, a key, or the refused endpoint. */
export const AdminActivity = z.object({
  id: z.uuid(),
  admin: z.object({ id: z.uuid(), email: z.string(), full_name: z.string().nullable() }),
  action: z.enum(ADMIN_ACTIONS),
  target_type: z.enum(ADMIN_TARGETS),
  target_id: z.string().nullable(),
  reason: z.string().nullable(),
  /** Filter and number of rows of an export. */
  detail: z.string().nullable(),
  ip_address: z.string(),
  created_at: Timestamp,
})
export type AdminActivity = z.infer<typeof AdminActivity>

/** Query of the security log, with a page size of its own. */
export const ActivityLogQuery = DatedListQuery.extend({
  limit: z.coerce.number().int().min(1).max(ADMIN_PAGE_MAX).default(ACTIVITY_LOG_PAGE),
})

/** The counters cover the whole log: `events` the last 24 hours, the others the last 7 days. */
export const AdminActivityPage = pageOf(AdminActivity).extend({
  counters: z.object({ events: z.int(), destructive: z.int(), refused: z.int() }),
})

/** A total, and the number added on each of the last 30 days (UTC, oldest first, today last). */
export const Course = z.object({ total: z.int(), days: z.array(z.object({ day: z.iso.date(), added: z.int() })) })
export type Course = z.infer<typeof Course>
/** `subscriptions.total` counts active subscriptions only. */
export const AdminStats = z.object({
  users: Course,
  subscriptions: Course,
  diagnoses: Course,
})
export type AdminStats = z.infer<typeof AdminStats>

/**
 * Help that was shown in the last 30 days, without anybody's words. `items`: entries by day (UTC), level and category, at
 * the level that they have now. `reading`: by day, language and what found it, how often help was shown, what was
 * answered to a question, and how often 'This isn't what I meant' followed.
 */
export const SafetyFigures = z.object({
  items: z.array(
    z.object({
      day: z.iso.date(),
      level: z.enum(SAFETY_LEVELS),
      category: SafetyCategory,
      panels: z.int(),
    }),
  ),
  reading: z.array(
    z.object({
      day: z.iso.date(),
      language: z.string(),
      level: z.enum(SAFETY_LEVELS),
      by: z.enum(SAFETY_READERS),
      shown: z.int(),
      yes: z.int(),
      unsure: z.int(),
      no: z.int(),
      not_meant: z.int(),
    }),
  ),
})
export type SafetyFigures = z.infer<typeof SafetyFigures>

const STATUS_PARTS = ['database', 'queue', 'ai', 'stripe', 'mail', 'remote'] as const
/** One health check. `name` is the remote's name; `detail` says what is wrong. */
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

/** Body of an invitation. The API mails a sign-in link to the address. */
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

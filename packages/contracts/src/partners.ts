import { z } from 'zod'
import { AdminListQuery } from './admin.ts'
import { choice } from './choice.ts'
import { AllowedOrigin } from './partner-origins.ts'
import { cleanText } from './text.ts'
import { WidgetTheme } from './widget.ts'

/** A partner's publishable key. It is public in the partner's pages and grants nothing by itself. */
export const PartnerKey = z.string().regex(/^pk_[a-z0-9]{4,40}$/, 'A key looks like pk_ and letters or digits.')
/** The sandbox's partner, for pages on localhost. */
export const DEMO_PARTNER_KEY = 'pk_demo'

export const PARTNER_NAME_MAX = 80
const PARTNER_ORIGINS_MAX = 50
/** Daily insights for all visitors of a new partner together. */
export const PARTNER_CEILING_DEFAULT = 500
const PARTNER_CEILING_MAX = 1_000_000

/** Hourly maximum of counted views, refusals and reached limits for one IP address on a partner's frame. */
export const PARTNER_VISITS_COUNTED = 100

const ceilingText = `Use a whole number from 0 to ${PARTNER_CEILING_MAX.toLocaleString('en')}.`

/** The fields of a partner that an administrator edits. */
export const PartnerInput = z.object({
  name: z
    .string('Give the partner a name.')
    .transform(cleanText)
    .pipe(
      z.string().min(1, 'Give the partner a name.').max(PARTNER_NAME_MAX, `At most ${PARTNER_NAME_MAX} characters.`),
    ),
  origins: z
    .array(AllowedOrigin)
    .min(1, 'Name at least one origin.')
    .max(PARTNER_ORIGINS_MAX, `At most ${PARTNER_ORIGINS_MAX} origins.`)
    .transform((origins) => [...new Set(origins)]),
  theme: WidgetTheme,
  /** Insights per day (UTC); at 0 only the safety panel remains. */
  daily_ceiling: z.int(ceilingText).min(0, ceilingText).max(PARTNER_CEILING_MAX, ceilingText),
})
export type PartnerInput = z.infer<typeof PartnerInput>

/** Anonymous counts of one or several days. */
export const PartnerFigures = z.object({
  /** Frames shown. */
  views: z.int(),
  /** Insights started, except those that failed. */
  starts: z.int(),
  completed: z.int(),
  /** Visitors who reached the limit of free diagnoses. */
  limits: z.int(),
  /** New accounts from the widget. */
  signups: z.int(),
  /** Frames refused because of the page's origin. */
  refusals: z.int(),
})
export type PartnerFigures = z.infer<typeof PartnerFigures>

export const Partner = z.object({
  id: z.uuid(),
  name: z.string(),
  publishable_key: z.string(),
  origins: z.array(z.string()),
  theme: WidgetTheme,
  daily_ceiling: z.int(),
  revoked_at: z.iso.datetime().nullable(),
  created_at: z.iso.datetime(),
  updated_at: z.iso.datetime(),
})
export type Partner = z.infer<typeof Partner>

/** A partner in the list, with its figures for the last 30 days. */
export const PartnerSummary = Partner.extend({ figures: PartnerFigures })
export type PartnerSummary = z.infer<typeof PartnerSummary>

export const PARTNER_STATES = ['active', 'revoked'] as const
const PARTNER_SORTS = ['created_at', 'name'] as const
/** Query of `GET /api/admin/partners`. */
export const PartnersQuery = AdminListQuery.extend({
  state: choice(PARTNER_STATES).optional(),
  sort: choice(PARTNER_SORTS).default('created_at'),
  direction: choice(['asc', 'desc']).default('desc'),
})
export type PartnersQuery = z.infer<typeof PartnersQuery>
export const PartnersPage = z.object({ items: z.array(PartnerSummary), nextCursor: z.string().nullable() })
export type PartnersPage = z.infer<typeof PartnersPage>

/** A partner's usage on the last `days` days (UTC) including today, oldest first, with zeros for days without use. */
export const PartnerUsageQuery = z.object({ days: z.coerce.number().int().min(1).max(366).default(30) })
export const PartnerUsage = z.object({
  total: PartnerFigures,
  days: z.array(PartnerFigures.extend({ day: z.iso.date() })),
})
export type PartnerUsage = z.infer<typeof PartnerUsage>

/** `POST /api/widget/frame-token`: a fresh frame token for one that is valid or expired within the last 30 days. */
export const FrameTokenResponse = z.object({ frame_token: z.string() })

/**
 * `POST /api/widget/handover`, called by the frame before it opens the sign-up. The code works once, for some minutes.
 * It goes into the URL fragment (`/auth#handover=`), hidden from servers and from the page around the frame.
 */
export const HandoverResponse = z.object({ code: z.string() })
/** `POST /api/widget/handover/exchange`, called by the shell: moves the frame guest's entries to the caller. */
export const HandoverExchange = z.object({ code: z.string().min(1).max(100) })
export const HandoverExchanged = z.object({
  /** The caller's guest token, created if there was none; null for a signed-in person. */
  guestToken: z.string().nullable(),
})

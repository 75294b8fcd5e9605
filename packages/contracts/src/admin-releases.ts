import { z } from 'zod'
import { ReleaseName } from './registry.ts'

const Timestamp = z.iso.datetime()

/** How far back the use of releases is shown, in hours. */
export const RELEASE_USE_HOURS = 48
/** The largest share of browsers that a canary goes to. */
export const CANARY_PERCENT_MAX = 50
/** The longest reason for a move, in characters. */
export const WHY_MAX = 500

/** A release that a share of browsers gets. At 0 %, only those get it that followed its link. */
const Canary = z.object({ version: z.string(), percent: z.int(), started_at: Timestamp })

/** What is live of each remote, of the shell and of the widget, and how its last 48 hours went. */
export const AdminReleases = z.object({
  items: z.array(
    z.object({
      name: ReleaseName,
      /** Null while it is withdrawn. */
      live: z.object({ version: z.string(), published_at: Timestamp, resting: z.boolean() }).nullable(),
      canary: Canary.nullable(),
      pages: z.int(),
      failures: z.int(),
    }),
  ),
})
export type AdminReleases = z.infer<typeof AdminReleases>

/** The releases of a remote, of the shell or of the widget, newest first, and every move. */
export const ReleaseHistory = z.object({
  releases: z.array(
    z.object({ version: z.string(), published_at: Timestamp, live: z.boolean(), resting: z.boolean() }),
  ),
  moves: z.array(
    z.object({
      action: z.string(),
      version: z.string(),
      replaced_version: z.string().nullable(),
      actor: z.string(),
      why: z.string().nullable(),
      created_at: Timestamp,
    }),
  ),
})

/** One remote: its releases newest first, its moves newest first, and its use. */
export const AdminRelease = ReleaseHistory.extend({
  name: ReleaseName,
  canary: Canary.nullable(),
  /** Pages that named a version, and failures of it that browsers reported, by hour (UTC), oldest first. */
  hours: z.array(z.object({ hour: Timestamp, version: z.string(), pages: z.int(), failures: z.int() })),
  /** Failures by version and the phase in which they happened, most first. */
  phases: z.array(z.object({ version: z.string(), phase: z.string(), failures: z.int() })),
})
export type AdminRelease = z.infer<typeof AdminRelease>

const why = z.string().trim().min(1, 'Say why, for the record.').max(WHY_MAX).optional()
const version = z.string().min(1).max(60)

/** A change of what is live. */
export const ReleaseMove = z.discriminatedUnion('action', [
  z.object({ action: z.enum(['rollback', 'withdraw', 'off', 'on', 'canary-end']), why }),
  z.object({ action: z.literal('move'), version, why }),
  z.object({
    action: z.literal('canary'),
    version,
    percent: z.int().min(0).max(CANARY_PERCENT_MAX, `At most ${CANARY_PERCENT_MAX} %.`),
    why,
  }),
])
export type ReleaseMove = z.infer<typeof ReleaseMove>

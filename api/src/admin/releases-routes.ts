import { OpenAPIHono } from '@hono/zod-openapi'
import {
  type AdminRelease,
  type AdminReleases,
  endpoints,
  RELEASE_USE_HOURS,
  type ReleaseName,
  WHY_MAX,
} from '@soulsign/contracts'
import type { Transaction } from '../database/database.ts'
import type { Deps } from '../deps.ts'
import { refuseInvalid } from '../http/errors.ts'
import { ProblemError } from '../http/problem.ts'
import { contractRoute } from '../http/route.ts'
import { type Canary, selectCanaries } from '../releases/canary.sql.ts'
import { performMove } from '../releases/perform.ts'
import { ReleaseError } from '../releases/refusal.ts'
import { selectMoves, selectNames, selectReleases } from '../releases/release.sql.ts'
import type { ReleaseStore } from '../releases/store.ts'
import { selectHours, selectPhases, selectTotals } from '../releases/use.sql.ts'
import { logActivity } from './activity-log.ts'
import { adminOf } from './require-admin.ts'

const overview = contractRoute({
  endpoint: endpoints.adminReleases,
  summary: 'What is live of everything, and how its last 48 hours went',
  tag: 'Admin',
  access: 'admin',
})
const one = contractRoute({
  endpoint: endpoints.adminRelease,
  summary: 'The releases, moves and use of a remote, of the shell or of the widget',
  tag: 'Admin',
  access: 'admin',
  problems: ['not-found'],
})
const moves = contractRoute({
  endpoint: endpoints.moveRelease,
  summary: 'Move what is live, switch it off or on, or begin or end a canary',
  description: 'Logged as `release_move`. A move that is impossible is refused with the reason.',
  tag: 'Admin',
  access: 'admin',
  problems: ['not-found'],
})

/** Releases for staff. */
export function releasesRoutes({ config, database, site, log }: Pick<Deps, 'config' | 'database' | 'site' | 'log'>) {
  const store: ReleaseStore = { databaseUrl: config.databaseDirectUrl }
  return new OpenAPIHono({ defaultHook: refuseInvalid })
    .openapi(overview, async (c) => c.json(await database.asSystem(readOverview), 200))
    .openapi(one, async (c) => {
      const { name } = c.req.valid('param')
      return c.json(await database.asSystem((tx) => readOne(tx, name)), 200)
    })
    .openapi(moves, async (c) => {
      const { name } = c.req.valid('param')
      const move = c.req.valid('json')
      const admin = adminOf(c)
      await database.asSystem((tx) => readOne(tx, name))
      const version = await performMove(store, { name, actor: admin.adminEmail }, move).catch((error) => {
        throw error instanceof ReleaseError ? new ProblemError('invalid-input', { detail: error.message }) : error
      })
      site.changed()
      log.event('release moved', { remote: name, version, action: move.action })
      const targetId = `${name} ${version}`
      const answer = await database.asSystem(async (tx) => {
        const reason = (move.why ? `${move.action}: ${move.why}` : move.action).slice(0, WHY_MAX)
        await logActivity(tx, { ...admin, action: 'release_move', targetType: 'release', targetId, reason })
        return readOne(tx, name)
      })
      return c.json(answer, 200)
    })
}

const shown = (canary: Canary | undefined) =>
  canary ? { version: canary.version, percent: canary.percent, started_at: canary.started_at.toISOString() } : null

async function readOverview(tx: Transaction): Promise<AdminReleases> {
  const names = await selectNames(tx)
  const canaries = await selectCanaries(tx)
  const totals = await selectTotals(tx, RELEASE_USE_HOURS)
  return {
    items: names.map(({ name, version, published_at, resting }) => {
      const { pages = 0, failures = 0 } = totals.find((total) => total.name === name) ?? {}
      return {
        name,
        live: version ? { version, published_at: published_at.toISOString(), resting } : null,
        canary: shown(canaries.find((canary) => canary.name === name)),
        pages,
        failures,
      }
    }),
  }
}

async function readOne(tx: Transaction, name: ReleaseName): Promise<AdminRelease> {
  const releases = await selectReleases(tx, name)
  if (releases.length === 0) throw new ProblemError('not-found', { detail: `${name} was never released.` })
  const canaries = await selectCanaries(tx)
  const moves = await selectMoves(tx, name)
  const hours = await selectHours(tx, name, RELEASE_USE_HOURS)
  return {
    name,
    canary: shown(canaries.find((canary) => canary.name === name)),
    releases: releases.map(({ version, published_at, live, resting }) => ({
      version,
      published_at: published_at.toISOString(),
      live,
      resting,
    })),
    moves: moves.toReversed().map((move) => ({ ...move, created_at: move.created_at.toISOString() })),
    hours: hours.map((hour) => ({ ...hour, hour: hour.hour.toISOString() })),
    phases: await selectPhases(tx, name, RELEASE_USE_HOURS),
  }
}

import { setTimeout as delay } from 'node:timers/promises'
import { OpenAPIHono } from '@hono/zod-openapi'
import { requestId } from 'hono/request-id'
import { secureHeaders } from 'hono/secure-headers'
import { requireAdmin } from './admin/require-admin.ts'
import { adminRoutes } from './admin/routes.ts'
import { billingRoutes } from './billing/routes.ts'
import { stripeWebhookRoutes } from './billing/webhook.ts'
import type { Deps } from './deps.ts'
import { guestRoutes } from './guests/routes.ts'
import { refuseCrossSite } from './http/cross-site.ts'
import { answerError, answerNotFound, refuseOtherMethods } from './http/errors.ts'
import { knownHost } from './http/known-host.ts'
import { refuseInvalidBearer } from './http/principal.ts'
import { answerProblem, ProblemError } from './http/problem.ts'
import { adminAuthRoutes } from './identity/admin-auth.ts'
import { confirmRoutes } from './identity/confirm-routes.ts'
import { deviceRoutes } from './identity/device-routes.ts'
import { passkeyRoutes } from './identity/passkey-routes.ts'
import { resolvePrincipal } from './identity/principal.ts'
import { identityRoutes } from './identity/routes.ts'
import { secondFactorRoutes } from './identity/second-factor-routes.ts'
import { insightRoutes } from './insights/routes.ts'
import { journalRoutes } from './journal/routes.ts'
import type { Readiness } from './observability/readiness.ts'
import { observabilityRoutes } from './observability/routes.ts'
import { wideEvent } from './observability/wide-event.ts'
import { PARTNERS, partnerSelection } from './partners/partner-list.ts'
import { partnerRoutes } from './partners/routes.ts'
import { planRoutes } from './plans/routes.ts'
import { profileRoutes } from './profile/routes.ts'
import { provenanceRoutes } from './provenance/routes.ts'
import { referenceRoutes } from './reference/routes.ts'
import { releaseRoutes } from './releases/routes.ts'
import { rightsRoutes } from './rights/routes.ts'
import { settingsRoutes } from './settings/routes.ts'
import { submissionRoutes } from './submission/routes.ts'
import { closedForMaintenance } from './web/maintenance.ts'
import { webRoutes } from './web/routes.ts'

/** Gives each request an id, taken from the caller's `X-Request-Id` if that is valid, and returns it. */
const identified = requestId({ limitLength: 64 })

/**
 * How long a request may wait for the start, in milliseconds: until the database is there, and from then on. A start on a
 * busy machine takes a while, and some proxies send requests as soon as a node listens.
 */
const START_PATIENCE_MS = { database: 10_000, rest: 50_000 }

/**
 * Serves requests until the whole API is up: health and readiness at once. Everything else waits for `started`, the
 * whole API, and gets 503 if that takes long.
 */
export function createStartingApp(
  readiness: Readiness,
  started: Promise<OpenAPIHono>,
  patienceMs: { database: number; rest: number } = START_PATIENCE_MS,
): OpenAPIHono {
  const app = new OpenAPIHono()
  app.use(identified)
  app.route('/', observabilityRoutes(readiness))
  app.notFound(async (c) => {
    const withinMs = (ms: number) => Promise.race([started, delay(ms, undefined, { ref: false })])
    const isComing = () => !readiness.waitingFor().includes('database')
    const whole = (await withinMs(patienceMs.database)) ?? (isComing() && (await withinMs(patienceMs.rest)))
    if (whole) return whole.fetch(c.req.raw, c.env)
    const headers = { 'retry-after': '1' }
    return answerProblem(c, new ProblemError('unavailable', { detail: 'Starting up.', headers }))
  })
  return app
}

/** The whole API: the routes of every module behind the shared middleware. */
export function createApp(deps: Deps): OpenAPIHono {
  const { config, log, metrics, readiness, database, queue } = deps
  const app = new OpenAPIHono()

  app.use(identified)
  app.use(wideEvent(log, metrics))
  app.use(refuseOtherMethods(app))
  app.use(async (c, next) => {
    await next()
    // A kept-alive connection would send its next request here too.
    if (readiness.draining()) c.header('connection', 'close')
  })
  app.use(
    '/api/*',
    secureHeaders({
      strictTransportSecurity: config.publicUrl.startsWith('https:') ? 'max-age=31536000; includeSubDomains' : false,
      xFrameOptions: 'DENY',
      crossOriginResourcePolicy: 'same-origin',
    }),
    async (c, next) => {
      await next()
      // Nearly all responses hold personal data; other routes set their own header. Set it on the response itself:
      // c.header() would create a new response and copy the body.
      const { headers } = c.res
      if (!headers.has('cache-control')) headers.set('cache-control', 'no-store')
      if (!headers.has('content-security-policy')) {
        headers.set('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
      }
    },
  )
  app.route(
    '/',
    observabilityRoutes(readiness, { database: () => database.ping(), queue: () => queue.schemaVersion() }),
  )
  app.use(knownHost(config))
  app.use('/api/*', refuseCrossSite)
  // Before everything that could refuse it: Stripe gets an error only for an invalid signature.
  app.route('/', stripeWebhookRoutes(deps))
  // Before the rest: it authenticates by itself and formats errors as GoTrue does.
  app.route('/', identityRoutes(deps))
  // Before the rest: its token belongs to no person.
  app.route('/', releaseRoutes(deps))
  app.use('/api/*', resolvePrincipal(deps), refuseInvalidBearer)
  // Before maintenance, so that refusals are logged at any time.
  app.use('/api/admin/*', requireAdmin(deps))
  app.on('PUT', ['/api/settings/*', '/api/seo/*'], requireAdmin(deps))
  // They name the administrators' calls, too.
  if (config.production) app.on('GET', ['/api/openapi.json', '/api/reference', '/api/reference/*'], requireAdmin(deps))
  app.use('/api/*', closedForMaintenance(deps.site))

  app.route('/', guestRoutes(deps))
  app.route('/', submissionRoutes(deps))
  app.route('/', insightRoutes(deps))
  app.route('/', journalRoutes(deps))
  app.route('/', planRoutes(deps))
  app.route('/', provenanceRoutes(deps))
  app.route('/', profileRoutes(deps))
  app.route('/', rightsRoutes(deps))
  app.route('/', billingRoutes(deps))
  app.route('/', confirmRoutes(deps))
  app.route('/', deviceRoutes(deps))
  app.route('/', passkeyRoutes(deps))
  app.route('/', secondFactorRoutes(deps))
  app.route('/', adminAuthRoutes(deps))
  app.route('/', adminRoutes(deps, { partners: { list: PARTNERS, selection: partnerSelection } }))
  app.route('/', settingsRoutes(deps))
  app.route('/', referenceRoutes(app, config.productName))
  app.route('/', partnerRoutes(deps))
  app.route('/', webRoutes(deps))

  app.notFound(answerNotFound)
  app.onError(answerError(log))
  return app
}

import { createHmac, createSecretKey } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as delay } from 'node:timers/promises'
import { getRequestListener } from '@hono/node-server'
import type { OpenAPIHono } from '@hono/zod-openapi'
import { type Screener, startScreener } from '@soulsign/safety'
import { createSealedCursors } from './admin/cursor.ts'
import { createAiReader } from './ai-reader/ai-reader.ts'
import { announceTo } from './announcements/announcements.ts'
import { createApp, createStartingApp } from './app.ts'
import { createStripe } from './billing/stripe.ts'
import { type Config, ConfigError } from './config.ts'
import { connectDatabase, untilReachable } from './database/database.ts'
import type { Deps } from './deps.ts'
import { createAi } from './generation/ai.ts'
import { listenForGenerations } from './generation/news.ts'
import { guestsListener } from './guests/listener.ts'
import { createGuestTokens } from './guests/token.ts'
import { refuseUnreadable, unreadableRequest } from './http/unreadable.ts'
import { createAccessTokens } from './identity/access-token.ts'
import { createGoogle } from './identity/google.ts'
import { openCountries } from './identity/origin.ts'
import { createFindHolder } from './identity/sessions.sql.ts'
import { createSigningKeys } from './identity/signing-keys.ts'
import { createCeilings } from './limits/ceilings.ts'
import { createMailer } from './mail/mailer.ts'
import { migrate } from './migrate.ts'
import { createLogger, type Logger } from './observability/log.ts'
import { createMetrics, serveMetrics } from './observability/metrics.ts'
import { measureParts } from './observability/parts.ts'
import { createReadiness, type Readiness } from './observability/readiness.ts'
import { ensureDemoPartner } from './partners/demo.ts'
import { createFrameTokens } from './partners/frame-token.ts'
import { partnersListener } from './partners/listener.ts'
import { createProvenance } from './provenance/signature.ts'
import { startQueue } from './queue/queue.ts'
import { untilLiveIsHere } from './releases/bring-live.ts'
import { bucketAt } from './releases/bucket.ts'
import { createReleaseFiles } from './releases/files.ts'
import { takeOverReleases } from './releases/take-over.ts'
import { createReleaseUse } from './releases/use.ts'
import { rightsListener } from './rights/listener.ts'
import { appLogin } from './secrets/app-login.ts'
import { createMarks } from './secrets/marks.ts'
import { createSeal } from './secrets/seal.ts'
import { loadSecrets } from './secrets/secrets.ts'
import { settle } from './settle.ts'
import { createSite } from './web/site.ts'
import { startWorkers } from './workers.ts'

/** How long running requests, streams and jobs may continue after the order to stop. */
const DRAIN_MS = 30_000
const SWEEP_MS = 100
/** Longer than load balancers keep idle connections, so that none sends a request into a closing one. */
const KEEP_ALIVE_MS = 65_000

export interface RunningServer {
  /** The address it listens on, such as http://127.0.0.1:3000. */
  url: string
  /**
   * Drains the server: is no longer ready for `lameDuckMs`, then refuses new work and lets running requests, streams
   * and jobs finish, for at most 30 s.
   * Idempotent.
   */
  close(): Promise<void>
}

/**
 * Starts the API: loads what screens texts, listens, waits for the database, migrates, connects and starts the workers.
 * Health and readiness respond once it listens; everything else gets 503 until all parts are up. Rejects if a part cannot start.
 * @param shared.screener a screener for several servers of one process; the caller closes it
 */
export async function startServer(config: Config, shared: { screener?: Screener } = {}): Promise<RunningServer> {
  // It takes most of the start. Some proxies send requests as soon as a node listens, so it comes before that.
  const screener = shared.screener ? { ...shared.screener, close: async () => undefined } : await startScreener()
  try {
    return await serve(config, screener)
  } catch (error) {
    await screener.close()
    throw error
  }
}

async function serve(config: Config, screener: Screener): Promise<RunningServer> {
  const log = createLogger(config.logLevel)
  const readiness = createReadiness()
  const started = Promise.withResolvers<OpenAPIHono>()
  let app = createStartingApp(readiness, started.promise)
  const server = createServer(
    { keepAliveTimeout: KEEP_ALIVE_MS },
    getRequestListener((request, env) => app.fetch(request, env), {
      errorHandler: unreadableRequest,
      // HTTP/1.0 has no Host, and load balancers still probe with it.
      hostname: 'localhost',
    }),
  )
  server.on('clientError', refuseUnreadable)
  const port = await listenOn(server, config)
  try {
    const { deps, stop } = await startParts(screener, config, log, readiness)
    app = createApp(deps)
    started.resolve(app)
    const { metricsPort, metricsHost } = config
    const metricsServer =
      metricsPort === null
        ? undefined
        : await serveMetrics(deps.metrics, metricsPort, metricsHost).catch(async (error: unknown) => {
            await stop(1_000)
            throw namePort(error, 'METRICS_PORT', metricsPort)
          })
    log.event('ready', { port })
    settle()

    let closing: Promise<void> | undefined
    const close = async () => {
      readiness.drain()
      log.event('draining')
      // Load balancers need a moment to see that this process is not ready.
      await delay(config.lameDuckMs)
      const deadline = Date.now() + DRAIN_MS
      const cut = await drainConnections(server)
      // Workers stop last, because open streams wait for their results.
      await stop(Math.max(1_000, deadline - Date.now()))
      metricsServer?.close()
      log.event('stopped', { cut })
    }
    return {
      url: `http://127.0.0.1:${port}`,
      close: () => {
        closing ??= close()
        return closing
      },
    }
  } catch (error) {
    server.close()
    server.closeAllConnections()
    throw error
  }
}

/** Starts everything that the routes need, in order. `stop` lets jobs finish, up to a limit in milliseconds. */
async function startParts(screener: Screener, config: Config, log: Logger, readiness: Readiness) {
  await untilReachable(config.databaseDirectUrl)
  readiness.up('database')
  await migrate(config.databaseDirectUrl, log)
  readiness.up('migrations')
  await takeOverReleases({ databaseUrl: config.databaseDirectUrl, dataDir: config.dataDir, log })
  const seal = createSeal(config.secretsKeys)
  // With a pooler, the operator makes the login: the pooler has to know it.
  const own = config.databaseUrl === config.databaseDirectUrl ? await appLogin(config.databaseDirectUrl, seal) : null
  const databaseUrl = own ?? config.databaseUrl
  const database = connectDatabase(databaseUrl, (error) => log.failure('database connection lost', error))
  await database.checkRole()
  if (config.production && (await database.isOwner())) {
    await database.close()
    throw new ConfigError(
      `DATABASE_URL: "${new URL(databaseUrl).username}" owns the tables. Run: create role soulsign_login login password ` +
        `'...' in role soulsign_app. Name it in DATABASE_URL, and the owner in DATABASE_DIRECT_URL.`,
    )
  }
  const secrets = await loadSecrets(database, seal)
  const queue = await startQueue(config.databaseDirectUrl, log)
  const generationNews = await listenForGenerations(config.databaseDirectUrl, log)

  // Node.js takes five times as long with the bytes of a key.
  const addressKey = createSecretKey(secrets.address)
  const hashAddress = (subject: string) => createHmac('sha256', addressKey).update(subject).digest()
  const signingKeys = createSigningKeys(database, seal)
  // Create the keys now, not at the first sign-in.
  await signingKeys.jwks()
  if (config.demoPartner) await ensureDemoPartner(database)
  const mailer = createMailer(config.mail)
  const frameTokens = await createFrameTokens(secrets.frameToken)
  const bucket = bucketAt(config.releaseStore)
  const releaseFiles = createReleaseFiles({ dataDir: config.dataDir, database, bucket })
  const ai = createAi(config)
  const metrics = createMetrics()
  const deps: Deps = {
    config,
    database,
    seal,
    marks: createMarks(config.secretsKeys),
    queue,
    ai,
    screener,
    aiReader: createAiReader({ ai, config, log, metrics }),
    stripe: createStripe(config),
    log,
    metrics,
    readiness,
    guestTokens: await createGuestTokens(secrets.guestToken),
    frameTokens,
    signingKeys,
    accessTokens: createAccessTokens(config.publicUrl, signingKeys),
    provenance: createProvenance(secrets.provenance),
    findHolder: createFindHolder(database),
    google: createGoogle(config),
    countries: openCountries(),
    mailer,
    hashAddress,
    ceilings: createCeilings(config, database, hashAddress),
    cursors: createSealedCursors(secrets.cursor),
    announce: announceTo([
      rightsListener(),
      guestsListener({ config, hashAddress }),
      partnersListener({ config, frameTokens, hashAddress }),
    ]),
    generationNews,
    releaseFiles,
    bucket,
    releaseUse: createReleaseUse({ database, log }),
    site: createSite({ config, database, log, releaseFiles }),
  }
  measureParts(deps)
  const workers = await startWorkers(deps)
  readiness.up('queue')
  const bringing = new AbortController()
  // The log tells at once of live remotes that the live shell cannot run.
  await deps.site.read().catch((error: unknown) => log.failure('site data not read', error))
  await untilLiveIsHere(deps, bringing.signal, () => readiness.up('releases'))
  return {
    deps,
    async stop(limitMs: number) {
      bringing.abort()
      await workers.stop(limitMs)
      mailer.close()
      await screener.close()
      await generationNews.close()
      await deps.releaseUse.close()
      await database.close()
    },
  }
}

/** Refuses new connections and waits until all have ended, for at most 30 s. Returns whether any had to be cut. */
async function drainConnections(server: Server): Promise<boolean> {
  let cut = false
  const closed = new Promise<void>((resolve) => server.close(() => resolve()))
  const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
  const cap = setTimeout(() => {
    cut = true
    server.closeAllConnections()
  }, DRAIN_MS)
  await closed
  clearInterval(sweep)
  clearTimeout(cap)
  return cut
}

async function listenOn(server: Server, { port, host }: Config): Promise<number> {
  server.listen(port, host)
  await once(server, 'listening').catch((error: unknown) => {
    throw namePort(error, 'PORT', port)
  })
  return (server.address() as AddressInfo).port
}

/** Says which variable to change when another program has the port. Returns any other error as it is. */
const namePort = (error: unknown, variable: string, port: number) =>
  (error as { code?: string }).code === 'EADDRINUSE'
    ? new ConfigError(`${variable}: ${port} is in use by another program. Stop it, or choose another port.`)
    : error

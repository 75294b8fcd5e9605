import { createHmac } from 'node:crypto'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { createApp } from './app.ts'
import type { Config } from './config.ts'
import { connectDatabase } from './database/database.ts'
import { migrate } from './database/migrate.ts'
import type { Deps } from './deps.ts'
import { createGuestTokens } from './guests/token.ts'
import { refuseUnreadable, unreadableRequest } from './http/unreadable.ts'
import { createAi } from './insight/ai.ts'
import { listenForGenerations } from './insight/news.ts'
import { createCeilings } from './limits/ceilings.ts'
import { createLogger } from './observability/log.ts'
import { createMetrics, serveMetrics } from './observability/metrics.ts'
import { createReadiness } from './observability/readiness.ts'
import { startQueue } from './queue/queue.ts'
import { startWorkers } from './queue/workers.ts'
import { loadSecrets } from './secrets/secrets.ts'

/** How long running requests, streams and jobs may take after the order to stop. */
const DRAIN_MS = 30_000
const SWEEP_MS = 100

export interface RunningServer {
  /** Where it listens, such as http://127.0.0.1:3000. */
  url: string
  /** Drains: no new work, running requests, streams and jobs finish, 30 s at most. May be called again. */
  close(): Promise<void>
}

/**
 * Starts the API: migrates, connects, starts workers and listens. Health and readiness answer from the first moment,
 * everything else 503 until all is there. Rejects when a part cannot start.
 */
export async function startServer(config: Config): Promise<RunningServer> {
  const log = createLogger(config.logLevel)
  const metrics = createMetrics()
  const readiness = createReadiness()

  await migrate(config.databaseUrl)
  readiness.up('migrations')
  const database = connectDatabase(config.databaseUrl, (error) => log.failure('database connection lost', error))
  const secrets = await loadSecrets(database)
  readiness.up('database')
  const queue = await startQueue(config.databaseUrl, log)
  const generationNews = await listenForGenerations(config.databaseUrl, log)

  const hashAddress = (subject: string) => createHmac('sha256', secrets.address).update(subject).digest()
  const deps: Deps = {
    config,
    database,
    queue,
    ai: createAi(config),
    log,
    metrics,
    readiness,
    guestTokens: createGuestTokens(secrets.guestToken),
    hashAddress,
    ceilings: createCeilings(config, database, hashAddress),
    generationNews,
  }
  const workers = await startWorkers(deps)
  readiness.up('queue')

  const app = createApp(deps)
  const server = createServer(getRequestListener(app.fetch, { errorHandler: unreadableRequest }))
  server.on('clientError', refuseUnreadable)
  const port = await listenOn(server, config.port)
  const metricsServer = config.metricsPort === null ? undefined : await serveMetrics(metrics, config.metricsPort)
  log.event('listening', { port })

  let closing: Promise<void> | undefined
  async function drain(): Promise<void> {
    readiness.drain()
    log.event('draining')
    // Jobs first: streams end when what they wait for is written.
    const jobsDone = workers.stop(DRAIN_MS)
    const requestsDone = new Promise<void>((resolve) => server.close(() => resolve()))
    const sweep = setInterval(() => server.closeIdleConnections(), SWEEP_MS)
    const cap = setTimeout(() => server.closeAllConnections(), DRAIN_MS)
    await Promise.all([jobsDone, requestsDone])
    clearInterval(sweep)
    clearTimeout(cap)
    metricsServer?.close()
    await generationNews.close()
    await database.close()
    log.event('stopped')
  }
  return {
    url: `http://127.0.0.1:${port}`,
    close: () => {
      closing ??= drain()
      return closing
    },
  }
}

async function listenOn(server: Server, port: number): Promise<number> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, () => {
      server.off('error', reject)
      resolve()
    })
  })
  return (server.address() as AddressInfo).port
}

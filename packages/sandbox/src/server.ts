import { once } from 'node:events'
import type { Server } from 'node:http'
import { createAdaptorServer, type HttpBindings } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { aiRoutes } from './ai/routes.ts'
import { BehaviourSwitches } from './behaviour.ts'
import { behaviourRoutes } from './behaviour-routes.ts'
import { googleRoutes } from './google/routes.ts'
import { Mailbox } from './mail/mailbox.ts'
import { mailRoutes } from './mail/routes.ts'
import { startSmtp } from './mail/smtp.ts'
import { partnerRoutes } from './partner/routes.ts'
import { problem } from './problem.ts'
import { Account } from './stripe/account.ts'
import { stripeApi, stripePages } from './stripe/routes.ts'

const BODY_MAX_BYTES = 1024 * 1024

export interface SandboxOptions {
  /** 0 picks a free port. */
  port: number
  /** The address to listen on. */
  host?: string
  /** Folder where the Stripe stand-in keeps its objects across restarts; in memory only by default. */
  stateDir?: string
  /** Receives Stripe's webhooks, in addition to the endpoints registered through its API. */
  webhookUrl?: string
  /** The product's address for the partner's pages that embed it, without a trailing slash. */
  productUrl?: string
}

export interface Sandbox {
  /** Without a trailing slash. */
  url: string
  /** Address of the SMTP server for the product's mails. */
  smtpUrl: string
  close(): Promise<void>
}

/**
 * Starts the stand-ins for external services on one port: `/openai/v1`, `/v1` and `/stripe` (Stripe's API and pages),
 * `/google` (OpenID Connect), `/mail` (the mailbox of an SMTP server on a separate port), `/partner` (a partner's
 * pages), and `/behaviour` (the stand-ins' switches).
 * @example
 * const sandbox = await startSandbox({ port: 0 })
 * await fetch(`${sandbox.url}/behaviour`, { method: 'POST', body: JSON.stringify({ ai: { failNext: 1 } }) })
 * await sandbox.close()
 */
export async function startSandbox({
  port,
  host = '127.0.0.1',
  stateDir,
  webhookUrl,
  productUrl = 'http://localhost:3000',
}: SandboxOptions): Promise<Sandbox> {
  const switches = new BehaviourSwitches()
  const mailbox = new Mailbox()
  const smtp = await startSmtp(mailbox, () => switches.current.mail.refuse)
  let origin = ''
  const app = new Hono<{ Bindings: HttpBindings }>()
  app.use(bodyLimit({ maxSize: BODY_MAX_BYTES, onError: () => problem(413, 'The body is larger than 1 MB.') }))
  app.route('/openai/v1', aiRoutes(switches))
  app.route(
    '/google',
    googleRoutes(() => origin),
  )
  const stripe = new Account({ switches, origin: () => origin, stateDir, webhookUrl })
  app.route('/v1', stripeApi(stripe))
  app.route('/stripe', stripePages(stripe))
  app.route('/mail', mailRoutes(mailbox))
  app.route('/partner', partnerRoutes(productUrl))
  app.route('/behaviour', behaviourRoutes(switches))
  app.notFound((c) => problem(404, `There is nothing at ${c.req.path}.`))

  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The sandbox has no port.')

  origin = `http://localhost:${address.port}`
  return {
    url: origin,
    smtpUrl: smtp.url,
    async close() {
      await smtp.close()
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
      stripe.close()
    },
  }
}

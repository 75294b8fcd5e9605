import { once } from 'node:events'
import type { Server } from 'node:http'
import { createAdaptorServer } from '@hono/node-server'
import { Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { aiRoutes } from './ai/routes.ts'
import { BehaviourSwitches } from './behaviour.ts'
import { behaviourRoutes } from './behaviour-routes.ts'
import { problem } from './problem.ts'

const BODY_MAX_BYTES = 1024 * 1024

export interface Sandbox {
  /** Without a slash at the end. */
  url: string
  close(): Promise<void>
}

/**
 * Starts the stand-ins for the outside world on one port: `/openai/v1`, and `/behaviour` for their switches.
 * @param port 0 takes a free one
 * @param host the address to listen on
 */
export async function startSandbox({ port, host = '127.0.0.1' }: { port: number; host?: string }): Promise<Sandbox> {
  const switches = new BehaviourSwitches()
  const app = new Hono()
  app.use(bodyLimit({ maxSize: BODY_MAX_BYTES, onError: () => problem(413, 'The body is larger than 1 MB.') }))
  app.route('/openai/v1', aiRoutes(switches))
  app.route('/behaviour', behaviourRoutes(switches))
  app.notFound((c) => problem(404, `There is nothing at ${c.req.path}.`))

  const server = createAdaptorServer({ fetch: app.fetch }) as Server
  server.listen(port, host)
  await once(server, 'listening')
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('The sandbox has no port.')

  return {
    url: `http://localhost:${address.port}`,
    async close() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

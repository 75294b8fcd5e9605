import { randomUUID } from 'node:crypto'
import { createMiddleware } from 'hono/factory'

declare module 'hono' {
  interface ContextVariableMap {
    requestId: string
  }
}

/** What a caller may choose as its request id; anything else could forge log lines or headers. */
const SANE = /^[\w.:-]{1,64}$/

/** Gives each request an id, the caller's `X-Request-Id` if it is sane, and answers it. */
export const requestId = createMiddleware(async (c, next) => {
  const sent = c.req.header('x-request-id')
  const id = sent && SANE.test(sent) ? sent : randomUUID()
  c.set('requestId', id)
  c.header('x-request-id', id)
  await next()
})

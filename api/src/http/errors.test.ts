import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { expect, test } from 'vitest'
import { jsonBody } from './body.ts'
import { answerError } from './errors.ts'

test.each([
  [new HTTPException(415), 415, 0],
  [new HTTPException(400), 400, 0],
  [Object.assign(new Error(), { code: 'ECONNREFUSED' }), 503, 1],
  [new TypeError('ours'), 500, 1],
])('%s gets %i, and only server errors are logged as failures', async (error, status, failures) => {
  const logged: string[] = []
  const app = new Hono()
  app.onError(answerError({ event: () => undefined, failure: (name) => logged.push(name) }))
  app.get('/', () => {
    throw error
  })
  expect((await app.request('/')).status).toBe(status)
  expect(logged).toHaveLength(failures)
})

test('a body that breaks off is no failure of ours', async () => {
  const logged: string[] = []
  const answered = Promise.withResolvers<number>()
  const app = new Hono()
  app.onError((error, c) => {
    const response = answerError({ event: () => undefined, failure: (name) => logged.push(name) })(error, c)
    answered.resolve(response.status)
    return response
  })
  app.post('/', jsonBody, (c) => c.text('read'))
  const server = createServer(getRequestListener(app.fetch)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const upload = request({
    port: (server.address() as AddressInfo).port,
    method: 'POST',
    headers: { 'content-length': 100 },
  })
  upload.on('error', () => undefined)
  const arrived = once(server, 'request')
  upload.write('{"half":')
  await arrived
  upload.destroy()
  expect(await answered.promise).toBe(400)
  expect(logged).toEqual([])
  server.close()
})

import { Hono } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { expect, test } from 'vitest'
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

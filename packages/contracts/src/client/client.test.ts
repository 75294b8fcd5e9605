import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, test } from 'vitest'
import { createApiClient } from './client.ts'
import { ApiError } from './error.ts'
import { TIMEOUTS } from './events.ts'

let server: Server
afterEach(() => {
  server.closeAllConnections()
  server.close()
})

/** A client of a server with this listener, with timeouts short enough for a test. */
async function clientOf(answer: RequestListener, timeouts = {}) {
  server = createServer(answer)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const origin = `http://127.0.0.1:${port}`
  return createApiClient({ origin, credentials: async () => ({}), timeouts: { ...TIMEOUTS, ...timeouts } })
}

const EVENT = 'event: text\ndata: {"delta":"One."}\n\n'
const streamed: RequestListener = (_, response) => {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  response.write(EVENT)
}

test('an unanswered call fails with a problem that says what to do', async () => {
  const api = await clientOf(() => undefined, { call: 20 })
  const error = await api.call('getSettings', {}).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ problem: { status: 504, detail: expect.stringMatching(/try again/) } })
})

test('a call whose answer never ends fails too', async () => {
  const api = await clientOf((_, response) => response.write('{"product_name":'), { call: 20 })
  await expect(api.call('getSettings', {})).rejects.toMatchObject({ problem: { status: 504 } })
})

test('a call that took too long closes its connection', async () => {
  const closed = Promise.withResolvers<void>()
  const api = await clientOf((_, response) => response.on('close', closed.resolve), { call: 20 })
  await expect(api.call('getSettings', {})).rejects.toThrow(ApiError)
  await closed.promise
})

test('the parts of an address are written so that they stay apart', async () => {
  const asked: (string | undefined)[] = []
  const api = await clientOf(({ url }, response) => {
    asked.push(url)
    response.writeHead(404).end()
  })
  await expect(api.call('getSymptom', { params: { id: 'a/b?c' } })).rejects.toThrow(ApiError)
  await expect(api.call('listSymptoms', { query: { search: 'a&b', type: undefined } })).rejects.toThrow(ApiError)
  expect(asked).toEqual(['/api/symptoms/a%2Fb%3Fc', '/api/symptoms?search=a%26b'])
})

test('a call of a newer remote, which this client does not know, rejects', async () => {
  const api = await clientOf((_, response) => response.end('{}'))
  await expect(api.call('callOfTomorrow' as 'getSettings', {})).rejects.toThrow(TypeError)
})

test('an aborted call rejects with an AbortError', async () => {
  const controller = new AbortController()
  const api = await clientOf(() => controller.abort())
  const call = api.call('getSettings', {}, { signal: controller.signal })
  await expect(call).rejects.toMatchObject({ name: 'AbortError' })
})

test.each(['streamDiagnosis', 'streamHealingPlan'] as const)('%s fails when the stream falls silent', async (name) => {
  const api = await clientOf(streamed, { silence: 50 })
  const stream = api[name]({ symptom_id: '', diagnosis_id: '' })
  const read = async () => {
    const events = []
    for await (const { event } of stream) events.push(event)
    return events
  }
  await expect(read()).rejects.toThrow(TypeError)
})

test('events are yielded as they arrive', async () => {
  const api = await clientOf(streamed)
  const events = api.streamDiagnosis({ symptom_id: '' })
  expect(await events.next()).toEqual({ value: { event: 'text', data: { delta: 'One.' } }, done: false })
  await events.return()
})

test('a download that is not answered fails like a call', async () => {
  const api = await clientOf(() => undefined, { call: 20 })
  const download = api.download('exportList', { body: { list: 'users', reason: 'They asked' } })
  await expect(download).rejects.toMatchObject({ problem: { status: 504 } })
})

test('a download fails when the stream falls silent', async () => {
  const api = await clientOf(
    (_, response) => {
      response.writeHead(200, { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="users.csv"' })
      response.write('id\n1\n')
    },
    { silence: 50 },
  )
  await expect(api.download('exportList', { body: { list: 'users', reason: 'They asked' } })).rejects.toThrow(TypeError)
})

test('a download is a file with the name from the API', async () => {
  const api = await clientOf((_, response) => {
    response.writeHead(200, { 'content-type': 'text/csv', 'content-disposition': 'attachment; filename="users.csv"' })
    response.end('id\n1\n')
  })
  const file = await api.download('exportList', { body: { list: 'users', reason: 'They asked' } })
  expect([file.name, file.type, await file.text()]).toEqual(['users.csv', 'text/csv', 'id\n1\n'])
})

test.each([
  ['a problem', '{"type":"/problems/conflict","title":"Conflict","status":200}', '/problems/conflict'],
  ['the page of a proxy', '<h1>Conflict</h1>', 'about:blank'],
  ['something else', '[7]', 'about:blank'],
])('an error answer with %s is an ApiError', async (_, body, type) => {
  const api = await clientOf((_, response) => response.writeHead(409, { 'x-request-id': 'r1' }).end(body))
  await expect(api.call('getSettings', {})).rejects.toMatchObject({ name: 'ApiError', problem: { type, status: 409 } })
})

import { createServer } from 'node:http'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { call, enter, newGuest } from './api.ts'
import { createTestDatabase } from './database.ts'
import { endProcess, startProcess } from './process.ts'

interface SentSpan {
  name: string
  traceId: string
  spanId: string
  parentSpanId?: string
}

let database: Awaited<ReturnType<typeof createTestDatabase>>
const received: { path: string | undefined; body: string }[] = []
/** A collector of traces. */
const collector = createServer(async (request, response) => {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  received.push({ path: request.url, body: Buffer.concat(parts).toString() })
  response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
})

beforeAll(async () => {
  database = await createTestDatabase()
  await new Promise<void>((resolve) => collector.listen(0, '127.0.0.1', resolve))
})
afterAll(async () => {
  collector.close()
  await database.drop()
})

test('with the standard variables, a request, its transactions and its job are one trace, without what was written', async () => {
  const address = collector.address()
  const port = typeof address === 'object' ? address?.port : 0
  const api = await startProcess(database.url, {
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
    OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
    LOG_LEVEL: 'info',
  })
  const traceId = '0af7651916cd43dd8448eb211c80319c'
  const guest = await newGuest(api.url)
  const id = await enter(api.url, guest, 'A knot between the shoulders since Monday')
  await call(api.url, 'POST', '/api/functions/generate-diagnosis', {
    guest,
    body: { symptom_id: id },
    headers: { traceparent: `00-${traceId}-b7ad6b7169203331-01` },
  })
  // It sends the rest before it ends.
  expect(await endProcess(api)).toBe(0)

  expect(new Set(received.map(({ path }) => path))).toEqual(new Set(['/v1/traces']))
  const spans = received.flatMap(({ body }) =>
    (JSON.parse(body).resourceSpans as { scopeSpans: { spans: SentSpan[] }[] }[]).flatMap(({ scopeSpans }) =>
      scopeSpans.flatMap((scope) => scope.spans),
    ),
  )
  const ours = spans.filter((span) => span.traceId === traceId)
  const request = ours.find(({ name }) => name === 'POST /api/functions/generate-diagnosis')
  expect(request?.parentSpanId).toBe('b7ad6b7169203331')
  expect(
    ours.some(({ name, parentSpanId }) => name === 'database transaction' && parentSpanId === request?.spanId),
  ).toBe(true)
  const job = ours.find(({ name }) => name === 'job generate-diagnosis')
  expect(job).toBeDefined()
  expect(ours.some(({ name, parentSpanId }) => name === 'database transaction' && parentSpanId === job?.spanId)).toBe(
    true,
  )
  // The server's own polls begin no trace.
  expect(spans.filter(({ name, parentSpanId }) => name === 'database transaction' && !parentSpanId)).toEqual([])
  expect(api.output()).toContain(`"trace_id":"${traceId}"`)
  const everything = received.map(({ body }) => body).join()
  expect(everything).not.toContain('shoulders')
  expect(everything).not.toContain(guest)
})

import { once } from 'node:events'
import { connect } from 'node:net'
import { freePort } from '@soulsign/postgres'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { behave, call, enter, newGuest, type StreamEvent, streamEvents } from './api.ts'
import { type ApiProcess, endProcess, startProcess } from './process.ts'
import { openStage, type Stage } from './stage.ts'

let stage: Stage
let api: ApiProcess
let metricsPort: number

beforeAll(async () => {
  stage = await openStage()
  metricsPort = await freePort()
  api = await startProcess(stage.database.url, {
    ...stage.environment,
    METRICS_PORT: String(metricsPort),
    LOG_LEVEL: 'info',
    LAME_DUCK_SECONDS: '3',
  })
})
const statusOf = (path: string) =>
  fetch(api.url + path, { headers: { connection: 'close' } }).then(({ status }) => status)

afterAll(async () => {
  await endProcess(api, 'SIGKILL')
  await stage.close()
})

test('metrics are only on their own port, labelled by route pattern', async () => {
  await call(api.url, 'GET', '/api/diagnoses?symptom_id=x')
  await call(api.url, 'GET', '/api/nowhere')
  await call(api.url, 'GET', '/assets/gone.js')
  const text = await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`)).text()
  const routes = [...text.matchAll(/http_request_duration_seconds_count\{method="GET",route="([^"]+)"/g)]
  expect(routes.map(([, route]) => route)).toEqual(expect.arrayContaining(['/api/diagnoses', '/assets/*', 'unmatched']))
  const health = (await call(api.url, 'GET', '/api/health')).body
  expect(text).toContain(`soulsign_build{version="${health.version}"} 1`)
  expect(text).toMatch(/^database_connections\{state="idle"\} [1-9]/m)
  expect(text).toMatch(/^queue_jobs\{queue="generate-diagnosis",state="ready"\} 0/m)
  expect(
    (await fetch(`${api.url}/metrics`, { headers: { accept: 'text/plain' } })).headers.get('content-type'),
  ).not.toContain('version=0.0.4')
})

test('a probe without a Host header is answered', async () => {
  const { hostname, port } = new URL(api.url)
  const socket = connect(Number(port), hostname)
  socket.write('GET /api/ready/pages HTTP/1.0\r\n\r\n')
  const [answer] = (await once(socket, 'data')) as [Buffer]
  expect(answer.toString()).toMatch(/^HTTP\/1\.1 200 /)
})

test('on SIGTERM a node is no longer ready, then a stream finishes, connections are refused, and the exit code is 0', async () => {
  await behave(stage.sandbox.url, { tokenDelayMs: 5 })
  const guest = await newGuest(api.url)
  const id = await enter(api.url, guest, 'Tired eyes after long days')
  const events: StreamEvent[] = []
  let ended: Promise<number | null> | undefined
  for await (const event of streamEvents(api.url, guest, id)) {
    if (event.event === 'text' && !ended) {
      ended = endProcess(api)
      await expect.poll(() => statusOf('/api/ready/pages')).toBe(503)
      expect(await statusOf('/api/settings')).toBe(200)
      await expect.poll(() => fetch(`${api.url}/api/health`).catch(() => 'refused')).toBe('refused')
    }
    events.push(event)
  }
  expect(events.at(-1)?.event).toBe('done')
  expect(await ended).toBe(0)
  expect(api.output()).toContain('"draining"')
  // It ended by itself, and not because of the time limit.
  expect(api.output()).toContain('"cut":false,"msg":"stopped"')
})

import { ApiError, TIMEOUTS } from '@soulsign/contracts/flow'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createFrameApi } from './api.ts'

const HOURS = 3_600_000

beforeEach(() => localStorage.clear())
afterEach(() => {
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

interface Sent {
  path: string
  method: string
  headers: Record<string, string>
  body: unknown
  signal: AbortSignal
}

/** What is sent from now on, to a server that answers so. */
function serve(answer: (sent: Sent) => Response | Promise<Response> = () => Response.json({})): Sent[] {
  const all: Sent[] = []
  vi.stubGlobal('fetch', async (path: string, { method, headers, body, signal }: RequestInit) => {
    const sent = { path, method, headers, body: body && JSON.parse(String(body)), signal } as Sent
    all.push(sent)
    return answer(sent)
  })
  return all
}

test('a call is a POST of JSON, with the token of the frame', async () => {
  const sent = serve(() => Response.json({ safety: null }))
  const api = createFrameApi('frame')
  expect(await api.call('screen', { description: 'A stiff neck' })).toEqual({ safety: null })
  await api.call('trackAnonymousDiagnosis')
  expect(sent).toMatchObject([
    { path: '/api/safety/screen', method: 'POST', body: { description: 'A stiff neck' } },
    { path: '/api/functions/track-anonymous-diagnosis', method: 'POST', body: undefined },
  ])
  expect(sent.map(({ headers }) => headers)).toEqual([
    { accept: 'application/json', 'content-type': 'application/json', 'x-frame-token': 'frame' },
    { accept: 'application/json', 'x-frame-token': 'frame' },
  ])
})

test.each([
  ['createSymptom', '/api/symptoms'],
  ['handOver', '/api/widget/handover'],
] as const)('%s goes to %s', async (name, path) => {
  const sent = serve()
  await createFrameApi(null).call(name)
  expect(sent).toMatchObject([{ path, headers: { accept: 'application/json' } }])
  expect(sent[0]?.headers).not.toHaveProperty('x-frame-token')
})

test('a refusal is an ApiError with its problem', async () => {
  serve(() => Response.json({ type: '/problems/maintenance', title: 'Maintenance' }, { status: 503 }))
  const error = await createFrameApi(null)
    .call('screen', { description: 'x' })
    .catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ problem: { type: '/problems/maintenance', status: 503 } })
})

test('a call that is not answered ends, as an ApiError', async () => {
  vi.useFakeTimers()
  const sent = serve(() => new Promise(() => undefined))
  const outcome = createFrameApi(null)
    .call('screen', { description: 'x' })
    .catch((thrown: unknown) => thrown)
  await vi.advanceTimersByTimeAsync(TIMEOUTS.call)
  expect(await outcome).toMatchObject({ problem: { status: 504 } })
  expect(sent[0]?.signal.aborted).toBe(true)
})

test('the guest stays the same on the next page, and where nothing can be stored on this one', async () => {
  const sent = serve()
  const guests = () => sent.splice(0).map(({ headers }) => headers['x-guest-token'])
  const [here, next] = [createFrameApi(null), createFrameApi(null)]
  await here.call('trackAnonymousDiagnosis')
  here.storeGuestToken('one')
  await here.call('trackAnonymousDiagnosis')
  await next.call('trackAnonymousDiagnosis')
  expect(guests()).toEqual([undefined, 'one', 'one'])
  expect(localStorage.getItem('soulsign.guest-token')).toBe('one')

  const denied = () => {
    throw new DOMException('denied', 'SecurityError')
  }
  vi.stubGlobal('localStorage', { getItem: denied, setItem: denied })
  here.storeGuestToken('two')
  await here.call('trackAnonymousDiagnosis')
  await next.call('trackAnonymousDiagnosis')
  expect(guests()).toEqual(['two', undefined])
})

test('the guest is remembered where storing works and brings nothing back', async () => {
  const sent = serve()
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined })
  const api = createFrameApi(null)
  api.storeGuestToken('one')
  await api.call('trackAnonymousDiagnosis')
  expect(sent[0]?.headers).toMatchObject({ 'x-guest-token': 'one' })
})

test('an insight is read as it is written, and given up by its reader', async () => {
  const sent = serve(() => new Response('event: text\ndata: {"delta":"One."}\n\n'))
  const controller = new AbortController()
  const events = createFrameApi('frame').stream('7', controller.signal)
  expect((await events.next()).value).toEqual({ event: 'text', data: { delta: 'One.' } })
  expect(sent).toMatchObject([
    {
      path: '/api/functions/generate-diagnosis',
      headers: { accept: 'text/event-stream', 'x-frame-token': 'frame' },
      body: { symptom_id: '7' },
    },
  ])
  expect(sent[0]?.signal.aborted).toBe(false)
  controller.abort()
  expect(sent[0]?.signal.aborted).toBe(true)
})

test('a token is renewed after an hour and a half, not before, and each new one too', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const tokens = ['token 1', 'token 2']
  const sent = serve(({ path }) =>
    Response.json(path === '/api/widget/frame-token' ? { frame_token: tokens.shift() } : {}),
  )
  const api = createFrameApi('token 0')
  for (const minutes of [89, 1, 89, 1]) {
    vi.advanceTimersByTime(minutes * 60_000)
    await api.call('trackAnonymousDiagnosis')
  }
  const calls = sent.filter(({ path }) => path !== '/api/widget/frame-token')
  expect(calls.map(({ headers }) => headers['x-frame-token'])).toEqual(['token 0', 'token 1', 'token 1', 'token 2'])
})

test('a frame without a token renews none', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const sent = serve()
  const api = createFrameApi(null)
  vi.advanceTimersByTime(2 * HOURS)
  await api.call('trackAnonymousDiagnosis')
  expect(sent).toHaveLength(1)
})

test('a page that stands open for long renews its token, and help does not wait for that', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  const sent: string[] = []
  let renewable = true
  vi.stubGlobal('fetch', async (path: string, { headers }: { headers: Record<string, string> }) => {
    sent.push(`${path} ${headers['x-frame-token']}`)
    if (path === '/api/safety/screen') return Response.json({ safety: null })
    return renewable ? Response.json({ frame_token: 'second' }) : Response.json({}, { status: 403 })
  })
  const api = createFrameApi('first')
  const screen = () => api.call('screen', { description: 'A stiff neck' })

  await screen()
  vi.advanceTimersByTime(2 * HOURS)
  await screen()
  renewable = false
  vi.advanceTimersByTime(30 * HOURS)
  expect(await screen()).toEqual({ safety: null })
  expect(sent).toEqual([
    '/api/safety/screen first',
    '/api/widget/frame-token first',
    '/api/safety/screen second',
    '/api/widget/frame-token second',
    '/api/safety/screen second',
  ])
})

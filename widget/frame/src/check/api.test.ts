import { afterEach, expect, test, vi } from 'vitest'
import { createFrameApi } from './api.ts'

const HOURS = 3_600_000

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a page that is open for long renews its token, and help does not wait for that', async () => {
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

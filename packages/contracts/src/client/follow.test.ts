import { afterEach, expect, test, vi } from 'vitest'
import type { DiagnosisEvent } from '../functions.ts'
import { ApiError } from './error.ts'
import { type Followed, follow } from './follow.ts'

const text = (delta: string): DiagnosisEvent => ({ event: 'text', data: { delta } })
const DONE: DiagnosisEvent = { event: 'done', data: { diagnosis_id: crypto.randomUUID(), safety: null } }
const REJOINED = { event: 'rejoined', data: null }
const LOST = new TypeError('network error')
const problem = { type: '/problems/generation-failed', title: 'The text could not be written', status: 502 }

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** Opens one stream after another, and throws each error in its place. */
function streams(...attempts: (DiagnosisEvent | Error)[][]) {
  const rest = [...attempts]
  const open = async function* (): AsyncGenerator<DiagnosisEvent, void> {
    for (const event of rest.shift() ?? []) {
      if (event instanceof Error) throw event
      yield event
    }
  }
  return { open, left: () => rest.length }
}

async function readAll(events: AsyncIterable<Followed<DiagnosisEvent>>) {
  const read = []
  try {
    for await (const event of events) read.push(event)
    return { read, error: null }
  } catch (error) {
    return { read, error }
  }
}

test('yields the events up to the end and nothing after', async () => {
  expect((await readAll(follow(streams([text('One.'), DONE, text('never')]).open))).read).toEqual([text('One.'), DONE])
})

test('throws the problem that the API reports and does not retry', async () => {
  const { open, left } = streams([text('One.'), { event: 'error', data: { problem } }], [DONE])
  const { error } = await readAll(follow(open))
  expect(error).toBeInstanceOf(ApiError)
  expect(error).toMatchObject({ problem })
  expect(left()).toBe(1)
})

test('reconnects when the connection is lost or ends early, and says so before the first event', async () => {
  vi.useFakeTimers()
  const { open } = streams([text('Half'), LOST], [LOST], [text('A whole'), DONE])
  const outcome = readAll(follow(open))
  await vi.runAllTimersAsync()
  expect(await outcome).toEqual({ read: [text('Half'), REJOINED, text('A whole'), DONE], error: null })
})

test.each([
  { type: 'about:blank', title: 'Bad Gateway', status: 502 },
  { type: '/problems/unavailable', title: 'Not available right now', status: 503 },
])('reconnects when no node responds: $type', async (answer) => {
  vi.useFakeTimers()
  const { open } = streams([text('Half'), LOST], [new ApiError(answer)], [text('A whole'), DONE])
  const outcome = readAll(follow(open))
  await vi.runAllTimersAsync()
  expect(await outcome).toEqual({ read: [text('Half'), REJOINED, text('A whole'), DONE], error: null })
})

test('a refusal by the API is final', async () => {
  const { open, left } = streams([new ApiError({ ...problem, type: '/problems/maintenance', status: 503 })], [DONE])
  expect((await readAll(follow(open))).error).toBeInstanceOf(ApiError)
  expect(left()).toBe(1)
})

test('gives up after five more attempts', async () => {
  vi.useFakeTimers()
  const { open, left } = streams([text('Half')], [LOST], [LOST], [LOST], [LOST], [LOST], [DONE])
  const outcome = readAll(follow(open))
  await vi.runAllTimersAsync()
  expect(await outcome).toEqual({ read: [text('Half')], error: LOST })
  expect(left()).toBe(1)
})

test('does not reconnect while the browser is offline', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const { open, left } = streams([LOST], [DONE])
  expect((await readAll(follow(open))).error).toBe(LOST)
  expect(left()).toBe(1)
})

test('yields nothing more after an abort', async () => {
  const controller = new AbortController()
  const { open, left } = streams([text('One.'), text('Two.'), DONE], [DONE])
  const events = follow(open, controller.signal)
  expect((await events.next()).value).toEqual(text('One.'))
  controller.abort()
  expect(await readAll(events)).toMatchObject({ read: [], error: { name: 'AbortError' } })
  expect(left()).toBe(1)
})

test('joins again at once, and waits longer before each later attempt', async () => {
  vi.useFakeTimers()
  const opened: number[] = []
  const { open } = streams([LOST], [LOST], [LOST], [LOST], [LOST], [LOST])
  const begun = Date.now()
  const outcome = readAll(
    follow(() => {
      opened.push(Date.now() - begun)
      return open()
    }),
  )
  await vi.runAllTimersAsync()
  expect((await outcome).error).toBe(LOST)
  expect(opened).toEqual([0, 0, 1_500, 4_500, 10_500, 20_500])
})

test('a stream that ends early is told as a broken line', async () => {
  vi.stubGlobal('navigator', { onLine: false })
  const { error } = await readAll(follow(streams([text('Half')]).open))
  expect(error).toBeInstanceOf(TypeError)
  expect(error).toMatchObject({ message: expect.stringMatching(/before the text was finished/) })
})

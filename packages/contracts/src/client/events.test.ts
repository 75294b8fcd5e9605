import { afterEach, expect, test, vi } from 'vitest'
import { readEvents, unanswered, within } from './events.ts'

afterEach(() => vi.useRealTimers())

const opened = (body: ReadableStream<Uint8Array>) => async () => new Response(body as ReadableStream<BufferSource>)
const body = (bytes: Uint8Array, step: number) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += step) controller.enqueue(bytes.slice(at, at + step))
      controller.close()
    },
  })

test('events arrive whole, wherever the network splits them', async () => {
  const sent = [
    { event: 'progress', data: { stage: 'writing' } },
    { event: 'text', data: { delta: 'Wärme 🌿 and\nlines' } },
    { event: 'done', data: { safety: null } },
  ]
  const text = `: hello\n\n${sent.map(({ event, data }) => `event: ${event}\ndata: ${JSON.stringify(data)}\nid: 1\n\n`).join('')}event: text\ndata: {"cut`
  for (const step of [1, 2, 3, 7, 1_000]) {
    const read = []
    for await (const event of readEvents(opened(body(new TextEncoder().encode(text), step)), 1_000)) read.push(event)
    expect(read).toEqual(sent)
  }
})

test('a silent stream fails, and one that sends heartbeats does not', async () => {
  vi.useFakeTimers()
  let line: ReadableStreamDefaultController<Uint8Array> | undefined
  const cancel = vi.fn()
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      line = controller
    },
    cancel,
  })
  const outcome = readEvents(opened(stream), 45_000)
    .next()
    .catch((error: unknown) => error)
  for (let beats = 0; beats < 5; beats += 1) {
    line?.enqueue(new TextEncoder().encode(': still here\n\n'))
    await vi.advanceTimersByTimeAsync(44_000)
  }
  expect(cancel).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await outcome).toBeInstanceOf(TypeError)
  expect(cancel).toHaveBeenCalled()
})

test('a stream whose request is not answered fails, and the request is aborted', async () => {
  vi.useFakeTimers()
  let request: AbortSignal | undefined
  const open = (signal: AbortSignal) => {
    request = signal
    return new Promise<never>(() => undefined)
  }
  const outcome = readEvents(open, 45_000)
    .next()
    .catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(44_999)
  expect(request?.aborted).toBe(false)
  await vi.advanceTimersByTimeAsync(1)
  expect(await outcome).toBeInstanceOf(TypeError)
  expect(request?.aborted).toBe(true)
})

async function readAll(text: string) {
  const read = []
  for await (const event of readEvents(opened(body(new TextEncoder().encode(text), 1_000)), 1_000)) read.push(event)
  return read
}

test('lines may end as on Windows, and stand close to their names', async () => {
  expect(await readAll('event:text\r\ndata:{"delta":"One."}\r\n\r\n')).toEqual([
    { event: 'text', data: { delta: 'One.' } },
  ])
})

test('skips an event without a name or without data', async () => {
  expect(await readAll('event: text\n\ndata: {}\n\nan event: text\nsome data: {}\n\n')).toEqual([])
})

test('an answer without a body has no events', async () => {
  const events = readEvents(async () => new Response(null), 1_000)
  expect(await events.next()).toEqual({ value: undefined, done: true })
})

test('the stream ends when its reader stops', async () => {
  const cancel = vi.fn()
  const stream = new ReadableStream<Uint8Array>({
    start: (controller) => controller.enqueue(new TextEncoder().encode('event: text\ndata: {}\n\n')),
    cancel,
  })
  for await (const _ of readEvents(opened(stream), 1_000)) break
  expect(cancel).toHaveBeenCalled()
})

test('work that ends in time leaves no timer and is not aborted', async () => {
  vi.useFakeTimers()
  let given: AbortSignal | undefined
  const result = await within(1_000, unanswered, async (signal) => {
    given = signal
    return 'done'
  })
  expect([result, vi.getTimerCount(), given?.aborted]).toEqual(['done', 0, false])
  await expect(within(1_000, unanswered, () => Promise.reject(new RangeError('no')))).rejects.toThrow(RangeError)
  expect(vi.getTimerCount()).toBe(0)
})

test('a call that is not answered is told as a gateway would tell it', () => {
  expect(unanswered().problem).toEqual({
    type: 'about:blank',
    title: 'No answer in time',
    status: 504,
    detail: expect.stringMatching(/try again/),
  })
})

test('a silent stream says why it was given up', async () => {
  vi.useFakeTimers()
  const outcome = readEvents(() => new Promise<never>(() => undefined), 1_000)
    .next()
    .catch((error: unknown) => error)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(await outcome).toMatchObject({ name: 'TypeError', message: expect.stringMatching(/too long/) })
})

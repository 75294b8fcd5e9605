import { afterEach, expect, test, vi } from 'vitest'
import { readEvents } from './events.ts'

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

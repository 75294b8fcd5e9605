import { afterEach, expect, test, vi } from 'vitest'
import { readEvents } from './events.ts'

afterEach(() => vi.useRealTimers())

const body = (bytes: Uint8Array, step: number) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (let at = 0; at < bytes.length; at += step) controller.enqueue(bytes.slice(at, at + step))
      controller.close()
    },
  })

test('events come whole, wherever the network cuts them', async () => {
  const sent = [
    { event: 'progress', data: { stage: 'writing' } },
    { event: 'text', data: { delta: 'Wärme 🌿 and\nlines' } },
    { event: 'done', data: { safety: null } },
  ]
  const text = `: hello\n\n${sent.map(({ event, data }) => `event: ${event}\ndata: ${JSON.stringify(data)}\nid: 1\n\n`).join('')}event: text\ndata: {"cut`
  for (const step of [1, 2, 3, 7, 1_000]) {
    const read = []
    for await (const event of readEvents(body(new TextEncoder().encode(text), step))) read.push(event)
    expect(read).toEqual(sent)
  }
})

test('a line that falls silent is a broken one, and one that says it is there is not', async () => {
  vi.useFakeTimers()
  let line: ReadableStreamDefaultController<Uint8Array> | undefined
  const cancel = vi.fn()
  const events = readEvents(
    new ReadableStream<Uint8Array>({
      start(controller) {
        line = controller
      },
      cancel,
    }),
  )
  const outcome = events.next().catch((error: unknown) => error)
  for (let beats = 0; beats < 5; beats += 1) {
    line?.enqueue(new TextEncoder().encode(': still here\n\n'))
    await vi.advanceTimersByTimeAsync(20_000)
  }
  expect(cancel).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(60_000)
  expect(await outcome).toBeInstanceOf(TypeError)
  expect(cancel).toHaveBeenCalled()
})

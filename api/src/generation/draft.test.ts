import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Insight } from '@soulsign/contracts'
import OpenAI from 'openai'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { streamDraft, UnusableDraft } from './draft.ts'

const insight: Insight = {
  ai_analysis: 'A sentence that is not long at all. '.repeat(150).trim(),
  emotional_root: 'One.',
  energetic_root: 'Two.',
  spiritual_root: 'Three.',
}
/** Requests so far, and how many of them are not answered. */
let requests = 0
let unanswered = 0
const server = createServer((_, response) => {
  requests += 1
  if (requests <= unanswered) return
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const send = (delta: object, finish_reason: 'stop' | null = null) =>
    response.write(
      `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 0, model: 'm', choices: [{ index: 0, delta, finish_reason }] })}\n\n`,
    )
  send({ role: 'assistant', content: '' })
  for (const content of JSON.stringify(insight).match(/.{1,20}/gs) ?? []) send({ content })
  send({}, 'stop')
  response.end('data: [DONE]\n\n')
})
beforeEach(() => {
  requests = unanswered = 0
})
beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)))
afterAll(() => new Promise((resolve) => server.close(resolve)))

/** The insight as it is drafted with so many tokens at most; `read` gets its text as it grows. */
function drafted(maxTokens: number, read: (text: string) => void): Promise<Insight> {
  const { port } = server.address() as AddressInfo
  return streamDraft(
    {
      ai: new OpenAI({ apiKey: 'k', baseURL: `http://127.0.0.1:${port}`, maxRetries: 2 }),
      model: 'm',
      signal: new AbortController().signal,
      log: { event: () => undefined, failure: () => undefined },
    },
    {
      schema: Insight,
      name: 'insight',
      messages: [{ role: 'user', content: 'x' }],
      maxTokens,
      read: ({ ai_analysis = '' }) => void read(ai_analysis),
      isShown: () => false,
    },
  )
}

test('a long answer is read while it is written, in small steps to its end', async () => {
  const lengths: number[] = []
  expect(await drafted(3_000, ({ length }) => lengths.push(length))).toEqual(insight)
  const steps = lengths.map((length, index) => length - (lengths[index - 1] ?? 0))
  expect(Math.max(...steps)).toBeLessThan(100)
})

test('an answer that goes on far beyond what was asked for is ended', async () => {
  let heard = 0
  await expect(drafted(100, ({ length }) => (heard = length))).rejects.toThrow(UnusableDraft)
  expect(heard).toBeLessThan(1_000)
})

test('an attempt that is not answered in time is made again', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  unanswered = 2
  try {
    const draft = drafted(3_000, () => undefined)
    let settled = false
    void draft.catch(() => null).finally(() => (settled = true))
    while (requests <= unanswered && !settled) {
      vi.advanceTimersByTime(1_000)
      await new Promise(setImmediate)
    }
    expect(await draft).toEqual(insight)
  } finally {
    vi.useRealTimers()
  }
})

import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setImmediate } from 'node:timers/promises'
import { Insight } from '@soulsign/contracts'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { aiSdk, answerFormat, createAi } from './ai.ts'
import { type Drafted, streamDraft, tryTwice, UnusableDraft, type Writing } from './draft.ts'

const insight: Insight = {
  ai_analysis: 'A sentence that is not long at all. '.repeat(150).trim(),
  emotional_root: 'One.',
  energetic_root: 'Two.',
  spiritual_root: 'Three.',
}
/**
 * The number of requests so far, how many of them go unanswered, and the number of pieces before an answer goes silent.
 */
let requests = 0
let unanswered = 0
let silentAfter = Number.POSITIVE_INFINITY
const server = createServer((_, response) => {
  requests += 1
  if (requests <= unanswered) return
  response.writeHead(200, { 'content-type': 'text/event-stream' })
  const send = (delta: object, finish_reason: 'stop' | null = null) =>
    response.write(
      `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 0, model: 'm', choices: [{ index: 0, delta, finish_reason }] })}\n\n`,
    )
  send({ role: 'assistant', content: '' })
  const pieces = JSON.stringify(insight).match(/.{1,20}/gs) ?? []
  for (const content of pieces.slice(0, silentAfter)) send({ content })
  if (silentAfter < pieces.length) return
  send({}, 'stop')
  response.end('data: [DONE]\n\n')
})
beforeEach(() => {
  requests = unanswered = 0
})
// Before the clock is faked: the SDK is loaded late.
beforeAll(() => Promise.all([aiSdk(), answerFormat(Insight, 'insight')]))
beforeAll(() => new Promise<void>((resolve) => server.listen(0, resolve)))
afterAll(() => new Promise((resolve) => server.close(resolve)))
afterEach(() => {
  vi.useRealTimers()
  silentAfter = Number.POSITIVE_INFINITY
})

function newWriting(): Writing {
  const { port } = server.address() as AddressInfo
  return {
    ai: createAi({ openai: { apiKey: 'k', baseUrl: `http://127.0.0.1:${port}` } }),
    model: 'm',
    aiAllowed: true,
    earlier: [],
    standIn: false,
    sign: () => Promise.reject(new Error('Nothing is signed here')),
    signal: new AbortController().signal,
    log: { event: () => undefined, failure: () => undefined },
  }
}

/** Drafts an insight with at most `maxTokens` tokens; `read` gets its text as it grows. */
function drafted(
  read: (text: string) => void,
  { maxTokens = 3_000, writing = newWriting(), isShown = (): boolean => false } = {},
): Promise<Drafted<Insight>> {
  return streamDraft(writing, {
    schema: Insight,
    name: 'insight',
    messages: [{ role: 'user', content: 'x' }],
    maxTokens,
    read: ({ ai_analysis = '' }) => void read(ai_analysis),
    isShown,
  })
}

test('reads a long answer to the end, in small steps while it is written', async () => {
  const lengths: number[] = []
  expect(await drafted(({ length }) => lengths.push(length))).toEqual({ value: insight, model: 'm' })
  const steps = lengths.map((length, index) => length - (lengths[index - 1] ?? 0))
  expect(Math.max(...steps)).toBeLessThan(100)
})

test('cuts off an answer far beyond the requested length', async () => {
  let heard = 0
  await expect(drafted(({ length }) => (heard = length), { maxTokens: 100 })).rejects.toThrow(UnusableDraft)
  expect(heard).toBeLessThan(1_000)
})

test.each([
  [1, 'if a reader has seen part of its text', true],
  [2, 'if no reader has seen any text', false],
])('asks an AI that is silent for 12 seconds %i times %s', async (times, _, isShown) => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  silentAfter = 20
  let heard = 0
  let ended = false
  const writing = newWriting()
  const attempts = tryTwice(writing, () => {
    const attempt = heard + 1
    const read = (text: string) => {
      if (text.length > 250) heard = attempt
    }
    return drafted(read, { writing, isShown: () => isShown })
  }).finally(() => {
    ended = true
  })
  for (let attempt = 1; attempt <= times; attempt++) {
    // Each poll advances the faked clock a little.
    await vi.waitUntil(() => heard === attempt)
    vi.advanceTimersByTime(11_000)
    await setImmediate()
    expect([requests, ended]).toEqual([attempt, false])
    vi.advanceTimersByTime(1_000)
  }
  expect(await attempts).toBeUndefined()
  expect(requests).toBe(times)
})

/** Lets the time pass until a draft is there or has failed. */
async function settledInTime<Value>(draft: Promise<Value>): Promise<PromiseSettledResult<Value>> {
  let settled = false
  const [result] = await Promise.all([
    Promise.allSettled([draft.finally(() => (settled = true))]),
    (async () => {
      while (!settled) {
        vi.advanceTimersByTime(1_000)
        await setImmediate()
      }
    })(),
  ])
  return result[0]
}

test('repeats an attempt that got no response in time, and says so after the third', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
  unanswered = 2
  const late = await settledInTime(drafted(() => undefined))
  expect(late).toMatchObject({ status: 'fulfilled', value: { value: insight } })
  expect(requests).toBe(3)

  requests = 0
  unanswered = 3
  const never = await settledInTime(drafted(() => undefined))
  expect(never).toMatchObject({ status: 'rejected', reason: { problem: 'generation-timeout' } })
  expect(requests).toBe(3)
})

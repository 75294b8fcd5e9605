import { randomUUID } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { GUIDE } from '@soulsign/guide'
import { Hono } from 'hono'
import { streamSSE } from 'hono/streaming'
import type { AiBehaviour, BehaviourSwitches } from '../behaviour.ts'
import { AiError } from './errors.ts'
import { answer, pieces } from './guide.ts'
import { type ChatRequest, readChatRequest, wanted } from './request.ts'

const CHARACTERS_PER_TOKEN = 4

/** The first fields of a completion's answer and of each of its chunks. */
const envelope = (object: string, { model }: AiBehaviour) => ({
  id: `chatcmpl-${randomUUID()}`,
  object,
  created: Math.floor(Date.now() / 1000),
  model,
  system_fingerprint: model,
})

function usage(request: ChatRequest, content: string) {
  const prompt_tokens = Math.ceil(JSON.stringify(request.messages).length / CHARACTERS_PER_TOKEN)
  const completion_tokens = pieces(content).length
  return { prompt_tokens, completion_tokens, total_tokens: prompt_tokens + completion_tokens }
}

/** Yields the content piece by piece, with the delays and failures that are switched on. */
async function* speak(content: string, behaviour: AiBehaviour, signal: AbortSignal): AsyncGenerator<string> {
  for (const [count, piece] of pieces(content).entries()) {
    if (count === behaviour.dropAfter) throw new Error('Dropped, as asked.')
    if (count === behaviour.stallAfter) await untilAborted(signal)
    if (signal.aborted) return
    if (behaviour.tokenDelayMs > 0) await delay(behaviour.tokenDelayMs)
    yield piece
  }
}

const untilAborted = (signal: AbortSignal) =>
  new Promise<void>((resolve) => {
    if (signal.aborted) resolve()
    else signal.addEventListener('abort', () => resolve(), { once: true })
  })

/** The categories of a moderation that are about the person who writes. */
const MODERATED = ['self-harm', 'self-harm/intent', 'self-harm/instructions', 'violence']

/** Waits and fails as switched on. */
async function beReader({ reader, readerDelayMs }: AiBehaviour): Promise<void> {
  if (readerDelayMs > 0) await delay(readerDelayMs)
  if (reader === 'down') throw new AiError(503, 'Failed with 503, as asked.', 'switched_on')
}

/** The completion that sorts a text. */
function triage(request: ChatRequest, behaviour: AiBehaviour) {
  const content = behaviour.reader === 'garbage' ? 'Sure! It is urgent.' : JSON.stringify(behaviour.triage)
  const message =
    behaviour.reader === 'refuses'
      ? { role: 'assistant', content: null, refusal: 'I cannot help with that.' }
      : { role: 'assistant', content, refusal: null }
  return {
    ...envelope('chat.completion', behaviour),
    choices: [{ index: 0, message, logprobs: null, finish_reason: 'stop' }],
    usage: usage(request, content),
  }
}

/** The OpenAI-compatible server of the built-in guide, for mounting at `/openai/v1`. */
export function aiRoutes(switches: BehaviourSwitches): Hono {
  const app = new Hono()
  app.onError((error) => (error instanceof AiError ? error : new AiError(500, 'The guide stumbled.')).toResponse())
  app.use(async (c, next) => {
    if (!/^Bearer \S+$/iu.test(c.req.header('Authorization') ?? '')) {
      throw new AiError(401, 'Provide an API key as Authorization: Bearer KEY.', 'invalid_api_key')
    }
    await next()
  })

  const model = { id: GUIDE.model, object: 'model', created: 0, owned_by: 'sandbox' }
  app.get('/models', (c) => c.json({ object: 'list', data: [model] }))

  app.post('/chat/completions', async (c) => {
    const behaviour = { ...switches.current.ai }
    if (switches.takeFailure('ai')) {
      const { failStatus, retryAfterSeconds } = behaviour
      throw new AiError(failStatus, `Failed with ${failStatus}, as asked.`, 'switched_on', retryAfterSeconds)
    }
    const request = readChatRequest(
      await c.req.json().catch(() => {
        throw new AiError(400, 'The body is not JSON.', 'invalid_request')
      }),
    )
    if (wanted(request).kind === 'triage') {
      await beReader(behaviour)
      return c.json(triage(request, behaviour))
    }
    const content = answer(request, behaviour)

    if (!request.stream) {
      const { signal } = c.req.raw
      let spoken = ''
      for await (const piece of speak(content, behaviour, signal)) spoken += piece
      return c.json({
        ...envelope('chat.completion', behaviour),
        choices: [
          {
            index: 0,
            message: { role: 'assistant', content: spoken, refusal: null },
            logprobs: null,
            finish_reason: 'stop',
          },
        ],
        usage: usage(request, content),
      })
    }

    const chunk = envelope('chat.completion.chunk', behaviour)
    return streamSSE(
      c,
      async (stream) => {
        const aborted = new AbortController()
        stream.onAbort(() => aborted.abort())
        const send = (delta: object, finish_reason: 'stop' | null = null) =>
          stream.writeSSE({
            data: JSON.stringify({ ...chunk, choices: [{ index: 0, delta, logprobs: null, finish_reason }] }),
          })
        await send({ role: 'assistant', content: '' })
        for await (const piece of speak(content, behaviour, aborted.signal)) await send({ content: piece })
        await send({}, 'stop')
        if (request.stream_options?.include_usage) {
          await stream.writeSSE({ data: JSON.stringify({ ...chunk, choices: [], usage: usage(request, content) }) })
        }
        await stream.writeSSE({ data: '[DONE]' })
      },
      async (_error, stream) => stream.abort(),
    )
  })

  app.post('/moderations', async (c) => {
    const behaviour = { ...switches.current.ai }
    await beReader(behaviour)
    if (behaviour.reader === 'garbage') return c.json({})
    const { flags } = behaviour
    const categories = Object.fromEntries(MODERATED.map((category) => [category, flags.includes(category)]))
    return c.json({
      id: `modr-${randomUUID()}`,
      model: GUIDE.model,
      results: [{ flagged: flags.length > 0, categories }],
    })
  })

  app.all('*', (c) => new AiError(404, `There is no ${c.req.method} ${c.req.path} here.`, 'unknown_url').toResponse())
  return app
}

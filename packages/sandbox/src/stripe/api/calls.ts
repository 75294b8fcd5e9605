import { createHash } from 'node:crypto'
import { setTimeout as delay } from 'node:timers/promises'
import { type Context, Hono } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { z } from 'zod'
import type { Account } from '../account.ts'
import { StripeError } from '../errors.ts'
import { expanded } from '../expansion.ts'
import { newId, now } from '../identifiers.ts'
import { expand, parameterError, readForm } from '../parameters.ts'
import type { KeptAnswer } from '../store.ts'

const KEEP_ANSWERS_S = 86_400

export interface Call<Parameters> {
  account: Account
  params: Parameters
  /** Id of the object in the address. */
  id: string
}

/** Answers calls like Stripe's API: keys, form-encoded parameters, idempotency, expansion and errors. */
export class Calls {
  readonly app = new Hono<{ Variables: { requestId: string } }>()
  readonly account: Account

  constructor(account: Account) {
    this.account = account
    this.app.use(async (c, next) => {
      c.set('requestId', newId('req', 14))
      await next()
      await account.store.saved()
      c.header('Request-Id', c.get('requestId'))
    })
    this.app.onError((error, c) => {
      const known = error instanceof StripeError
      const { body, status } = known ? error : new StripeError(500, 'api_error', 'The Stripe stand-in stumbled.')
      return c.json(body, status as ContentfulStatusCode)
    })
    this.app.use(async (c, next) => {
      authenticate(c.req.header('Authorization'))
      const { latencyMs } = this.#behaviour
      if (latencyMs > 0) await delay(latencyMs)
      await next()
    })
  }

  get<Shape extends z.ZodRawShape>(
    path: string,
    shape: Shape,
    answer: (call: Call<z.output<z.ZodObject<Shape>>>) => unknown,
  ) {
    this.#on('GET', path, shape, answer)
  }
  post<Shape extends z.ZodRawShape>(
    path: string,
    shape: Shape,
    answer: (call: Call<z.output<z.ZodObject<Shape>>>) => unknown,
  ) {
    this.#on('POST', path, shape, answer)
  }
  delete<Shape extends z.ZodRawShape>(
    path: string,
    shape: Shape,
    answer: (call: Call<z.output<z.ZodObject<Shape>>>) => unknown,
  ) {
    this.#on('DELETE', path, shape, answer)
  }

  /** Each answer is built synchronously, so calls never interleave. */
  #on<Shape extends z.ZodRawShape>(
    method: string,
    path: string,
    shape: Shape,
    answer: (call: Call<z.output<z.ZodObject<Shape>>>) => unknown,
  ) {
    const schema = z.strictObject(shape)
    const withExpand = z.object(expand)
    this.app.on(method, path, async (c) => {
      // The SDK puts the parameters of a DELETE into the address.
      const form = method === 'POST' ? await c.req.text() : new URL(c.req.url).search.slice(1)
      const sent = readForm(form)
      const key = method === 'POST' ? (c.req.header('Idempotency-Key') ?? null) : null
      const asked = digest(method, c.req.path, form)
      const kept = key === null ? undefined : this.#keptAnswer(key, asked)
      if (kept) {
        c.header('Idempotent-Replayed', 'true')
        return c.json(kept.body as object, kept.status as ContentfulStatusCode)
      }
      if (!this.#behaviour.failAfterwards) this.#failIfAsked(c, key, asked)
      const { expand: paths = [], ...rest } = sent
      const wanted = withExpand.safeParse({ expand: paths })
      if (!wanted.success) throw parameterError(wanted.error, sent)
      const params = schema.safeParse(rest)
      if (!params.success) throw parameterError(params.error, sent)

      const { account } = this
      account.request = { id: c.get('requestId'), idempotency_key: key }
      try {
        const made = answer({ account, params: params.data, id: c.req.param('id') ?? '' })
        const body = expanded(account.store, made, wanted.data.expand ?? []) as object
        if (key !== null) this.#keep(key, { request: asked, status: 200, body })
        if (this.#behaviour.failAfterwards) this.#failIfAsked(c, null, asked)
        return c.json(body)
      } finally {
        account.request = { id: null, idempotency_key: null }
      }
    })
  }

  get #behaviour() {
    return this.account.switches.current.stripe
  }

  /** Stripe repeats a 500 for the same `key`, but not a refusal before the call began (429, 503). */
  #failIfAsked(c: Context, key: string | null, request: string): void {
    const { failStatus, retryAfterSeconds } = this.#behaviour
    if (!this.account.switches.takeFailure('stripe')) return
    if (retryAfterSeconds !== null) c.header('Retry-After', String(retryAfterSeconds))
    const error = new StripeError(
      failStatus,
      failStatus === 429 ? 'rate_limit_error' : failStatus >= 500 ? 'api_error' : 'invalid_request_error',
      failStatus === 429 ? 'Too many requests. Try again later.' : `Failed with ${failStatus}, as asked.`,
      failStatus === 429 ? { code: 'rate_limit' } : {},
    )
    if (key !== null && failStatus === 500) this.#keep(key, { request, status: failStatus, body: error.body })
    throw error
  }

  #keptAnswer(key: string, request: string) {
    const kept = this.account.store.answers.get(key)
    if (!kept || kept.at < now() - KEEP_ANSWERS_S) return undefined
    if (kept.request === request) return kept
    throw new StripeError(
      400,
      'idempotency_error',
      `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    )
  }

  #keep(key: string, answer: Omit<KeptAnswer, 'at'>): void {
    const { answers } = this.account.store
    for (const [old, { at }] of answers) if (at < now() - KEEP_ANSWERS_S) answers.delete(old)
    answers.set(key, { ...answer, at: now() })
    this.account.store.changed()
  }
}

const digest = (method: string, path: string, form: string) =>
  createHash('sha256')
    .update(`${method} ${path}\n${form.split('&').sort().join('&')}`)
    .digest('base64')

function authenticate(header = ''): void {
  const [scheme = '', credentials = ''] = header.split(' ')
  const key = scheme.toLowerCase() === 'basic' ? atob(credentials).split(':')[0] : credentials
  if (!key) {
    throw new StripeError(
      401,
      'invalid_request_error',
      "You did not provide an API key. Provide it in the Authorization header, using Bearer auth (e.g. 'Authorization: Bearer YOUR_SECRET_KEY').",
    )
  }
  if (!/^(?:sk|rk)_\w+$/.test(key)) {
    throw new StripeError(401, 'invalid_request_error', 'Invalid API Key provided: it begins with sk_ or rk_.')
  }
}

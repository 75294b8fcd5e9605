import { type OpenAPIHono, z } from '@hono/zod-openapi'
import { Problem } from '@soulsign/contracts'
import type { Context, Handler, MiddlewareHandler } from 'hono'
import { jsonBody } from '../http/body.ts'
import { ProblemError, toProblemError } from '../http/problem.ts'
import type { Logger } from '../observability/log.ts'
import { AuthError, answerWithAuthError } from './auth-error.ts'

/** The path prefix of the identity API. */
export const AUTH_PATH = '/api/auth/v1'

/** The error body of the identity API: a problem document that GoTrue's clients can read. */
const AuthProblem = Problem.extend({ code: z.string(), error_code: z.string(), message: z.string(), msg: z.string() })

interface AuthRoute<Body extends z.ZodType, Query extends z.ZodType> {
  method: 'get' | 'post' | 'put'
  path: string
  summary: string
  description?: string
  /** The schema of the body. Unknown keys are ignored. */
  body?: Body
  query?: Query
  success: { status: 200 | 204 | 302 | 303; description: string }
  /** Error statuses of this call, in addition to the common ones. */
  errors?: number[]
  /** Whether it requires an access token. */
  signedIn?: boolean
  ceiling: MiddlewareHandler
  answer(c: Context, input: { body: z.output<Body>; query: z.output<Query> }): Promise<Response>
}

/**
 * Adds a call of the identity API and documents it in the OpenAPI document. Responses and errors have GoTrue's format,
 * which `@supabase/auth-js` describes.
 */
export function addAuthRoute<Body extends z.ZodType = z.ZodUnknown, Query extends z.ZodType = z.ZodUnknown>(
  app: OpenAPIHono,
  route: AuthRoute<Body, Query>,
): void {
  const { method, summary, description, body, query, success, errors = [], signedIn, ceiling, answer } = route
  const path = `${AUTH_PATH}${route.path}`
  const problem = { description: 'See `code`.', content: { 'application/problem+json': { schema: AuthProblem } } }
  app.openAPIRegistry.registerPath({
    method,
    path,
    summary,
    ...(description && { description }),
    tags: ['Identity'],
    security: signedIn ? [{ bearer: [] }] : [{}, { guestToken: [] }],
    request: {
      ...(query instanceof z.ZodObject && { query }),
      ...(body && { body: { content: { 'application/json': { schema: body } }, required: true } }),
    },
    responses: {
      ...Object.fromEntries([400, ...errors, 429, 500, 503].map((status) => [status, problem])),
      [success.status]: {
        description: success.description,
        ...(success.status === 200 && { content: { 'application/json': { schema: z.looseObject({}) } } }),
      },
    },
  })
  const handler: Handler = async (c) => {
    return answer(c, {
      query: check(query, c.req.query()) as z.output<Query>,
      body: check(body, body && (await c.req.json())) as z.output<Body>,
    })
  }
  app.on(method, [path], ...(body ? [jsonBody] : []), ...[ceiling, handler])
}

function check(schema: z.ZodType | undefined, value: unknown): unknown {
  const result = schema?.safeParse(value)
  if (!result || result.success) return result?.data
  const [issue] = result.error.issues
  const field = issue?.path.map(String).join('.').slice(0, 100)
  throw new AuthError(400, 'validation_failed', field ? `${field}: ${issue?.message}` : 'The body is not an object.')
}

/** Responds to any thrown value with GoTrue's error format, and logs server errors. */
export const answerAuthError = (log: Logger) => (error: Error, c: Context) => {
  const authError = error instanceof AuthError ? error : toAuthError(toProblemError(error))
  if (!(error instanceof AuthError || error instanceof ProblemError)) {
    log.failure('request failed', error, { request_id: c.get('requestId') })
  }
  return answerWithAuthError(c, authError)
}

/** Converts a problem of the rest of the API to GoTrue's format. */
function toAuthError({ key, details, message }: ProblemError): AuthError {
  const text = details.detail ?? message
  const retryAfter = details.headers?.['retry-after']
  const options = retryAfter === undefined ? {} : { retryAfter: Number(retryAfter) }
  switch (key) {
    case 'malformed-json':
      return new AuthError(400, 'bad_json', text)
    case 'body-too-large':
      return new AuthError(413, 'validation_failed', text)
    case 'unsupported-media-type':
      return new AuthError(415, 'validation_failed', text)
    case 'too-many-requests':
      return new AuthError(429, 'over_request_rate_limit', 'Request rate limit reached', options)
    case 'unavailable':
      return new AuthError(503, 'unexpected_failure', text, options)
    default:
      return new AuthError(500, 'unexpected_failure', text)
  }
}

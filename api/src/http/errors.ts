import type { OpenAPIHono } from '@hono/zod-openapi'
import { PROBLEMS } from '@soulsign/contracts'
import type { Context } from 'hono'
import { HTTPException } from 'hono/http-exception'
import type { core, ZodError } from 'zod'
import type { Logger } from '../observability/log.ts'
import { answerProblem, ProblemError, toProblemError } from './problem.ts'

/** How many invalid fields an answer names at most. */
const ERRORS_MAX = 20
/** Longest path named: keys of the body can be as long as the body. */
const PATH_MAX = 100

/** What is wrong in the form that the sender most likely meant, where a value may take one of several. */
function plainIssues(issue: core.$ZodIssue): core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const [nearest] = issue.errors.toSorted((one, other) => one.length - other.length)
  return nearest ? nearest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })) : [issue]
}

/** A validator's error as problem: each invalid field with what to do about it, and no value that was sent. */
function invalidInput(error: ZodError, place: string): ProblemError {
  return new ProblemError('invalid-input', {
    detail: place === 'json' ? 'Some fields of the body are not valid.' : 'The address of the request is not valid.',
    errors: error.issues
      .flatMap(plainIssues)
      .slice(0, ERRORS_MAX)
      .map((issue) => ({
        path: issue.path.map(String).join('.').slice(0, PATH_MAX),
        message: issue.code === 'unrecognized_keys' ? 'There is no such field.' : issue.message,
      })),
  })
}

/** `defaultHook` of every router: what does not fit its schema is answered 400. */
export function refuseInvalid(result: { success: true } | { success: false; error: ZodError; target: string }) {
  if (!result.success) throw invalidInput(result.error, result.target)
}

/** Turns whatever a handler throws into problem+json; what is our fault is logged. */
export const answerError = (log: Logger) => (error: Error, c: Context) => {
  const problem =
    error instanceof HTTPException && error.status < 500
      ? new ProblemError(error.status === 415 ? 'unsupported-media-type' : 'malformed-json')
      : toProblemError(error)
  if (!(error instanceof ProblemError) && PROBLEMS[problem.key].status >= 500) {
    log.failure('request failed', error, { request_id: c.get('requestId') })
  }
  return answerProblem(c, problem)
}

/** Answers what no route matched: 405 with `Allow` where another method would, else 404. */
export function answerUnmatched(app: OpenAPIHono) {
  const routes = () =>
    app.routes
      .filter(({ method, path }) => method !== 'ALL' && !path.includes('*'))
      .map(({ method, path }) => ({ method, pattern: new RegExp(`^${path.replace(/:\w+(\{.*?\})?/g, '[^/]+')}$`) }))
  let known: ReturnType<typeof routes> | undefined
  return (c: Context) => {
    known ??= routes()
    const allowed = new Set(known.filter(({ pattern }) => pattern.test(c.req.path)).map(({ method }) => method))
    if (allowed.size === 0) {
      return answerProblem(c, new ProblemError('not-found', { detail: 'There is nothing at this address.' }))
    }
    if (allowed.has('GET')) allowed.add('HEAD')
    const allow = [...allowed].sort().join(', ')
    return answerProblem(
      c,
      new ProblemError('method-not-allowed', { detail: `This address takes ${allow}.`, headers: { allow } }),
    )
  }
}

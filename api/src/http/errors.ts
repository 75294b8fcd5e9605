import type { HttpBindings } from '@hono/node-server'
import { PROBLEMS } from '@soulsign/contracts'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { methodNotAllowed } from 'hono/method-not-allowed'
import type { core, ZodError } from 'zod'
import type { Logger } from '../observability/log.ts'
import { answerProblem, ProblemError, toProblemError } from './problem.ts'

/** The largest number of invalid fields that a response names. */
const ERRORS_MAX = 20
/** The longest path in a response. Keys of the body can be as long as the body. */
const PATH_MAX = 100

/** For a union, returns the issues of the variant that the sender most likely meant. */
function plainIssues(issue: core.$ZodIssue): core.$ZodIssue[] {
  if (issue.code !== 'invalid_union') return [issue]
  const [nearest] = issue.errors.toSorted((one, other) => one.length - other.length)
  return nearest ? nearest.map((inner) => ({ ...inner, path: [...issue.path, ...inner.path] })) : [issue]
}

/** Turns a validator's error into a problem that names each invalid field and its remedy, but no sent value. */
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

/** The `defaultHook` of every router. Responds with 400 to input that does not fit its schema. */
export function refuseInvalid(result: { success: true } | { success: false; error: ZodError; target: string }) {
  if (!result.success) throw invalidInput(result.error, result.target)
}

/** Whether the caller went away before the whole request had arrived. That is no failure of ours. */
function brokeOff(c: Context): boolean {
  const { incoming } = (c.env ?? {}) as Partial<HttpBindings>
  return incoming !== undefined && !incoming.complete && incoming.destroyed
}

/** Turns any thrown value into problem+json, and logs server errors. */
export const answerError = (log: Logger) => (error: Error, c: Context) => {
  const problem = brokeOff(c)
    ? new ProblemError('malformed-json', { detail: 'The request broke off.' })
    : error instanceof HTTPException && error.status < 500
      ? new ProblemError(error.status === 415 ? 'unsupported-media-type' : 'malformed-json')
      : toProblemError(error)
  if (!(error instanceof ProblemError) && PROBLEMS[problem.key].status >= 500) {
    log.failure('request failed', error, { request_id: c.get('requestId') })
  }
  return answerProblem(c, problem)
}

/** Responds to requests that match no route. */
export const answerNotFound = (c: Context) =>
  answerProblem(c, new ProblemError('not-found', { detail: 'There is nothing at this address.' }))

/**
 * Responds with 405 and `Allow` if an address supports other methods. Wildcard routes do not count as addresses: they
 * serve pages and files, or guard a part of the API.
 * @param app has all its routes by the first request
 */
export function refuseOtherMethods(app: Pick<Hono, 'routes'>): MiddlewareHandler {
  const addresses = new Hono()
  Object.defineProperty(addresses, 'routes', { get: () => app.routes.filter(({ path }) => !path.includes('*')) })
  return methodNotAllowed({
    app: addresses,
    onMethodNotAllowed(c, methods) {
      const allow = methods.sort().join(', ')
      const detail = `This address takes ${allow}.`
      return answerProblem(c, new ProblemError('method-not-allowed', { detail, headers: { allow } }))
    },
  })
}

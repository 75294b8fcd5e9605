import { PROBLEMS } from '@soulsign/contracts'
import { type Context, Hono, type MiddlewareHandler } from 'hono'
import { HTTPException } from 'hono/http-exception'
import { methodNotAllowed } from 'hono/method-not-allowed'
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

/** Answers what no route matched. */
export const answerNotFound = (c: Context) =>
  answerProblem(c, new ProblemError('not-found', { detail: 'There is nothing at this address.' }))

/**
 * Answers 405 with `Allow` where an address takes other methods. A wildcard is no address of its own: it stands for all
 * pages, for files, or for what guards a part of the API.
 * @param app with all its routes by the time of the first request
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

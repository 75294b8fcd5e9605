import { PROBLEMS, type Problem, type ProblemKey, problemType } from '@soulsign/contracts'
import { TooManyTextsError } from '@soulsign/safety'
import type { Context } from 'hono'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import { isAway } from '../database/away.ts'

type ProblemDetails = {
  /** What is wrong with the request and how to fix it. People see it, so it never quotes their text or internals. */
  detail?: string
  errors?: { path: string; message: string }[]
  headers?: Record<string, string>
}

/** An error that the caller is told about, as problem+json. All other errors become a bare 500. */
export class ProblemError extends Error {
  override name = 'ProblemError'
  readonly key: ProblemKey
  readonly details: ProblemDetails
  constructor(key: ProblemKey, details: ProblemDetails = {}) {
    super(PROBLEMS[key].title)
    this.key = key
    this.details = details
  }
}

/** The problem document (RFC 9457) of an error. */
export function problemDocument(error: ProblemError, requestId: string | undefined): Problem {
  const { status, title } = PROBLEMS[error.key]
  const { detail, errors } = error.details
  return {
    type: problemType(error.key),
    title,
    status,
    ...(detail && { detail }),
    ...(requestId && { request_id: requestId }),
    ...(errors && { errors }),
  }
}

/** Responds with an error as `application/problem+json`. */
export function answerProblem(c: Context, error: ProblemError): Response {
  const document = problemDocument(error, c.get('requestId'))
  return c.body(JSON.stringify(document), document.status as ContentfulStatusCode, {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    ...error.details.headers,
  })
}

/** For what cannot be done just now, and soon can. */
export const unavailable = () =>
  new ProblemError('unavailable', { detail: 'Please try again in a moment.', headers: { 'retry-after': '2' } })

/** Turns any thrown value into the problem that the caller may see. */
export function toProblemError(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error
  return isAway(error) || error instanceof TooManyTextsError
    ? unavailable()
    : new ProblemError('internal', { detail: 'Please try again. If it keeps happening, tell us the request id.' })
}

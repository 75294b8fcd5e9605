import { STATUS_CODES } from 'node:http'

/** An error of the sandbox itself (RFC 9457); each stand-in uses its provider's format. */
export const problem = (status: number, detail: string): Response =>
  Response.json(
    { type: 'about:blank', title: STATUS_CODES[status], status, detail },
    { status, headers: { 'Content-Type': 'application/problem+json' } },
  )

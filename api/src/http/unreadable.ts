import { randomUUID } from 'node:crypto'
import type { Duplex } from 'node:stream'
import { PROBLEMS, type ProblemKey, problemType } from '@soulsign/contracts'

/** Error codes of node:http for bytes that are not a valid request, with our responses. */
const STATUSES: Record<string, [status: string, key: ProblemKey, detail: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'invalid-input', 'The headers are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'invalid-input', 'The request took too long to arrive.'],
}
const UNREADABLE: [string, ProblemKey, string] = [
  '400 Bad Request',
  'invalid-input',
  'The request could not be read as HTTP.',
]

function answer([status, key, detail]: [string, ProblemKey, string]) {
  const request_id = randomUUID()
  const code = Number.parseInt(status, 10)
  const body = JSON.stringify({ type: problemType(key), title: PROBLEMS[key].title, status: code, detail, request_id })
  const headers = {
    'content-type': 'application/problem+json',
    'cache-control': 'no-store',
    'x-request-id': request_id,
    'content-length': String(Buffer.byteLength(body)),
  }
  return { status, code, body, headers }
}

/** The response to a request whose address or Host header is not a valid URL. Such a request never reaches the app. */
export function unreadableRequest(): Response {
  const { body, code, headers } = answer(UNREADABLE)
  return new Response(body, { status: code, headers })
}

/** Responds on the bare socket to bytes that are not HTTP, or too large. */
export function refuseUnreadable(error: Error & { code?: string }, socket: Duplex) {
  if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
  const { status, body, headers } = answer(STATUSES[error.code ?? ''] ?? UNREADABLE)
  const lines = Object.entries({ ...headers, connection: 'close' }).map(([name, value]) => `${name}: ${value}\r\n`)
  return socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`)
}

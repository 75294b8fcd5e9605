import type { Duplex } from 'node:stream'
import { PROBLEMS, type ProblemKey, problemType } from '@soulsign/contracts'

/** What node:http says of bytes that it cannot take as a request, and what we answer. */
const STATUSES: Record<string, [status: string, key: ProblemKey, detail: string]> = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'invalid-input', 'The headers are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'invalid-input', 'The request took too long to arrive.'],
}
const UNREADABLE: [string, ProblemKey, string] = [
  '400 Bad Request',
  'invalid-input',
  'The request could not be read as HTTP.',
]

const document = ([status, key, detail]: [string, ProblemKey, string]) =>
  JSON.stringify({ type: problemType(key), title: PROBLEMS[key].title, status: Number.parseInt(status, 10), detail })

/** Answers a request whose address or Host header is no valid URL, which therefore never reaches the app. */
export const unreadableRequest = () =>
  new Response(document(UNREADABLE), {
    status: 400,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
  })

/** Answers bytes that are no HTTP, or too much of it, on the bare socket. */
export function refuseUnreadable(error: Error & { code?: string }, socket: Duplex) {
  if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
  const answer = STATUSES[error.code ?? ''] ?? UNREADABLE
  const body = document(answer)
  return socket.end(
    `HTTP/1.1 ${answer[0]}\r\nConnection: close\r\nContent-Type: application/problem+json\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}

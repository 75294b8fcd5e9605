import type { Duplex } from 'node:stream'
import { PROBLEMS, problemType } from '@soulsign/contracts'

const BODY = JSON.stringify({
  type: problemType('invalid-input'),
  title: PROBLEMS['invalid-input'].title,
  status: 400,
  detail: 'The request could not be read as HTTP.',
})

/** Answers a request whose address or Host header is no valid URL, which therefore never reaches the app. */
export const unreadableRequest = () =>
  new Response(BODY, {
    status: 400,
    headers: { 'content-type': 'application/problem+json', 'cache-control': 'no-store' },
  })

/** Answers bytes that are no HTTP at all, on the bare socket. */
export function refuseUnreadable(error: Error & { code?: string }, socket: Duplex) {
  if (error.code === 'ECONNRESET' || !socket.writable) return socket.destroy()
  return socket.end(
    `HTTP/1.1 400 Bad Request\r\nConnection: close\r\nContent-Type: application/problem+json\r\nContent-Length: ${Buffer.byteLength(BODY)}\r\n\r\n${BODY}`,
  )
}

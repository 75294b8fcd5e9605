import { request } from 'node:http'
import { Problem } from '@soulsign/contracts'
import { expect } from 'vitest'

interface RawAnswer {
  status: number
  headers: Record<string, unknown>
  text: string
}

/** Sends bytes unchanged with a guest's token; fetch would normalise them. */
export const senderOf =
  (url: string, guest: string) =>
  (method: string, path: string, body?: string | Buffer, headers: Record<string, string> = {}): Promise<RawAnswer> =>
    new Promise((resolve, reject) => {
      const { hostname, port } = new URL(url)
      const outgoing = request(
        {
          hostname,
          port,
          method,
          path,
          headers: {
            'x-guest-token': guest,
            ...(body !== undefined && { 'content-type': 'application/json' }),
            ...headers,
          },
        },
        (incoming) => {
          const chunks: Buffer[] = []
          incoming.on('data', (chunk) => chunks.push(chunk))
          incoming.on('end', () =>
            resolve({
              status: incoming.statusCode ?? 0,
              headers: incoming.headers,
              text: Buffer.concat(chunks).toString(),
            }),
          )
        },
      )
      outgoing.on('error', reject)
      outgoing.end(body)
    })
export type Send = ReturnType<typeof senderOf>

/** Expects a problem, with the id of its request. */
export function expectProblem(answer: RawAnswer, status: number): Problem {
  expect(answer.status).toBe(status)
  expect(answer.headers['content-type']).toBe('application/problem+json')
  const problem = Problem.parse(JSON.parse(answer.text))
  expect(problem.status).toBe(status)
  expect(problem.request_id).toBe(answer.headers['x-request-id'])
  return problem
}

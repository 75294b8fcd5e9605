import { once } from 'node:events'
import { createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener, type HttpBindings } from '@hono/node-server'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { answerCsv, csvRows } from './csv.ts'

/** The size of a page in bytes. The network buffers alone hold several megabytes. */
const PAGE_BYTES = 100_000
const PAGES_IN_BUFFERS = 300

let made: number
let ended: boolean
const failures: unknown[] = []

/** More pages than the test reads, one of which may fail. */
async function* pages(broken = Number.POSITIVE_INFINITY) {
  made = 0
  ended = false
  try {
    while (made < broken) {
      made += 1
      yield ['x'.repeat(PAGE_BYTES)]
    }
    throw new Error('The database is away')
  } finally {
    ended = true
  }
}

const server = createServer(
  getRequestListener(({ url }, env) => {
    const { outgoing } = env as HttpBindings
    const columns = [{ header: 'Text', value: (text: string) => text }]
    return answerCsv({ file: 'texts', columns }, pages(url.endsWith('/broken') ? 3 : undefined), (error) => {
      failures.push(error)
      outgoing.destroy()
    })
  }),
)
beforeAll(async () => {
  await once(server.listen(0), 'listening')
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
const ask = async (path: string) => {
  const request = get({ port: (server.address() as AddressInfo).port, path })
  const [response] = await once(request, 'response')
  return response as IncomingMessage
}

test('reads only as fast as a slow reader takes it, and stops when the reader leaves', async () => {
  const response = await ask('/')
  let seen = 0
  await vi.waitFor(
    () => {
      const before = seen
      seen = made
      expect(made).toBeGreaterThan(1)
      expect(made).toBe(before)
    },
    { interval: 100, timeout: 5_000 },
  )
  expect(made).toBeLessThan(PAGES_IN_BUFFERS)
  expect(ended).toBe(false)

  response.destroy()
  await vi.waitFor(() => expect(ended).toBe(true))
  expect(made).toBeLessThan(PAGES_IN_BUFFERS)
  expect(failures).toEqual([])
})

test('an interrupted file does not look complete', async () => {
  const response = await ask('/broken')
  await expect(response.toArray()).rejects.toThrow('aborted')
  expect(failures).toEqual([new Error('The database is away')])
})

test.each([
  ['=1+1', "'=1+1"],
  ['  +1', "'  +1"],
  ['\t=1', `"'\t=1"`],
  ['\rx', '"\'\rx"'],
  ['\uFEFF\u200B@SUM(A1)', "'\uFEFF\u200B@SUM(A1)"],
  ['\uFF1D1', "'\uFF1D1"],
  ['"=1"', `"'""=1"""`],
  ['a;=1', `"a;'=1"`],
  ['a; "-1', `"a;' ""-1"`],
  ['a = b, c-d', '"a = b, c-d"'],
  ['a;b', '"a;b"'],
  ['Two\nlines', '"Two\nlines"'],
  ["x\n=cmd|'/C calc'!A0;x", `"x\n'=cmd|'/C calc'!A0;x"`],
  ['x\r\n +1', `"x\r\n' +1"`],
  ['x\t@SUM(A1)', `"x\t'@SUM(A1)"`],
  ['One line', 'One line'],
  ['', ''],
])('%j is written as %j', (text, cell) => {
  expect(csvRows([[text]])).toBe(`${cell}\r\n`)
})

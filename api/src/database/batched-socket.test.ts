import { once } from 'node:events'
import { type AddressInfo, createServer, type Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach, expect, test } from 'vitest'
import { batchedSocket } from './batched-socket.ts'

const server = createServer()
afterEach(() => void server.close())

test('writes of one moment are sent together, in order', async () => {
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const accepted = once(server, 'connection') as Promise<[Socket]>
  const socket = batchedSocket()
  socket.connect((server.address() as AddressInfo).port, '127.0.0.1')
  await once(socket, 'connect')
  const [peer] = await accepted
  const received = text(peer)

  for (const statement of ['begin;', 'select 1;', 'commit;']) socket.write(statement)
  expect(socket.writableLength).toBe('begin;select 1;commit;'.length)
  await new Promise((sent) => socket.write('', sent))
  expect(socket.writableLength).toBe(0)
  // Later ones, too.
  socket.write('begin;')
  expect(socket.writableCorked).toBe(1)
  socket.end('rollback;')
  expect(await received).toBe('begin;select 1;commit;begin;rollback;')
})

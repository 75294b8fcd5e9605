import { Socket } from 'node:net'

type Write = (...written: Parameters<Socket['write']>) => boolean

/**
 * A connection to the database that sends all that is written in one turn of the event loop in one piece. The driver
 * writes each statement by itself, and a write costs more than making the statement. With TLS, the driver writes to a
 * stream of its own.
 */
export function batchedSocket(): Socket {
  const socket = new Socket()
  let corked = false
  const uncork = () => {
    corked = false
    socket.uncork()
  }
  // Not before it connects, which gives a socket its original `write` back.
  socket.once('connect', () => {
    const write: Write = socket.write.bind(socket)
    const writeLater: Write = (...written) => {
      if (!corked) {
        corked = true
        socket.cork()
        process.nextTick(uncork)
      }
      return write(...written)
    }
    socket.write = writeLater as Socket['write']
  })
  return socket
}

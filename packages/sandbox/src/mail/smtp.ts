import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import type { Mailbox } from './mailbox.ts'

/**
 * Starts an SMTP server on a free loopback port that puts every mail into the mailbox. While `refusing` is true, it
 * answers 451 to new mails, like a server in trouble.
 */
export async function startSmtp(
  mailbox: Mailbox,
  refusing: () => boolean,
): Promise<{ url: string; close(): Promise<void> }> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    disableReverseLookup: true,
    closeTimeout: 1_000,
    onMailFrom: (_address, _session, done) =>
      done(refusing() ? Object.assign(new Error('Try again later'), { responseCode: 451 }) : null),
    onData: (stream, session, done) => {
      const recipients = session.envelope.rcptTo.map(({ address }) => address)
      buffer(stream)
        .then((raw) => mailbox.receive(raw, recipients))
        .then(() => done(), done)
    },
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

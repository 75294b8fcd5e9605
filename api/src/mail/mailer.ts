import { createTransport } from 'nodemailer'
import type { Config } from '../config.ts'
import type { Content } from './healing-link.ts'

/** How long a mail server may be silent, in milliseconds. */
const TIMEOUT_MS = 20_000

/** Hands mails to the mail server. */
export interface Mailer {
  /** Rejects when the server does not take the mail. */
  send(to: string, content: Content): Promise<void>
  /** Rejects when the server does not answer, or refuses us. */
  check(): Promise<void>
  close(): void
}

/** A mailer for the server at SMTP_URL, a few connections at a time, kept open. */
export function createMailer({ smtpUrl, from }: Config['mail']): Mailer {
  const transport =
    smtpUrl === undefined
      ? undefined
      : createTransport({
          url: smtpUrl,
          pool: true,
          connectionTimeout: TIMEOUT_MS,
          greetingTimeout: TIMEOUT_MS,
          socketTimeout: TIMEOUT_MS,
          disableFileAccess: true,
          disableUrlAccess: true,
        })
  return {
    async send(to, { subject, text, html }) {
      if (!transport) throw new Error('SMTP_URL is not set')
      await transport.sendMail({ from, to: { name: '', address: to }, subject, text, html })
    },
    async check() {
      if (!transport) throw new Error('SMTP_URL is not set')
      await transport.verify()
    },
    close: () => transport?.close(),
  }
}

import type { Config } from '../config.ts'
import { late } from '../settle.ts'
import type { Content } from './healing-link.ts'

/** The longest silence of the mail server, in milliseconds. */
const TIMEOUT_MS = 20_000

/** Hands mails to the mail server. */
export interface Mailer {
  /** Rejects if the server refuses the mail. */
  send(to: string, content: Content): Promise<void>
  /** Rejects if the server does not respond or refuses the connection. */
  check(): Promise<void>
  close(): void
}

const library = late(() => import('nodemailer'))

/** Creates a mailer for the server at SMTP_URL, with a few connections that stay open. */
export function createMailer({ smtpUrl, from }: Config['mail']): Mailer {
  async function open() {
    if (smtpUrl === undefined) throw new Error('SMTP_URL is not set')
    const { createTransport } = await library()
    return createTransport({
      url: smtpUrl,
      pool: true,
      connectionTimeout: TIMEOUT_MS,
      greetingTimeout: TIMEOUT_MS,
      socketTimeout: TIMEOUT_MS,
      disableFileAccess: true,
      disableUrlAccess: true,
    })
  }
  let opened: ReturnType<typeof open> | undefined
  /** Opened with the first mail: many nodes send none. */
  const transport = () => {
    opened ??= open()
    return opened
  }
  return {
    async send(to, { subject, text, html }) {
      await (await transport()).sendMail({ from, to: { name: '', address: to }, subject, text, html })
    },
    async check() {
      await (await transport()).verify()
    },
    close() {
      void opened?.then(
        (open) => open.close(),
        () => undefined,
      )
    },
  }
}

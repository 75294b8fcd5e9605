import { randomUUID } from 'node:crypto'
import PostalMime from 'postal-mime'

/** A mail as `GET /mail/messages` returns it. `links` are the unique addresses in its HTML, in order. */
export interface Message {
  id: string
  /** All recipients, comma-separated. */
  to: string
  subject: string
  text: string
  html: string
  links: string[]
  /** RFC 3339. */
  receivedAt: string
}

/** Maximum number of mails; the oldest are dropped. */
const CAPACITY = 1_000

const linksOf = (html: string, text: string) => [
  ...new Set(
    html
      ? [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
      : (text.match(/https?:\/\/\S+/g) ?? []),
  ),
]

/** The mails received since the start, newest first. None is sent on. */
export class Mailbox {
  #messages: Message[] = []

  async receive(raw: Buffer, recipients: string[]): Promise<void> {
    const { subject = '', text = '', html = '' } = await PostalMime.parse(raw)
    const message = {
      id: randomUUID(),
      to: recipients.join(', '),
      subject,
      text,
      html,
      links: linksOf(html, text),
      receivedAt: new Date().toISOString(),
    }
    this.#messages = [message, ...this.#messages].slice(0, CAPACITY)
  }

  /** Lists mails. @param to only mails to this address, in any case; all by default */
  list(to?: string): Message[] {
    const wanted = to?.trim().toLowerCase()
    return wanted
      ? this.#messages.filter((message) => message.to.toLowerCase().split(', ').includes(wanted))
      : this.#messages
  }

  find(id: string): Message | undefined {
    return this.#messages.find((message) => message.id === id)
  }
}

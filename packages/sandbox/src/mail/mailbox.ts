import { randomUUID } from 'node:crypto'
import PostalMime from 'postal-mime'

/** A mail as `GET /mail/messages` answers it. `links` are the addresses of its HTML, in order, without doubles. */
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

/** How many mails are kept; the oldest goes first. */
const CAPACITY = 1_000

const linksOf = (html: string, text: string) => [
  ...new Set(
    html
      ? [...html.matchAll(/href="([^"]+)"/g)].map(([, href = '']) => href.replaceAll('&amp;', '&'))
      : (text.match(/https?:\/\/\S+/g) ?? []),
  ),
]

/** The mails that arrived since the start, newest first. Nothing leaves this process. */
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

  /** @param to only mails to this address, whatever its case; all when left out. */
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

import { Hono } from 'hono'
import type { Mailbox } from './mailbox.ts'
import { inboxPage, messagePage } from './pages.ts'

/** The mailbox's page and its JSON, below `/mail`. */
export function mailRoutes(mailbox: Mailbox): Hono {
  return new Hono()
    .get('/', (c) => c.html(inboxPage(mailbox.list())))
    .get('/messages', (c) => c.json(mailbox.list(c.req.query('to'))))
    .get('/:id', (c) => {
      const message = mailbox.find(c.req.param('id'))
      return message ? c.html(messagePage(message)) : c.notFound()
    })
}

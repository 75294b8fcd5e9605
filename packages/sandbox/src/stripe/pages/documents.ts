import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Account } from '../account.ts'
import { StripeError } from '../errors.ts'
import { day, layout, messagePage, money } from './layout.ts'

/** Invoices and receipts, at `/stripe/invoices/:id` and `/stripe/receipts/:id`. */
export function documentPages(account: Account): Hono {
  const app = new Hono()
  app.onError((error, c) => {
    if (!(error instanceof StripeError)) throw error
    return c.html(messagePage('Not found', 'There is no such document.'), 404)
  })
  app.get('/invoices/:id', (c) => {
    const invoice = account.store.find('invoice', c.req.param('id'))
    return c.html(
      layout(
        `Invoice ${invoice.number}`,
        html`<h1>Invoice ${invoice.number}</h1>
          <p>${day(invoice.created)} · ${invoice.customer_email} · ${invoice.status}</p>
          <table>
            <thead><tr><th>Item</th><th>Amount</th></tr></thead>
            <tbody>
              ${invoice.lines.data.map(
                (line) => html`<tr><td>${line.description}</td><td>${money(line.amount, line.currency)}</td></tr>`,
              )}
            </tbody>
          </table>
          <p>Total: <strong>${money(invoice.total, invoice.currency)}</strong></p>
          <p>Paid: ${money(invoice.amount_paid, invoice.currency)}</p>`,
      ),
    )
  })
  app.get('/receipts/:id', (c) => {
    const charge = account.store.find('charge', c.req.param('id'))
    return c.html(
      layout(
        'Receipt',
        html`<h1>Receipt</h1>
          <p>${day(charge.created)} · card ending in ${charge.payment_method_details.card.last4}</p>
          <p>Paid: <strong>${money(charge.amount_captured, charge.currency)}</strong></p>
          <p>Refunded: ${money(charge.amount_refunded, charge.currency)}</p>`,
      ),
    )
  })
  return app
}

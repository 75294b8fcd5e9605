import { Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import type { Account } from '../account.ts'
import { complete, lookAt } from '../billing/checkout.ts'
import { invalid, StripeError } from '../errors.ts'
import type { CheckoutSession } from '../objects/checkout-session.ts'
import { cardFrom } from './card-form.ts'
import { alert, cardFields, layout, messagePage, money } from './layout.ts'

interface Entered {
  email: string
  name: string
}

/** The hosted checkout page, at `/stripe/checkout/:id`. */
export function checkoutPage(account: Account): Hono {
  const show = (session: CheckoutSession, { email, name }: Entered, error?: string) => {
    const { lines = [] } = account.store.orders[session.id] ?? {}
    const total = money(session.amount_total, session.currency)
    const interval = lines[0]?.price.recurring?.interval
    return layout(
      'Checkout',
      html`<h1>Checkout</h1>
        <p>This page stands in for Stripe while no Stripe key is set.</p>
        <table>
          <thead><tr><th>Item</th><th>Amount</th></tr></thead>
          <tbody>
            ${lines.map(
              (line) => html`<tr><td>${line.description}</td><td>${money(line.amount_total, line.currency)}</td></tr>`,
            )}
          </tbody>
        </table>
        <p>Total: <strong>${total}${interval && ` each ${interval}`}</strong></p>
        ${alert(error)}
        <form method="post">
          <label>
            Email
            <input name="email" type="email" autocomplete="off" required value="${email}" />
          </label>
          <label>
            Name on the card
            <input name="name" autocomplete="off" required value="${name}" />
          </label>
          ${cardFields()}
          <button>${session.mode === 'subscription' ? 'Subscribe' : `Pay ${total}`}</button>
        </form>
        ${session.cancel_url && html`<p><a href="${session.cancel_url}">Cancel and go back</a></p>`}`,
    )
  }
  const known = (session: CheckoutSession): Entered => {
    const customer = session.customer ? account.store.find('customer', session.customer) : undefined
    return { email: customer?.email ?? session.customer_email ?? '', name: customer?.name ?? '' }
  }
  const successUrl = ({ success_url, id }: CheckoutSession) => success_url.replaceAll('{CHECKOUT_SESSION_ID}', id)

  const app = new Hono()
  app.onError((error, c) => {
    if (!(error instanceof StripeError)) throw error
    return c.html(messagePage('Checkout', 'There is no such checkout.'), 404)
  })
  app.get('/:id', (c) => {
    const session = lookAt(account, account.store.find('checkout.session', c.req.param('id')))
    if (session.status === 'complete') return c.redirect(successUrl(session), 303)
    if (session.status === 'expired') {
      return c.html(messagePage('Checkout', 'This checkout has expired.', session.cancel_url), 410)
    }
    return c.html(show(session, known(session)))
  })
  app.post('/:id', async (c) => {
    const session = account.store.find('checkout.session', c.req.param('id'))
    const form = await c.req.parseBody()
    const entered = { email: String(form.email ?? '').trim(), name: String(form.name ?? '').trim() }
    if (lookAt(account, session).status !== 'open') return c.redirect(`/stripe/checkout/${session.id}`, 303)
    try {
      if (!z.email().safeParse(entered.email).success) throw invalid('Your email address is incomplete.', 'email')
      if (entered.name === '') throw invalid('The name on the card is missing.', 'name')
      complete(account, session, { card: cardFrom(form), ...entered })
    } catch (error) {
      if (error instanceof StripeError) return c.html(show(session, entered, error.message), 402)
      throw error
    }
    return c.redirect(successUrl(session), 303)
  })
  return app
}

import { Hono } from 'hono'
import { html } from 'hono/html'
import type { Account } from '../account.ts'
import { saveCard } from '../billing/payments.ts'
import { cancelAtPeriodEnd, changePrice, endSubscription, retryPayment } from '../billing/subscriptions.ts'
import { invalid, missing, StripeError } from '../errors.ts'
import type { PortalFlow, PortalSession } from '../objects/portal.ts'
import type { Price } from '../objects/price.ts'
import type { Subscription } from '../objects/subscription.ts'
import { cardFrom } from './card-form.ts'
import { alert, cardFields, day, layout, messagePage, money } from './layout.ts'

const STATUS_TEXTS = { active: 'Active', past_due: 'Payment failed', canceled: 'Cancelled', unpaid: 'Unpaid' } as const

const priceText = ({ unit_amount, currency, recurring }: Price) =>
  `${money(unit_amount, currency)} each ${recurring?.interval}`

/** The billing portal's page, at `/stripe/portal/:secret`. */
export function portalPage(account: Account): Hono {
  const { store } = account
  const sessionAt = (secret: string) => {
    const session = store.all('billing_portal.session').find(({ url }) => url.endsWith(`/${secret}`))
    if (!session) throw missing('portal session', secret)
    return session
  }
  const featuresOf = ({ configuration }: PortalSession) =>
    store.find('billing_portal.configuration', configuration).features
  const subscriptionsOf = ({ customer }: PortalSession) =>
    store
      .all('subscription')
      .filter((subscription) => subscription.customer === customer && subscription.status !== 'canceled')
  const offers = (session: PortalSession, { items }: Subscription): Price[] => {
    const { enabled, products } = featuresOf(session).subscription_update
    const ids = enabled ? products.flatMap(({ prices }) => prices) : []
    return ids
      .map((id) => store.find('price', id))
      .filter(({ id, active, recurring }) => active && recurring && id !== items.data[0]?.price.id)
  }

  const showSubscription = (session: PortalSession, subscription: Subscription) => {
    const features = featuresOf(session)
    const [item] = subscription.items.data
    const end = day(item?.current_period_end ?? 0)
    const hidden = html`<input type="hidden" name="subscription" value="${subscription.id}" />`
    return html`<section aria-label="Subscription">
      <h2>${item && store.find('product', item.price.product).name}</h2>
      <p>${item && priceText(item.price)} · ${STATUS_TEXTS[subscription.status]}</p>
      <p>${subscription.cancel_at_period_end ? `Ends on ${end}` : `Renews on ${end}`}</p>
      ${
        subscription.cancel_at_period_end
          ? html`<form method="post">${hidden}<button name="do" value="resume">Don't cancel subscription</button></form>`
          : features.subscription_cancel.enabled &&
            html`<form method="post">${hidden}<button name="do" value="cancel">Cancel subscription</button></form>`
      }
      ${offers(session, subscription).map(
        (price) =>
          html`<form method="post">
            ${hidden}<input type="hidden" name="price" value="${price.id}" />
            <button name="do" value="switch">Switch to ${priceText(price)}</button>
          </form>`,
      )}
      ${
        features.payment_method_update.enabled &&
        html`<details ${subscription.status === 'past_due' ? 'open' : ''}>
          <summary>Update the card</summary>
          <form method="post">${hidden}${cardFields()}<button name="do" value="card">Use this card</button></form>
        </details>`
      }
    </section>`
  }
  const showFlow = ({ url }: PortalSession, flow: PortalFlow, error?: string) => {
    const { subscription, items } = flow.subscription_update_confirm
    const price = store.find('price', items[0]?.price ?? '')
    return layout(
      'Confirm the change',
      html`<h1>Confirm the change</h1>
        <p>This page stands in for Stripe while no Stripe key is set.</p>
        ${alert(error)}
        <p>From now on ${priceText(price)}. What is left of the current period is credited.</p>
        <form method="post" action="${new URL(url).pathname}">
          <input type="hidden" name="subscription" value="${subscription}" />
          <input type="hidden" name="price" value="${price.id}" />
          <button name="do" value="switch">Confirm</button>
        </form>
        <p><a href="${flow.after_completion.redirect.return_url}">Return to the product</a></p>`,
    )
  }
  const show = (session: PortalSession, error?: string) => {
    if (session.flow) return showFlow(session, session.flow, error)
    const subscriptions = subscriptionsOf(session)
    const invoices = store
      .all('invoice')
      .filter(({ customer }) => customer === session.customer)
      .reverse()
    return layout(
      'Billing',
      html`<h1>Billing</h1>
        <p>This page stands in for Stripe while no Stripe key is set.</p>
        ${session.return_url && html`<p><a href="${session.return_url}">Return to the product</a></p>`}
        ${alert(error)}
        ${subscriptions.length === 0 && html`<p>No subscription is running.</p>`}
        ${subscriptions.map((subscription) => showSubscription(session, subscription))}
        ${
          featuresOf(session).invoice_history.enabled &&
          html`<h2>Invoices</h2>
            ${
              invoices.length === 0
                ? html`<p>No invoice yet.</p>`
                : html`<table>
                    <thead><tr><th>Date</th><th>Amount</th><th>Status</th></tr></thead>
                    <tbody>
                      ${invoices.map(
                        (invoice) =>
                          html`<tr>
                            <td><a href="/stripe/invoices/${invoice.id}">${day(invoice.created)}</a></td>
                            <td>${money(invoice.amount_due, invoice.currency)}</td>
                            <td>${invoice.status}</td>
                          </tr>`,
                      )}
                    </tbody>
                  </table>`
            }`
        }`,
    )
  }

  const act = (session: PortalSession, form: Record<string, unknown>) => {
    const subscription = subscriptionsOf(session).find(({ id }) => id === form.subscription)
    if (!subscription) throw invalid('This subscription is not running any more.')
    const features = featuresOf(session)
    switch (form.do) {
      case 'cancel':
        if (!features.subscription_cancel.enabled) throw invalid('Subscriptions cannot be cancelled here.')
        if (features.subscription_cancel.mode === 'at_period_end') cancelAtPeriodEnd(account, subscription, true)
        else endSubscription(account, subscription, 'cancellation_requested')
        return
      case 'resume':
        cancelAtPeriodEnd(account, subscription, false)
        return
      case 'switch': {
        const price = offers(session, subscription).find(({ id }) => id === form.price)
        if (!price) throw invalid('This price is not offered.')
        const prorate = features.subscription_update.proration_behavior !== 'none'
        changePrice(account, subscription, price, { prorate, errorIfUnpaid: true })
        return
      }
      case 'card': {
        if (!features.payment_method_update.enabled) throw invalid('The card cannot be changed here.')
        const default_payment_method = saveCard(account, cardFrom(form))
        account.change(subscription, { default_payment_method }, 'customer.subscription.updated')
        if (subscription.status === 'past_due' && !retryPayment(account, subscription)) {
          throw invalid('Your card was declined.')
        }
        return
      }
      default:
        throw invalid('There is no such action.')
    }
  }

  const app = new Hono()
  app.onError((error, c) => {
    if (!(error instanceof StripeError)) throw error
    return c.html(messagePage('Billing', 'This link is not valid any more.'), 404)
  })
  app.get('/:secret', (c) => c.html(show(sessionAt(c.req.param('secret')))))
  app.post('/:secret', async (c) => {
    const session = sessionAt(c.req.param('secret'))
    const form = await c.req.parseBody()
    try {
      act(session, form)
    } catch (error) {
      if (error instanceof StripeError) return c.html(show(session, error.message), 402)
      throw error
    }
    return c.redirect(session.flow?.after_completion.redirect.return_url ?? c.req.path, 303)
  })
  return app
}

import { html } from 'hono/html'

export type Html = ReturnType<typeof html>

/** A page of the stand-in: plain HTML without external resources, which says that it is a stand-in. */
export const layout = (title: string, body: Html) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title} – Stripe stand-in</title>
    <link rel="icon" href="data:," />
    <style>
      :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; background: light-dark(#fff, #161616); color: light-dark(#161616, #f2f2f2); }
      a { color: light-dark(#0b4fb3, #a8c7fa); }
      body { max-width: 32rem; margin: 2rem auto; padding: 0 1rem; overflow-wrap: anywhere; }
      label { display: block; margin-block: 1rem; }
      input { display: block; box-sizing: border-box; width: 100%; padding: 0.5rem; font: inherit; }
      button { padding: 0.5rem 1rem; font: inherit; }
      form { margin-block: 1rem; }
      .row { display: flex; flex-wrap: wrap; gap: 1rem; }
      .row > label { flex: 1 1 8rem; margin-block: 0; }
      table { width: 100%; border-collapse: collapse; }
      th, td { text-align: start; padding: 0.5rem 0.5rem 0.5rem 0; border-block-end: 1px solid color-mix(in srgb, currentcolor 20%, transparent); }
      [role="alert"] { color: light-dark(#a3202f, #ff9ea2); }
    </style>
  </head>
  <body>
    <main>${body}</main>
  </body>
</html>`

/** Formats an amount given in the currency's smallest unit. */
export const money = (amount: number, currency: string) =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(amount / 100)

export const day = (seconds: number) =>
  new Intl.DateTimeFormat('en-US', { dateStyle: 'long', timeZone: 'UTC' }).format(seconds * 1_000)

export const alert = (message: string | undefined) => message && html`<p role="alert">${message}</p>`

/** The fields of a card. The form lists the test cards, because it must not receive real ones. */
export const cardFields = () => html`<label>
    Card number
    <input name="card" inputmode="numeric" autocomplete="off" required placeholder="4242 4242 4242 4242" aria-describedby="cards" />
  </label>
  <p id="cards">
    No money moves here. 4242 4242 4242 4242 pays, 4000 0000 0000 0002 is declined,
    4000 0000 0000 9995 has insufficient funds.
  </p>
  <div class="row">
    <label>
      Expiry (MM / YY)
      <input name="expiry" inputmode="numeric" autocomplete="off" required placeholder="12 / 34" />
    </label>
    <label>
      Security code
      <input name="cvc" inputmode="numeric" autocomplete="off" required placeholder="123" />
    </label>
  </div>`

export const messagePage = (title: string, message: string, link?: string | null) =>
  layout(
    title,
    html`<h1>${title}</h1>
      <p>${message}</p>
      ${link && html`<p><a href="${link}">Back to the product</a></p>`}`,
  )

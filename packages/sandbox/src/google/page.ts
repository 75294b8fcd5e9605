import { html } from 'hono/html'
import { GOOGLE_ACCOUNTS } from './accounts.ts'

/** The sign-in form. It posts to its own address, with `cancel` to give up. */
export const signInPage = (error?: string) => html`<!doctype html>
  <html lang="en">
    <head>
      <meta charset="utf-8" />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <title>Sign in – Google stand-in</title>
      <link rel="icon" href="data:," />
      <style>
        :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
        body { max-width: 24rem; margin: 4rem auto; padding: 0 1rem; }
        label { display: block; margin-block: 1rem; }
        input { display: block; box-sizing: border-box; width: 100%; padding: 0.5rem; font: inherit; }
        button { padding: 0.5rem 1rem; font: inherit; }
        [role="alert"] { color: light-dark(#a3202f, #ff9ea2); }
      </style>
    </head>
    <body>
      <h1>Sign in</h1>
      <p>This page stands in for Google while no Google keys are set. The accounts are made up, and any password works.</p>
      ${error && html`<p role="alert">${error}</p>`}
      <form method="post">
        <label>
          Email
          <input name="email" type="email" list="accounts" autocomplete="off" required value="${GOOGLE_ACCOUNTS[0]?.email}" />
        </label>
        <datalist id="accounts">${GOOGLE_ACCOUNTS.map(({ email }) => html`<option value="${email}"></option>`)}</datalist>
        <label>
          Password
          <input name="password" type="password" autocomplete="off" required />
        </label>
        <button>Sign in</button>
        <button name="cancel" value="1" formnovalidate>Cancel</button>
      </form>
    </body>
  </html>`

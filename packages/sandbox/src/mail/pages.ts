import { html } from 'hono/html'
import type { Message } from './mailbox.ts'

const time = (message: Message) => message.receivedAt.slice(11, 19)

const layout = (title: string, body: ReturnType<typeof html>) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>${title}</title>
    <link rel="icon" href="data:," />
    <style>
      :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
      body { max-width: 48rem; margin: 2rem auto; padding: 0 1rem; }
      table { width: 100%; border-collapse: collapse; }
      th, td { text-align: start; padding: 0.5rem; border-block-end: 1px solid color-mix(in srgb, currentcolor 20%, transparent); }
      iframe { width: 100%; height: 32rem; border: 1px solid color-mix(in srgb, currentcolor 20%, transparent); background: white; }
    </style>
  </head>
  <body>
    ${body}
  </body>
</html>`

/** The list of mails, which reloads every five seconds. */
export const inboxPage = (messages: Message[]) =>
  layout(
    'Mailbox',
    html`<meta http-equiv="refresh" content="5" />
      <h1>Mailbox</h1>
      <p>Every mail that the product sends without a mail server of its own arrives here.</p>
      ${
        messages.length === 0
          ? html`<p>No mail yet.</p>`
          : html`<table>
              <thead>
                <tr><th>Time (UTC)</th><th>To</th><th>Subject</th></tr>
              </thead>
              <tbody>
                ${messages.map(
                  (message) =>
                    html`<tr>
                      <td>${time(message)}</td>
                      <td>${message.to}</td>
                      <td><a href="/mail/${message.id}">${message.subject}</a></td>
                    </tr>`,
                )}
              </tbody>
            </table>`
      }`,
  )

/** One mail. Scripts in its HTML do not run; its links open in this tab. */
export const messagePage = (message: Message) =>
  layout(
    message.subject,
    html`<p><a href="/mail">← Mailbox</a></p>
      <h1>${message.subject}</h1>
      <p>To ${message.to}, ${time(message)} UTC</p>
      <iframe
        title="The mail"
        sandbox="allow-top-navigation-by-user-activation allow-popups allow-popups-to-escape-sandbox"
        srcdoc="${`<base target="_top">${message.html || `<pre>${message.text}</pre>`}`}"
      ></iframe>
      <h2>As plain text</h2>
      <pre style="white-space: pre-wrap">${message.text}</pre>`,
  )

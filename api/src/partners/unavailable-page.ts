import { randomBytes } from 'node:crypto'
import { type HelpResource, helplinesFor, PROBLEMS } from '@soulsign/contracts'
import type { Context } from 'hono'
import { html } from 'hono/html'
import type { ContentfulStatusCode } from 'hono/utils/http-status'
import type { Deps } from '../deps.ts'
import { countryOf } from '../http/country.ts'
import { toProblemError } from '../http/problem.ts'
import { HOST_PARAMETER, originAround } from './frame-origin.ts'

/** The delay before the page retries, in milliseconds: shorter than the loader's time-out for the frame. */
const RETRY_MS = 4_000

/**
 * Responds to any error with a page for people instead of a problem document, because it appears within a partner's
 * page. It retries by itself, contains helplines, and may be framed by any site. Server errors are logged.
 */
export const answerUnavailable =
  ({ config, log }: Pick<Deps, 'config' | 'log'>) =>
  (error: Error, c: Context) => {
    const { status } = PROBLEMS[toProblemError(error).key]
    if (status >= 500) log.failure('widget page failed', error, { request_id: c.get('requestId') })
    const again = new URL(c.req.url)
    const origin = originAround(c, config)
    if (origin) again.searchParams.set(HOST_PARAMETER, origin)
    const nonce = randomBytes(16).toString('base64')
    c.header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'`,
    )
    c.header('cache-control', 'no-store')
    c.header('retry-after', String(RETRY_MS / 1_000))
    c.header('x-robots-tag', 'noindex')
    return c.html(
      html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Not available right now</title>
    <style nonce="${nonce}">${STYLE}</style>
  </head>
  <body>
    <main>
      <h1>We cannot be reached right now</h1>
      <p role="status">We are trying again. It should only take a moment.</p>
      <p><a id="again" href="${again.pathname}${again.search}">Try again</a></p>
      <h2>Need help now?</h2>
      <ul>${helplinesFor(countryOf(c), 'suicide').map(renderHelpline)}</ul>
    </main>
    <script nonce="${nonce}">
      const { href } = document.getElementById('again')
      setTimeout(() => location.replace(href), ${RETRY_MS})
    </script>
  </body>
</html>`,
      status as ContentfulStatusCode,
    )
  }

// Open numbers in a new tab: the policy of the surrounding page may block them inside the frame.
const renderHelpline = ({ name, call, text, url, note }: HelpResource) => html`<li>
  ${name}
  ${call && html`<a href="tel:${call}" target="_blank">${call}</a>`}
  ${text && html`<a href="sms:${text}" target="_blank">Text ${text}</a>`}
  ${url && html`<a href="${url}" target="_blank" rel="noopener">${new URL(url).host}</a>`}
  ${note && html`<small>${note}</small>`}
</li>`

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; padding: 1.5rem; }
main { max-inline-size: 36rem; margin-inline: auto; }
li { margin-block: .5rem; }
a { display: inline-block; padding: .25rem; }
`

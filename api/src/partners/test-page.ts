import { randomBytes } from 'node:crypto'
import { AllowedOrigin, isOriginAllowed, PartnerKey, WIDGET_ROOM_CSS, widgetTag } from '@soulsign/contracts'
import { Hono } from 'hono'
import { html } from 'hono/html'
import { z } from 'zod'
import type { Deps } from '../deps.ts'
import { findPartnerByKey, type PartnerRow } from './partners.sql.ts'

const Query = z.object({ partner: z.string().max(100).catch(''), origin: z.string().max(300).catch('') })

interface Check {
  ok: boolean
  what: string
  advice?: string
}

/**
 * A page that tells partners why the widget does or does not appear on their site. It reveals nothing that the frame
 * does not.
 */
export function testPage({ config, database, site }: Pick<Deps, 'config' | 'database' | 'site'>): Hono {
  const app = new Hono()
  app.get('/widget/v1/test', async (c) => {
    const { partner: key, origin } = Query.parse(c.req.query())
    const known = PartnerKey.safeParse(key).success
    const partner = known ? await database.asSystem((tx) => findPartnerByKey(tx, key)) : undefined
    const { settings } = await site.read()
    const checks = [...(key ? [checkKey(partner)] : []), ...(origin ? [checkOrigin(origin, partner)] : [])]
    const works = partner !== undefined && checks.every(({ ok }) => ok)
    const nonce = randomBytes(16).toString('base64')
    c.header(
      'content-security-policy',
      `default-src 'none'; style-src 'nonce-${nonce}'; script-src 'self'; frame-src 'self'; img-src data:; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`,
    )
    c.header('cache-control', 'no-store')
    c.header('x-robots-tag', 'noindex')
    // The preview needs a Referer like every other frame.
    c.header('referrer-policy', 'same-origin')
    return c.html(html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>Test your site · ${settings.product_name} widget</title>
    <style nonce="${nonce}">${STYLE}</style>
  </head>
  <body>
    <main>
      <h1>Test your site</h1>
      <p>Type your key and the origin of the page that holds the widget, to see whether it may show there.</p>
      <form>
        <label>Key <input name="partner" value="${key}" required autocomplete="off" spellcheck="false" placeholder="pk_..."></label>
        <label>Origin of your page <input name="origin" value="${origin}" autocomplete="off" spellcheck="false" placeholder="https://www.example.com"></label>
        <button>Test</button>
      </form>
      ${checks.length > 0 && html`<section aria-label="Result"><h2>Result</h2><ul>${checks.map(renderCheck)}</ul></section>`}
      ${works && renderPreview(config.publicUrl, partner)}
      <section>
        <h2>Content-Security-Policy</h2>
        <p>If your site has such a policy, it needs these two sources:</p>
        <pre>script-src ${config.publicUrl}
frame-src ${config.publicUrl}</pre>
      </section>
    </main>
  </body>
</html>`)
  })
  return app
}

function checkKey(partner: PartnerRow | undefined): Check {
  if (!partner) return { ok: false, what: 'There is no such key.', advice: 'Compare it with the one you were given.' }
  if (partner.revoked_at) return { ok: false, what: 'This key was switched off.', advice: 'Ask us for a new one.' }
  return { ok: true, what: `The key is the one of ${partner.name}.` }
}

/** People often paste an address; only its origin matters. */
function checkOrigin(typed: string, partner: PartnerRow | undefined): Check {
  const url = URL.parse(typed)
  if (!url || url.origin === 'null' || !AllowedOrigin.safeParse(url.origin).success) {
    return {
      ok: false,
      what: `${typed} is not an origin where the widget can appear.`,
      advice: 'Use https:// and the name of your site.',
    }
  }
  const { origin } = url
  if (!partner) return { ok: false, what: `Without a key, ${origin} cannot be tested.` }
  return isOriginAllowed(origin, partner.origins)
    ? { ok: true, what: `${origin} is among the origins of this key.` }
    : { ok: false, what: `${origin} is not among the origins of this key.`, advice: 'Ask us to add it.' }
}

const renderCheck = ({ ok, what, advice }: Check) =>
  html`<li data-ok="${String(ok)}"><strong>${ok ? 'OK' : 'Not yet'}</strong> ${what} ${advice}</li>`

const renderPreview = (publicUrl: string, { publishable_key: key }: PartnerRow) => html`<section>
        <h2>How it looks</h2>
        <script async src="/widget/v1/symptom-check.js"></script>
        <symptom-check partner="${key}"></symptom-check>
        <h2>In your page</h2>
        <pre>${widgetTag(publicUrl, key)}</pre>
        <p>With these styles your page does not move while it loads:</p>
        <pre>${WIDGET_ROOM_CSS}</pre>
      </section>`

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { margin: 0; padding: 1.5rem; }
main { max-inline-size: 44rem; margin-inline: auto; }
form { display: grid; gap: 1rem; }
label { display: grid; gap: .25rem; font-weight: 600; }
input, button { font: inherit; padding: .5rem .75rem; }
button { justify-self: start; min-block-size: 2.75rem; min-inline-size: 6rem; }
li { margin-block: .5rem; }
pre { overflow-x: auto; padding: .75rem; border: 1px solid; white-space: pre-wrap; overflow-wrap: anywhere; }
`

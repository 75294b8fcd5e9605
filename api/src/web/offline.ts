import { createHash } from 'node:crypto'
import { type HelpResource, helplinesFor } from '@soulsign/contracts'
import { type Context, Hono } from 'hono'
import { html, raw } from 'hono/html'
import { countryOf } from '../http/country.ts'
import type { SiteReader } from './site.ts'

const PAGE = '/offline'

/** How often the page looks whether the product can be reached again, in milliseconds. */
const RETRY_MS = 10_000

/** The form's unsent draft, and the theme that the person chose. */
const DRAFT_KEY = 'soulsign.draft.symptom'
const THEME_KEY = 'soulsign.theme'

/**
 * A service worker, and the one page that it keeps: what a browser shows in the place of its own error page while the
 * product cannot be reached. The worker answers nothing else, so it pins no release and keeps nobody's words.
 */
export function offlineRoutes({ site }: { site: SiteReader }): Hono {
  const app = new Hono()
  const pageFor = async (c: Context) =>
    renderOffline((await site.read()).settings.product_name, helplinesFor(countryOf(c), 'suicide'))
  app.get('/offline-worker.js', async (c) => {
    // Other bytes make browsers install the worker again, which fetches the page again: a number that changed, above all.
    const version = createHash('sha256')
      .update(WORKER)
      .update(String(await pageFor(c)))
      .digest('hex')
      .slice(0, 12)
    c.header('cache-control', 'no-cache')
    return c.body(`// ${version}\n${WORKER}`, 200, { 'content-type': 'text/javascript; charset=utf-8' })
  })
  app.get(PAGE, async (c) => {
    // Hashes, because a nonce that is kept with its page is none.
    c.header(
      'content-security-policy',
      `default-src 'none'; style-src '${hashOf(STYLE)}'; script-src '${hashOf(SCRIPT)}'; connect-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
    )
    c.header('cache-control', 'no-cache')
    c.header('x-robots-tag', 'noindex')
    return c.html(await pageFor(c))
  })
  return app
}

const renderOffline = (name: string, helplines: readonly HelpResource[]) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>You are offline · ${name}</title>
    <style>${raw(STYLE)}</style>
  </head>
  <body>
    <main>
      ${raw(BODY)}
      <details>
        <summary>Need help now?</summary>
        <ul>${helplines.map(renderHelpline)}</ul>
      </details>
    </main>
    <script>${raw(SCRIPT)}</script>
  </body>
</html>`

const hashOf = (text: string) => `sha256-${createHash('sha256').update(text).digest('base64')}`

/** Only what works without the internet. */
const renderHelpline = ({ name, call, text, word, note }: HelpResource) =>
  (call || text) &&
  html`<li>
    ${name}
    ${call && html`<a href="tel:${call}">Call ${call}</a>`}
    ${text && html`<a href="sms:${text}${word ? `?body=${word}` : ''}">Text ${word ? `${word} to ${text}` : text}</a>`}
    ${note && html`<small>${note}</small>`}
  </li>`

/** Each page comes from the network. Only if that fails is the kept one shown. */
const WORKER = `const KEPT = 'offline'
self.addEventListener('install', (event) => {
  self.skipWaiting()
  // Browsers that can leave the worker alone with everything but pages do.
  const routes = event.addRoutes?.({ condition: { not: { requestMode: 'navigate' } }, source: 'network' })
  event.waitUntil(Promise.resolve(routes).catch(() => {}))
  event.waitUntil(caches.open(KEPT).then((cache) => cache.add(new Request('${PAGE}', { cache: 'reload' }))))
})
// The browser asks the network while it starts the worker, so no page waits for that.
self.addEventListener('activate', (event) => event.waitUntil(self.registration.navigationPreload?.enable()))
self.addEventListener('fetch', (event) => {
  const { mode, method, destination, url } = event.request
  if (mode !== 'navigate' || method !== 'GET') return
  const isPage = destination === 'document' && !new URL(url).pathname.startsWith('/api/')
  // The request has left already: without an answer here it would be sent twice, and a sign-in be spent by the first.
  event.respondWith(
    Promise.resolve(event.preloadResponse)
      .then((response) => response ?? fetch(event.request))
      .catch(async () => (isPage && (await caches.match('${PAGE}'))) || Response.error()),
  )
})
`

const BODY = `<svg viewBox="0 0 200 200" aria-hidden="true">
        <circle cx="100" cy="100" r="92" class="ground"/><circle cx="100" cy="100" r="66"/><circle cx="100" cy="100" r="40"/>
        <circle cx="100" cy="100" r="7" class="core"/>
      </svg>
      <h1>You are offline</h1>
      <p role="status">This page opens by itself when you are connected again.</p>
      <figure hidden>
        <figcaption>What you wrote is kept on this device.</figcaption>
        <blockquote></blockquote>
      </figure>
      <button>Try again</button>`

const SCRIPT = `
const stored = (key) => { try { return localStorage.getItem(key) } catch { return null } }
const theme = stored('${THEME_KEY}')
if (theme === 'light' || theme === 'dark') document.documentElement.style.colorScheme = theme
// Only where the form would show it: the device may have several people.
if (location.pathname === '/symptom-entry') try {
  const words = JSON.parse(stored('${DRAFT_KEY}')).values.description.trim()
  document.querySelector('blockquote').textContent = words
  document.querySelector('figure').hidden = words === ''
} catch {}
const again = () => location.reload()
document.querySelector('button').addEventListener('click', again)
addEventListener('online', again)
setInterval(
  () => fetch('${PAGE}', { method: 'HEAD', cache: 'no-store' }).then(again, () => {}),
  ${RETRY_MS},
)
`

const STYLE = `
:root {
  color-scheme: light dark;
  --ground: light-dark(#faf6ef, #131129);
  --surface: light-dark(#fffdfa, #1c1938);
  --ink: light-dark(#241f47, #f2ecdf);
  --ink-soft: light-dark(#4a4469, #bfb7d8);
  --line: light-dark(#8b829b, #8279ad);
  --accent: light-dark(#7d3a72, #e3a6d6);
  --on-accent: light-dark(#ffffff, #17142f);
  --gold: light-dark(#b98532, #e0b766);
  font: 1rem/1.5 "Figtree Variable", system-ui, sans-serif;
}
body { min-block-size: 100dvh; margin: 0; display: grid; place-items: center; background: var(--ground); color: var(--ink); }
main { display: grid; justify-items: center; gap: 1rem; box-sizing: border-box; inline-size: 100%; max-inline-size: 30rem; padding: 2rem 1rem; text-align: center; overflow-wrap: anywhere; }
svg { inline-size: 11rem; fill: none; stroke: var(--accent); stroke-opacity: .4; animation: breathe 10s ease-in-out infinite; }
.ground { fill: color-mix(in oklab, var(--accent) 5%, transparent); }
.core { fill: var(--gold); stroke: none; }
@keyframes breathe { 40% { scale: 1.06; } }
@media (prefers-reduced-motion: reduce) { svg { animation: none; } }
h1 { margin: 0; font: 460 2rem/1.18 "Fraunces Variable", Georgia, serif; }
p { margin: 0; color: var(--ink-soft); font-size: 1.125rem; text-wrap: balance; }
figure { box-sizing: border-box; inline-size: 100%; max-block-size: 40dvh; margin: 0; padding: 1rem 1.25rem; overflow-y: auto; border-inline-start: 3px solid var(--gold); background: var(--surface); text-align: start; }
figure[hidden] { display: none; }
figcaption { color: var(--ink-soft); font-size: .875rem; }
blockquote { margin: .5rem 0 0; font: 1.125rem/1.7 "Fraunces Variable", Georgia, serif; white-space: pre-wrap; }
button { min-block-size: 2.75rem; margin-block-start: .5rem; padding: .5rem 2rem; border: 0; border-radius: 99rem; background: var(--accent); color: var(--on-accent); font: inherit; font-weight: 550; cursor: pointer; }
summary { min-block-size: 2.75rem; line-height: 2.75rem; color: var(--accent); font-weight: 680; cursor: pointer; }
ul { display: grid; gap: .75rem; margin: 0; padding: 0; list-style: none; }
a { display: inline-block; padding: .625rem .5rem; color: var(--accent); }
small { display: block; color: var(--ink-soft); font-size: .875rem; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; }
@media (forced-colors: active) { button { border: 1px solid; } }
`

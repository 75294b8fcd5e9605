import { DEMO_PARTNER_KEY, WIDGET_ROOM_CSS } from '@soulsign/contracts'
import { html, raw } from 'hono/html'
import type { Look } from './looks.ts'

/** Styles of all the partner's pages. */
const BASE = `
  *, ::before, ::after { box-sizing: border-box; }
  body { margin: 0; background: var(--paper); color: var(--ink); font: 1rem/1.6 var(--font); }
  header, main, footer { padding: clamp(1rem, 4vw, 3rem); }
  main, footer { max-width: 46rem; margin-inline: auto; }
  h1 { margin: 0; line-height: 1.1; font-size: clamp(2rem, 6vw, 3rem); }
  h2 { margin: 1rem 0 0; font-size: 1.375rem; }
  header p, main p { margin: 0; }
  header p { margin-block-start: .5rem; }
  a { color: var(--accent); }
  main { display: grid; gap: 1rem; grid-template-columns: minmax(0, 1fr); }
  .cards { display: grid; gap: 1rem; grid-template-columns: repeat(auto-fit, minmax(min(100%, 12rem), 1fr)); margin: 0; padding: 0; list-style: none; }
  .cards li { display: grid; gap: .25rem; align-content: start; padding: 1rem; border-radius: var(--round); background: var(--card); }
  nav ul { display: flex; flex-wrap: wrap; gap: 0 1.5rem; margin: 0; padding: 0; list-style: none; }
  nav a { display: inline-block; padding-block: .625rem; }
  details { padding: 1rem; border-radius: var(--round); background: var(--card); }
  summary { cursor: pointer; padding-block: .625rem; font-weight: 600; }
  details h2 { font-size: 1rem; }
  pre { margin: .5rem 0 0; font-size: .875rem; white-space: pre-wrap; overflow-wrap: anywhere; }
${WIDGET_ROOM_CSS}`

const LIST_CSS = `
  :root { color-scheme: light dark; --paper: light-dark(#faf9f7, #17161c); --ink: light-dark(#26222e, #edeaf3); --accent: light-dark(#7d3a72, #d89fcd); --card: light-dark(#efecf1, #25232d); --round: .75rem; --font: system-ui, sans-serif; }`

type Html = ReturnType<typeof html>

const page = (title: string, css: string, body: Html) => html`<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <meta name="viewport" content="width=device-width, initial-scale=1">
    <title>${title}</title>
    <link rel="icon" href="data:,">
    <style>${raw(BASE + css)}</style>
  </head>
  <body>
    ${body}
  </body>
</html>`

/** The list of looks. `strangerUrl` serves the same pages under an origin that the partner does not list. */
export const contents = (looks: readonly Look[], productUrl: string, strangerUrl: string) =>
  page(
    'Partner pages',
    LIST_CSS,
    html`<header>
      <h1>Partner pages</h1>
      <p>The symptom check of ${productUrl} as it stands on other people’s sites: one tag, and everything a visitor writes stays in its frame.</p>
    </header>
    <main>
      <ul class="cards">
        ${looks.map(({ path, title, about }) => html`<li><a href="/partner/${path}">${title}</a><span>${about}</span></li>`)}
        <li><a href="${strangerUrl}/partner/yoga">A site that is not listed</a><span>The same page under a name that the key does not allow: its visitors get a message.</span></li>
      </ul>
      <p>To try a site of your own, go to the <a href="${productUrl}/widget/v1/test">page for testing</a>; its key is <code>${DEMO_PARTNER_KEY}</code>.</p>
    </main>`,
  )

const tagOf = ({ attributes }: Look) =>
  html`<symptom-check partner="${DEMO_PARTNER_KEY}"${Object.entries(attributes).map(([name, value]) => html` ${name}="${value}"`)}></symptom-check>`

/** Logs the element's events with their details. */
const LISTEN = `
  const heard = document.getElementById('heard')
  for (const name of ['ready', 'started', 'completed', 'limit', 'signup', 'error'])
    document.querySelector('symptom-check').addEventListener(name, ({ detail }) => {
      heard.append(Object.assign(document.createElement('li'), { textContent: detail ? name + ', ' + detail.code : name }))
    })`

/** A page with the tag as a partner would write it. */
export const lookPage = (look: Look, looks: readonly Look[], productUrl: string) => {
  const script = html`<script async src="${productUrl}/widget/v1/symptom-check.js"></script>`
  return page(
    look.title,
    look.css,
    html`<header>
      <h1>${look.title}</h1>
      <p>${look.lead}</p>
    </header>
    <main>
      ${look.body}
      <p>${look.invitation}</p>
      ${script}
      ${tagOf(look)}
      <details>
        <summary>What this page has of it</summary>
        <h2>All that it wrote</h2>
        <pre>${String(script)}
${String(tagOf(look))}</pre>
        <h2>All that it hears</h2>
        <ol id="heard" aria-live="polite"></ol>
      </details>
      <script>${raw(LISTEN)}</script>
    </main>
    <footer>
      <nav aria-label="Looks">
        <ul>
          <li><a href="/partner">All looks</a></li>
          ${looks.filter(({ path }) => path !== look.path).map(({ path, title }) => html`<li><a href="/partner/${path}">${title}</a></li>`)}
        </ul>
      </nav>
    </footer>`,
  )
}

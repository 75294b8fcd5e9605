import { WIDGET_ROOM_CSS } from '@soulsign/contracts'

/** A partner's page for a test: its response headers and its content. */
export interface HostPage {
  headers?: Record<string, string>
  html: string
}

/** The parts of a page around the widget. */
interface Parts {
  app: string
  attributes?: string
  head?: string
  /** Attributes of the script's tag. */
  script?: string
}

export const LOADER = '/widget/v1/symptom-check.js'

const tag = ({ app, attributes = '', script = 'async' }: Parts) =>
  `<script ${script} src="${app}${LOADER}"></script><symptom-check partner="pk_demo" ${attributes}></symptom-check>`

const around = (parts: Parts, content = tag(parts), html = 'lang="en"') =>
  `<!doctype html><html ${html}><head><title>A partner</title><link rel="icon" href="data:,">
  <link rel="stylesheet" href="/room.css">${parts.head ?? ''}</head>
  <body><h1>A partner</h1><p id="before">Before</p>${content}<p id="after">After</p></body></html>`

/** The host pages of the design, by path. */
export function hostPages(app: string): Record<string, HostPage> {
  const inline = (script: string) => `<script>${script}</script>`
  const react = (version: number) => ({
    html: around({ app }, `<div id="app"></div><script src="/react-${version}.js"></script>`),
  })
  return {
    plain: { html: around({ app }) },
    german: {
      html: around({ app, attributes: 'lang="de" type="mental_emotional" accent="#0a7" radius="0" font="serif"' }),
    },
    dark: { html: around({ app, attributes: 'scheme="dark"', head: '<meta name="color-scheme" content="dark">' }) },
    unset: {
      html: around({
        app,
        script: '',
        head: '<style>* { all: unset !important } p { display: block !important }</style>',
      }),
    },
    'strict-csp': {
      headers: {
        'content-security-policy': `default-src 'none'; style-src 'self'; script-src ${app}; frame-src ${app}; require-trusted-types-for 'script'; trusted-types 'none'; img-src data:`,
      },
      html: around({ app }),
    },
    'strict-dynamic': {
      headers: {
        'content-security-policy': `default-src 'none'; style-src 'self'; script-src 'nonce-abc123' 'strict-dynamic'; frame-src ${app}; img-src data:`,
      },
      html: around({ app, script: 'async nonce="abc123"' }),
    },
    far: {
      html: around({ app }, `<p style="height: 3000px">Far</p>${tag({ app })}`),
    },
    flex: {
      html: around(
        { app },
        `<div style="display: flex; justify-content: center; align-items: center">${tag({ app })}</div>`,
      ),
    },
    // As wide as its content, and above everything else.
    dialog: {
      html: around(
        { app },
        `<dialog>${tag({ app })}</dialog>${inline("document.querySelector('dialog').showModal()")}`,
      ),
    },
    // The script never runs: it is blocked, JavaScript is off, or the browser is too old.
    blocked: {
      headers: { 'content-security-policy': "script-src 'none'" },
      html: around({ app }).replace(
        '></symptom-check>',
        `><a href="${app}/symptom-entry">To the check</a></symptom-check>`,
      ),
    },
    quirks: { html: around({ app }).replace('<!doctype html>', '') },
    rtl: { html: around({ app }, tag({ app }), 'lang="ar" dir="rtl"') },
    coep: { headers: { 'cross-origin-embedder-policy': 'require-corp' }, html: around({ app }) },
    // The default headers of Django and Helmet, plus those that isolate a page.
    isolated: {
      headers: { 'cross-origin-opener-policy': 'same-origin', 'cross-origin-embedder-policy': 'require-corp' },
      html: around({ app }),
    },
    'other-shadow': {
      html: around(
        { app },
        `<div id="outer"></div><script async src="${app}${LOADER}"></script>${inline(
          `document.getElementById('outer').attachShadow({ mode: 'open' }).innerHTML = ${JSON.stringify(
            `<style>${WIDGET_ROOM_CSS}</style><section><symptom-check partner="pk_demo"></symptom-check></section>`,
          )}`,
        )}`,
      ),
    },
    twice: { html: around({ app }, `${tag({ app })}${tag({ app, attributes: 'type="mental_emotional"' })}`) },
    prototypes: {
      html: around({
        app,
        head: inline(`
          for (const name of ['forEach', 'map', 'filter', 'reduce', 'concat', 'flat', 'some', 'every', 'find', 'splice'])
            Array.prototype[name] = function () { throw new Error('The page has its own ' + name) }
          NodeList.prototype.forEach = Array.prototype.forEach
          JSON.parse = JSON.stringify = () => { throw new Error('The page has its own JSON') }
          Object.prototype.extra = 'of the page'
          Object.defineProperty(Element.prototype, 'innerHTML', { set() { throw new Error('No markup from strings') } })`),
      }),
    },
    'react-17': react(17),
    'react-18': react(18),
    'react-19': react(19),
    turbo: {
      html: around(
        { app, head: `<script src="/turbo.js"></script><script async src="${app}${LOADER}"></script>` },
        `<a href="/turbo-next">Next</a><symptom-check partner="pk_demo"></symptom-check>`,
      ),
    },
    'turbo-next': {
      html: around(
        { app, head: `<script src="/turbo.js"></script><script async src="${app}${LOADER}"></script>` },
        `<p id="next">The next page</p><symptom-check partner="pk_demo" type="mental_emotional"></symptom-check>`,
      ),
    },
    // Listens to everything a page can, from before the loader runs.
    watching: {
      html: around(
        { app, head: '<script src="/watch.js"></script>' },
        `<p style="height: 1000px">Above</p>${tag({ app })}<p style="height: 2000px">Below</p>`,
      ),
    },
    hostile: {
      html: around(
        { app, head: '<script src="/spy.js"></script>' },
        `<label>Newsletter <input></label>${tag({ app })}`,
      ),
    },
    sibling: { html: '<!doctype html><link rel="icon" href="data:,"><title>A frame of the partner</title>' },
  }
}

import type { FrameMessage, HostMessage } from '@soulsign/contracts'
import type { SymptomCheckElement, SymptomType } from './element.ts'

/**
 * The only script on a partner's page. It defines `<symptom-check>`, whose shadow root holds only a frame from the
 * product's origin, so the page cannot read what a person writes. It uses plain loops and DOM calls, for pages that
 * overwrite prototypes or forbid markup from strings.
 */
const NAME = 'symptom-check'
/** Milliseconds of silence until a link replaces the frame. */
const TIMEOUT_MS = 12_000
const ATTRIBUTES = ['partner', 'lang', 'type', 'accent', 'radius', 'scheme', 'font']
/**
 * The height of the first screen (more for narrow ones), which the frame keeps: nothing on the page moves, and the height
 * tells nothing about what is shown. It also has an intrinsic width, which a container lacks and a dialog needs.
 */
const STYLE =
  ':host{all:initial!important;display:grid!important;width:100%!important;container-type:inline-size!important;contain-intrinsic-width:min(640px,80vw)!important}' +
  ':host([hidden]){display:none!important}' +
  ':host::before,iframe{content:"";grid-area:1/1;width:100%;height:max(936px,1653px - 108cqw);border:0}' +
  'a{grid-area:1/1;align-self:start;padding:16px;background:Canvas;font:16px sans-serif}'
const TITLES: Record<string, string> = {
  en: 'Symptom check',
  es: 'Consulta de síntomas',
  de: 'Symptom-Check',
  fr: 'Bilan des symptômes',
  pt: 'Consulta de sintomas',
}
/** The frame's events; others are not passed on. */
const KNOWN: Record<string, 1> = {
  started: 1,
  completed: 1,
  limit: 1,
  signup: 1,
  refused: 1,
  revoked: 1,
  ceiling: 1,
  maintenance: 1,
  offline: 1,
  failed: 1,
}

// Captured while the script loads, before scripts of the page can replace them.
const { document: page, setTimeout, clearTimeout, customElements, CustomEvent, MessageChannel } = window
const base = new URL('.', (page.currentScript as HTMLScriptElement).src)

class SymptomCheck extends HTMLElement implements SymptomCheckElement {
  static observedAttributes = ['scheme']
  #sheet = new CSSStyleSheet()
  #root = this.attachShadow({ mode: 'open' })
  #frame: HTMLIFrameElement | undefined
  #port: MessagePort | undefined
  #timer = 0
  /** Whether the scheme changed after the frame was requested. */
  #isRepainted = false
  #near = new IntersectionObserver(
    (entries) => {
      for (let at = 0; at < entries.length; at++) if (entries[at]?.isIntersecting) this.#mount()
    },
    { rootMargin: '300px' },
  )

  connectedCallback() {
    this.#root.adoptedStyleSheets = [this.#sheet]
    this.#paint()
    this.#near.observe(this)
  }

  disconnectedCallback() {
    this.#near.disconnect()
    clearTimeout(this.#timer)
    this.#port?.close()
    this.#root.replaceChildren()
    this.#frame = this.#port = undefined
    this.#isRepainted = false
  }

  /** Needs no work, but without it a move would disconnect the element and load the frame again. */
  connectedMoveCallback() {}

  attributeChangedCallback() {
    this.#isRepainted ||= !!this.#frame
    this.#tellScheme()
    this.#paint()
  }

  open(type?: SymptomType) {
    if (type) this.setAttribute('type', type)
    this.#mount()
    if (type) this.#start()
    this.scrollIntoView()
  }

  reset() {
    this.#tell({ type: 'reset' })
  }

  #start() {
    const type = this.getAttribute('type') as SymptomType | null
    if (type) this.#tell({ type: 'start', symptom_type: type })
  }

  #tellScheme() {
    if (this.#isRepainted) this.#tell({ type: 'scheme', scheme: (this.getAttribute('scheme') ?? 'auto') as 'auto' })
  }

  #tell(message: HostMessage) {
    this.#port?.postMessage(message)
  }

  #fire(name: string, code?: string) {
    this.dispatchEvent(new CustomEvent(name, { detail: code && { code } }))
  }

  /** The frame needs the scheme of its document, or browsers put white behind it. The link gets it too. */
  #paint() {
    const scheme = this.getAttribute('scheme')
    this.#sheet.replaceSync(
      `${STYLE}iframe,a{color-scheme:${scheme === 'light' || scheme === 'dark' ? scheme : 'light dark'}}`,
    )
  }

  #mount() {
    if (this.#frame) return
    this.#near.disconnect()
    const lang = this.closest<HTMLElement>('[lang]')?.lang || page.documentElement.lang
    const title = TITLES[lang.slice(0, 2)] ?? 'Symptom check'
    const url = new URL('frame', base)
    for (let at = 0; at < ATTRIBUTES.length; at++) {
      const name = ATTRIBUTES[at] as string
      const value = this.getAttribute(name) || (name === 'lang' && lang)
      if (value) url.searchParams.set(name, value)
    }
    const frame = page.createElement('iframe')
    this.#frame = frame
    frame.title = title
    frame.allow = 'clipboard-write'
    frame.referrerPolicy = 'origin'
    frame.setAttribute(
      'sandbox',
      'allow-scripts allow-same-origin allow-forms allow-popups allow-popups-to-escape-sandbox',
    )
    // After every load, because a moved frame has a new window.
    frame.onload = () => {
      const { port1, port2 } = new MessageChannel()
      this.#port?.close()
      this.#port = port1
      port1.onmessage = ({ data }) => this.#hear(data)
      frame.contentWindow?.postMessage({ soulsign: 1, type: 'connect' }, base.origin, [port2])
    }
    frame.src = url.href
    this.#timer = setTimeout(() => {
      const link = page.createElement('a')
      link.href = new URL('/symptom-entry', base).href
      link.target = '_blank'
      link.rel = 'noopener'
      link.textContent = title
      this.#root.replaceChildren(link)
      this.#fire('error', 'timeout')
    }, TIMEOUT_MS)
    this.#root.append(frame)
  }

  #hear(message: Partial<Record<keyof FrameMessage | 'name' | 'code', unknown>>) {
    const { type, name, code } = message || {}
    clearTimeout(this.#timer)
    if (type === 'ready') {
      this.#start()
      this.#tellScheme()
      this.#fire('ready')
    }
    if (type === 'event' && KNOWN[name as string] === 1) this.#fire(name as string)
    if (type === 'error' && KNOWN[code as string] === 1) this.#fire('error', code as string)
  }
}

customElements.get(NAME) ?? customElements.define(NAME, SymptomCheck)

// A page that watches the widget instead of its text: events, messages, sizes, the page's own scrolling, focus, resources and
// history, and how long after the last thing each came. window.seen has it in order.
window.seen = []
let last = Date.now()
const see = (what) => {
  const now = Date.now()
  window.seen.push(now === last ? what : `${now - last} ms`, ...(now === last ? [] : [what]))
  last = now
}

const begun = history.length
let shadow
/** What stands there now, of all that a page can ask for. */
const state = () => {
  const widget = document.querySelector('symptom-check')
  return `state ${JSON.stringify({
    history: history.length - begun,
    address: location.href,
    title: document.title,
    frames: [frames.length, shadow?.querySelector('iframe')?.contentWindow?.length],
    active: navigator.userActivation?.hasBeenActive,
    name: window.name,
    focus: [document.hasFocus(), document.activeElement?.localName],
    elements: document.querySelectorAll('*').length,
    widget: [...(widget?.attributes ?? [])].map(({ name, value }) => `${name}=${value}`),
    height: [widget?.clientHeight, document.documentElement.scrollHeight],
    cookies: document.cookie,
    stored: [localStorage.length, sessionStorage.length],
    resources: performance.getEntriesByType('resource').length,
  })}`
}

/** Returns what was seen since the last time, and what stands there. */
window.take = () => {
  last = Date.now()
  return [...window.seen.splice(0), state()]
}

// What this page loads, and what moves on it.
new PerformanceObserver((list) => {
  for (const { entryType, name } of list.getEntries()) see(`${entryType} ${name}`)
}).observe({ entryTypes: ['resource', 'layout-shift', 'mark', 'measure'] })

for (const type of ['ready', 'started', 'completed', 'limit', 'signup', 'error'])
  document.addEventListener(type, () => see(`event ${type}`), true)
window.addEventListener('scroll', () => see(`scrolled to ${Math.round(window.scrollY)}`), true)
for (const type of ['blur', 'focus', 'resize', 'visibilitychange', 'hashchange', 'popstate'])
  window.addEventListener(type, () => see(`${type} ${document.activeElement?.localName}`))

const { attachShadow } = Element.prototype
Element.prototype.attachShadow = function (options) {
  const root = attachShadow.call(this, options)
  shadow = root
  new MutationObserver((records) => {
    for (const { type, target } of records) see(`${type} of ${target.nodeName}`)
  }).observe(root, { subtree: true, childList: true, attributes: true, characterData: true })
  const sizes = new ResizeObserver((entries) => {
    for (const { target } of entries) see(`${target.localName} is ${target.clientWidth} by ${target.clientHeight}`)
  })
  sizes.observe(this)
  return root
}

const { set } = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage')
Object.defineProperty(MessagePort.prototype, 'onmessage', {
  set(listener) {
    set.call(this, function (event) {
      see(`message ${JSON.stringify(event.data)}`)
      listener.call(this, event)
    })
  },
})

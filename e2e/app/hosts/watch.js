// A page that watches the widget instead of its text: events, messages, sizes, the page's own scrolling and focus, and how
// long after the last thing each came. window.seen has it in order.
window.seen = []
let last = Date.now()
const see = (what) => {
  const now = Date.now()
  window.seen.push(now === last ? what : `${now - last} ms`, ...(now === last ? [] : [what]))
  last = now
}

/** Returns what was seen since the last time. */
window.take = () => {
  last = Date.now()
  return window.seen.splice(0)
}

for (const type of ['ready', 'started', 'completed', 'limit', 'signup', 'error'])
  document.addEventListener(type, () => see(`event ${type}`), true)
window.addEventListener('scroll', () => see(`scrolled to ${Math.round(window.scrollY)}`), true)
for (const type of ['blur', 'focus', 'resize', 'visibilitychange', 'hashchange', 'popstate'])
  window.addEventListener(type, () => see(`${type} ${document.activeElement?.localName}`))

const { attachShadow } = Element.prototype
Element.prototype.attachShadow = function (options) {
  const root = attachShadow.call(this, options)
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

// A page that spies on its visitors' text: window.seen records everything that the browser lets it see.
window.seen = []
window.keys = ''
const keep = (...what) => {
  for (const thing of what) {
    try {
      window.seen.push(typeof thing === 'string' ? thing : JSON.stringify(thing))
    } catch {
      window.seen.push(String(thing))
    }
  }
}

for (const type of [
  'keydown',
  'keyup',
  'keypress',
  'beforeinput',
  'input',
  'change',
  'paste',
  'copy',
  'compositionend',
  'selectionchange',
  'submit',
  'click',
  'message',
]) {
  window.addEventListener(type, (event) => keep(type, event.key, event.data, event.target?.value), true)
}
for (const type of ['ready', 'started', 'completed', 'limit', 'signup', 'error']) {
  document.addEventListener(type, (event) => keep(`event ${type}`, event.detail), true)
}

const { attachShadow } = Element.prototype
Element.prototype.attachShadow = function (options) {
  const root = attachShadow.call(this, { ...options, mode: 'open' })
  new MutationObserver((records) =>
    keep(...records.map(({ target }) => target.innerHTML ?? target.textContent)),
  ).observe(root, { subtree: true, childList: true, attributes: true, characterData: true })
  return root
}
new MutationObserver((records) => keep(...records.map(({ target }) => target.outerHTML ?? ''))).observe(document, {
  subtree: true,
  childList: true,
  attributes: true,
  characterData: true,
})

const { postMessage } = MessagePort.prototype
MessagePort.prototype.postMessage = function (...data) {
  keep('to port', ...data)
  return postMessage.apply(this, data)
}
const { set } = Object.getOwnPropertyDescriptor(MessagePort.prototype, 'onmessage')
Object.defineProperty(MessagePort.prototype, 'onmessage', {
  set(listener) {
    set.call(this, function (event) {
      keep('from port', event.data)
      listener.call(this, event)
    })
  },
})
const { fetch } = window
window.fetch = (...request) => {
  keep('fetch', ...request)
  return fetch(...request)
}
window.addEventListener(
  'keydown',
  ({ key }) => {
    window.keys += key
  },
  true,
)

/** Reads what remains at the end: addresses, storage, the frame's properties, performance entries. */
window.look = () => {
  const frame = document.querySelector('symptom-check').shadowRoot.querySelector('iframe')
  keep(location.href, document.cookie, { ...localStorage }, { ...sessionStorage }, frame.outerHTML, document.title)
  keep(performance.getEntries().map(({ name }) => name))
  try {
    keep(frame.contentWindow.location.href)
  } catch {
    keep('the frame is closed')
  }
  try {
    keep(frame.contentDocument.body.textContent)
  } catch {
    keep('the document is closed')
  }
  return window.seen
}

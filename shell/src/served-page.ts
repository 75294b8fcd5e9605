/** Milliseconds until a page that failed is asked for again, while somebody writes. */
const RETRY_MS = 4_000

/** Whether the page's place holds an outline. */
const isOutline = (element: Element) => element.querySelector('main > [aria-busy="true"]') !== null

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** What can take the focus, in the order of the document. */
const focusable = (element: Element) => [...element.querySelectorAll<HTMLElement>('a, button, input, select, textarea')]

/** The running page's control for one of the served page's. */
function counterpart(control: Control, root: Element): Control | null {
  if (!control.name) return null
  const value = control.type === 'radio' ? `[value="${CSS.escape(control.value)}"]` : ''
  return root.querySelector<Control>(`${control.localName}[name="${CSS.escape(control.name)}"]${value}`)
}

/** Writes a value as a person does, so that the running page notices. */
function write(control: Control, value: string): void {
  // React keeps a setter of its own on the element, which would hide the change from it.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control), 'value')?.set?.call(control, value)
  control.dispatchEvent(new Event(control.localName === 'select' ? 'change' : 'input', { bubbles: true }))
}

/** Whether the running page says that it could not be loaded. */
const isFailed = (root: Element) => root.querySelector('[role="alert"] h1') !== null

/** Whether it can be asked for again, and so take the words later. */
const isRetryable = (root: Element) => root.querySelector('[role="alert"] [data-retry]') !== null

/** Whether somebody is writing, and has pressed nothing yet that the page would have to do. */
function isWriting(served: Element): boolean {
  const { activeElement: field } = document
  const isText = field instanceof HTMLTextAreaElement || field instanceof HTMLInputElement
  return (
    isText &&
    served.contains(field) &&
    field.value !== field.defaultValue &&
    !served.querySelector('button[data-pressed]')
  )
}

/** Takes over what was typed and chosen before the script ran. */
function takeOver(served: Element, root: Element): void {
  for (const control of served.querySelectorAll<Control>('input, select, textarea')) {
    const next = counterpart(control, root)
    if (!next) continue
    if (control instanceof HTMLInputElement && ['radio', 'checkbox'].includes(control.type)) {
      if (control.checked && !control.defaultChecked) next.click()
    } else if (control instanceof HTMLSelectElement) {
      if (control.value && !control.selectedOptions[0]?.defaultSelected) write(next, control.value)
    } else if (control.value !== control.defaultValue) write(next, control.value)
  }
}

/**
 * Takes over what was typed as soon as the page has its fields: its remote failed to load at first, and was asked again.
 */
function takeOverLater(served: Element, root: Element): void {
  const { pathname } = location
  const observer = new MutationObserver(() => {
    const isElsewhere = location.pathname !== pathname
    const isThere = [...served.querySelectorAll<Control>('textarea, input')].some((it) => counterpart(it, root))
    if (!isElsewhere && !isThere) return
    observer.disconnect()
    if (isThere && !isElsewhere) takeOver(served, root)
  })
  observer.observe(root, { childList: true, subtree: true })
}

/** Gives the focus to the same control of the running page, with the caret where it was. */
function moveFocus(served: Element, root: Element): void {
  const { activeElement } = document
  const index = focusable(served).indexOf(activeElement as HTMLElement)
  if (index < 0) return
  const named = 'name' in (activeElement ?? {}) ? counterpart(activeElement as Control, root) : null
  const next = named ?? focusable(root)[index]
  next?.focus({ preventScroll: true })
  if (activeElement instanceof HTMLTextAreaElement && next instanceof HTMLTextAreaElement)
    next.setSelectionRange(activeElement.selectionStart, activeElement.selectionEnd)
}

const carousel = (element: Element) => element.querySelector('[aria-roledescription="carousel"]')

/** What tells a button from its neighbours. */
const label = (button: Element) => button.getAttribute('aria-label') ?? button.textContent

/** Presses the running page's button for the one that was pressed last before the script ran. */
function pressAgain(served: Element, root: Element): void {
  const pressed = served.querySelector('button[data-pressed]')
  if (!pressed) return
  const alike = (element: Element) =>
    [...element.querySelectorAll('button')].filter((it) => label(it) === label(pressed))
  const next = alike(root)[alike(served).indexOf(pressed as HTMLButtonElement)]
  // The typed text reaches the page's state first.
  setTimeout(() => next?.click())
}

/**
 * Shows the page that the API served as HTML until the running one can be shown in its place: in one task, with what was
 * typed and pressed, the scroll positions and the focus. Does nothing if none was served.
 */
export function replaceServedPage(root: HTMLElement): void {
  const served = document.getElementById('served')
  if (!served) return
  root.hidden = true
  // An outline may follow an outline, but never a page.
  const outlined = isOutline(served)
  let composing = false
  let retry: ReturnType<typeof setTimeout> | undefined
  // A failure takes the field from nobody: it is told once they leave it, and the page asked for again until then.
  const tryAgain = () => {
    clearTimeout(retry)
    retry = setTimeout(() => {
      // Any other retry could reload the page and lose the words.
      if (served.isConnected) root.querySelector<HTMLButtonElement>('[role="alert"] [data-retry="auto"]')?.click()
    }, RETRY_MS)
  }
  const swap = () => {
    if (composing || !served.isConnected) return
    if (!root.querySelector('h1, [role="alert"]') && !(outlined && root.querySelector('main'))) return
    if (isOutline(root) && !outlined) return
    if (isRetryable(root) && isWriting(served)) return tryAgain()
    observer.disconnect()
    const { scrollY } = window
    const left = carousel(served)?.scrollLeft ?? 0
    root.hidden = false
    takeOver(served, root)
    moveFocus(served, root)
    pressAgain(served, root)
    served.remove()
    window.scrollTo({ top: scrollY, behavior: 'instant' })
    carousel(root)?.scrollTo({ left, behavior: 'instant' })
    if (isFailed(root)) takeOverLater(served, root)
  }
  const observer = new MutationObserver(swap)
  // A character that is being composed would be lost.
  served.addEventListener('compositionstart', () => {
    composing = true
  })
  served.addEventListener('compositionend', () => {
    composing = false
    setTimeout(swap)
  })
  for (const type of ['focusout', 'click', 'submit']) served.addEventListener(type, () => setTimeout(swap))
  observer.observe(root, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-busy'] })
}

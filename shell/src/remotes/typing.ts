/** Fields that the person changed. Those that left the page were sent, or given up. */
let changed: Element[] = []

/** Whether a reload keeps what is in a field: a draft is on the device, and a search is in the address. */
const isKept = (field: Element) => field.closest('[data-kept]') !== null || field.matches('[type=search]')

/** Begins to note which fields the person changes. */
export function noteTyping(): void {
  const note = ({ target }: Event) => {
    if (!(target instanceof Element) || isKept(target)) return
    changed = [...changed.filter((field) => field !== target && field.isConnected), target]
  }
  for (const type of ['input', 'change']) document.addEventListener(type, note, { capture: true, passive: true })
}

/** Whether a reload would lose something that the person typed. */
export const wouldLoseWords = () => changed.some((field) => field.isConnected)

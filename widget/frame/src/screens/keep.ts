/**
 * Prints the frame's content in a new tab, because a frame may not open the print dialog in a partner's page. The tab
 * gets a copy of the elements and closes with the dialog. Returns false if there is no tab: pages that isolate
 * themselves (Cross-Origin-Opener-Policy) block access to it.
 */
export function printFrame(content = document.getElementById('root')): boolean {
  const tab = window.open('', '_blank')
  if (!tab || !content) return false
  const page = tab.document
  page.title = document.title
  page.documentElement.lang = document.documentElement.lang
  page.documentElement.dir = document.documentElement.dir
  page.documentElement.style.cssText = document.documentElement.style.cssText
  for (const sheet of document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')) {
    const link = page.createElement('link')
    link.rel = 'stylesheet'
    link.href = sheet.href
    page.head.append(link)
  }
  const copy = page.importNode(content, true)
  // Typed and chosen values are properties, which the copy does not include.
  const fields = 'input, textarea, select'
  const copies = copy.querySelectorAll(fields)
  content
    .querySelectorAll<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>(fields)
    .forEach((field, index) => {
      const text = page.createElement('p')
      text.textContent = 'options' in field ? (field.selectedOptions[0]?.text ?? '') : field.value
      copies[index]?.replaceWith(text)
    })
  page.body.append(copy)
  const last = page.head.lastElementChild
  const print = () => {
    tab.addEventListener('afterprint', () => tab.close())
    tab.print()
  }
  if (last) last.addEventListener('load', print, { once: true })
  else print()
  return true
}

/** An element's text, block by block, without the marks of its markdown. */
export function plainText(element: HTMLElement | null): string {
  const blocks = element?.querySelectorAll('h2, h3, h4, p, li') ?? []
  return Array.from(blocks, ({ localName, textContent }) => (localName === 'li' ? '- ' : '') + textContent).join('\n\n')
}

/** Copies a text to the clipboard. Returns whether the browser allowed it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

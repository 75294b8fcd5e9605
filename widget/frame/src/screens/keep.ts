/**
 * Prints what the frame shows, in a tab of its own: in a partner's page a frame may not open the print dialog. The tab
 * is made of our own elements and closes with the dialog. Answers whether there is one: a page that isolates itself
 * (Cross-Origin-Opener-Policy) keeps the tab out of our reach.
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
  // What is typed or chosen is a property and not in the copy.
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

/** What an element says, block by block, without the marks of its markdown. */
export function plainText(element: HTMLElement | null): string {
  const blocks = element?.querySelectorAll('h2, h3, h4, p, li') ?? []
  return Array.from(blocks, ({ localName, textContent }) => (localName === 'li' ? '- ' : '') + textContent).join('\n\n')
}

/** Puts a text into the clipboard. Answers whether the browser let it. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return false
  }
}

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }
export const escapeHtml = (text: string) => text.replace(/[&<>"']/g, (character) => ENTITIES[character] ?? character)

/** JSON for a script element: no text in it can end the element or start a comment. */
export const scriptJson = (value: unknown) =>
  JSON.stringify(value).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )

/** Renders attributes, each with a space before it. */
export const attributes = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => ` ${name}="${escapeHtml(value)}"`)
    .join('')

/** Renders an opening tag. */
export const element = (tag: string, values: Record<string, string>) => `<${tag}${attributes(values)}>`

/** Renders a script element with data for the page's own scripts. */
export function data(id: string, value: unknown, nonce: string): string {
  return `${element('script', { type: 'application/json', id, nonce })}${scriptJson(value)}</script>`
}

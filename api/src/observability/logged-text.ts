/** Words of an address or a message that may be logged: short, of small letters. Names, numbers and secrets are not. */
const PLAIN = /^[a-z]{1,16}(?:-[a-z]{1,16}){0,4}$/
const SEGMENTS_MAX = 4
const MESSAGE_MAX = 120

/** The shape of a path that has no page: plain words stay, everything else, which somebody may have typed, becomes `*`. */
export function pathShape(path: string): string {
  const segments = path.split('/').slice(1)
  const shape = segments
    .slice(0, SEGMENTS_MAX)
    .map((segment) => (segment === '' || PLAIN.test(segment) ? segment : '*'))
  return `/${[...shape, ...(segments.length > SEGMENTS_MAX ? ['*'] : [])].join('/')}`
}

/**
 * A browser's error message without what it may quote: no quoted text, and only words of letters. `Cannot read
 * properties of undefined (reading 'map')` becomes `Cannot read properties of undefined (reading *)`.
 */
export function plainMessage(message: string): string {
  return message
    .slice(0, 500)
    .replace(/(["'`\u2018\u2019\u201C\u201D]).*["'`\u2018\u2019\u201C\u201D]/gs, '*')
    .replace(/[^\s()]+/g, (word) => (/^[A-Za-z]{1,20}[.,:;!]?$/.test(word) ? word : '*'))
    .replace(/(?:\*\s*){2,}/g, '* ')
    .slice(0, MESSAGE_MAX)
    .trim()
}

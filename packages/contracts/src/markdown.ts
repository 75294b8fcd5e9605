/**
 * The product's light markdown: headings #, ## and ###; bullets -, • and *; numbered lines; **bold**, *italic* and
 * _italic_. Links, images, HTML and code stay plain text. It takes one pass, so hostile input costs no more than its
 * length.
 */
export type Inline = string | { mark: 'strong' | 'em'; children: Inline[] }

export type Block =
  | { kind: 'heading'; level: 1 | 2 | 3; children: Inline[] }
  | { kind: 'paragraph'; children: Inline[] }
  | { kind: 'bullets'; items: Inline[][] }
  | { kind: 'numbers'; start: number; items: Inline[][] }

const HEADING = /^(#{1,3})[ \t]+(\S.*)$/
const BULLET = /^[-•*][ \t]+(\S.*)$/
const NUMBER = /^(\d{1,3})[.)][ \t]+(\S.*)$/

interface Open {
  kind: 'paragraph' | 'bullets' | 'numbers'
  start: number
  /** Lines of each item; a paragraph has one item. */
  items: string[][]
}

/** The blocks of a text. A list continues across blank lines; an indented line continues the item before it. */
export function parseMarkdown(text: string): Block[] {
  const blocks: Block[] = []
  let open: Open | null = null
  let blank = false

  const close = () => {
    if (!open) return
    const items = open.items.map((lines) => parseInline(lines.join('\n')))
    if (open.kind === 'paragraph') blocks.push({ kind: 'paragraph', children: items[0] ?? [] })
    else if (open.kind === 'bullets') blocks.push({ kind: 'bullets', items })
    else blocks.push({ kind: 'numbers', start: open.start, items })
    open = null
  }
  const add = (kind: Open['kind'], line: string, start: number) => {
    if (open && open.kind === kind && kind !== 'paragraph') open.items.push([line])
    else {
      close()
      open = { kind, start, items: [[line]] }
    }
  }

  for (const raw of text.split(/\r\n|\r|\n/)) {
    const line = raw.trim()
    if (line === '') {
      if ((open as Open | null)?.kind === 'paragraph') close()
      blank = true
      continue
    }
    const heading = HEADING.exec(line)
    const bullet = BULLET.exec(line)
    const number = NUMBER.exec(line)
    const current = open as Open | null
    if (heading?.[1] && heading[2]) {
      close()
      blocks.push({ kind: 'heading', level: heading[1].length as 1 | 2 | 3, children: parseInline(heading[2]) })
    } else if (bullet?.[1]) add('bullets', bullet[1], 1)
    else if (number?.[2]) add('numbers', number[2], Number(number[1]))
    else if (current && (current.kind === 'paragraph' || (!blank && /^[ \t]/.test(raw))))
      current.items.at(-1)?.push(line)
    else add('paragraph', line, 1)
    blank = false
  }
  close()
  return blocks
}

interface Mark {
  type: '**' | '*' | '_'
  opens: boolean
  closes: boolean
}
interface Frame {
  /** Null for the root. */
  type: Mark['type'] | null
  children: Inline[]
}

const WORD = /[\p{L}\p{N}]/u
const SPACE = /\s/

/** Text with its bold and italic parts. A mark without its partner stays text. */
export function parseInline(text: string): Inline[] {
  // At most one frame for each of the three marks, so a step never costs more than three.
  const frames: Frame[] = [{ type: null, children: [] }]
  const top = () => frames.at(-1) as Frame
  /** Turns a frame's mark back into text; its content moves to the frame around it. */
  const dissolve = (at: number) => {
    const [frame] = frames.splice(at, 1) as [Frame]
    const around = (frames[at - 1] as Frame).children
    around.push(frame.type as string)
    for (const child of frame.children) around.push(child)
  }

  for (const token of tokens(text)) {
    if (typeof token === 'string') {
      top().children.push(token)
      continue
    }
    const at = frames.findIndex((frame) => frame.type === token.type)
    if (token.closes && at > 0) {
      while (frames.length > at + 1) dissolve(frames.length - 1)
      const { children } = frames.pop() as Frame
      top().children.push({ mark: token.type === '**' ? 'strong' : 'em', children: joined(children) })
    } else if (token.opens) {
      // The nearest opening mark counts: an older one of the same kind was only a character.
      if (at > 0) dissolve(at)
      frames.push({ type: token.type, children: [] })
    } else top().children.push(token.type)
  }
  while (frames.length > 1) dissolve(frames.length - 1)
  return joined(top().children)
}

function* tokens(text: string): Generator<string | Mark> {
  let from = 0
  for (const match of text.matchAll(/\*+|_+/g)) {
    const run = match[0]
    const before = text[match.index - 1] ?? ' '
    const after = text[match.index + run.length] ?? ' '
    const inWord = run[0] === '_'
    if (run.length > (inWord ? 1 : 3)) continue
    const opens = !SPACE.test(after) && !(inWord && WORD.test(before))
    const closes = !SPACE.test(before) && !(inWord && WORD.test(after))
    if (match.index > from) yield text.slice(from, match.index)
    from = match.index + run.length
    if (inWord) yield { type: '_', opens, closes }
    else if (run.length < 3) yield { type: run as '**' | '*', opens, closes }
    // Three stars: bold around italic when they open, the reverse when they close.
    else if (opens && !closes)
      yield* [
        { type: '**', opens, closes },
        { type: '*', opens, closes },
      ] satisfies Mark[]
    else
      yield* [
        { type: '*', opens, closes },
        { type: '**', opens, closes },
      ] satisfies Mark[]
  }
  if (from < text.length) yield text.slice(from)
}

/** Joins neighbouring strings. */
function joined(parts: Inline[]): Inline[] {
  const result: Inline[] = []
  let run: string[] = []
  const flush = () => {
    if (run.length > 0) result.push(run.join(''))
    run = []
  }
  for (const part of parts) {
    if (typeof part === 'string') run.push(part)
    else {
      flush()
      result.push(part)
    }
  }
  flush()
  return result
}

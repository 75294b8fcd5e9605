import { describe, expect, it } from 'vitest'
import { type Inline, parseInline, parseMarkdown } from './markdown.ts'

const strong = (...children: Inline[]): Inline => ({ mark: 'strong', children })
const em = (...children: Inline[]): Inline => ({ mark: 'em', children })

describe('inline', () => {
  it.each<[string, Inline[]]>([
    ['plain', ['plain']],
    ['a **b** c', ['a ', strong('b'), ' c']],
    ['*a* and _b_', [em('a'), ' and ', em('b')]],
    ['**a *b* c**', [strong('a ', em('b'), ' c')]],
    ['*a **b** c*', [em('a ', strong('b'), ' c')]],
    ['***both***', [strong(em('both'))]],
    ['**a *b***', [strong('a ', em('b'))]],
    ['*a **b *c* d**', ['*a ', strong('b ', em('c'), ' d')]],
    ['5*3 and *word*', ['5*3 and ', em('word')]],
    ['2 * 3 * 4', ['2 * 3 * 4']],
    ['snake_case_name', ['snake_case_name']],
    ['**open', ['**open']],
    ['a** b', ['a** b']],
    ['****four****', ['****four****']],
    ['**a _b** c_', [strong('a _b'), ' c_']],
    ['', []],
  ])('%s', (text, expected) => {
    expect(parseInline(text)).toEqual(expected)
  })
})

describe('blocks', () => {
  it('reads headings of three levels', () => {
    expect(parseMarkdown('# One\n## Two\n### Three\n#### Four\n#Five')).toEqual([
      { kind: 'heading', level: 1, children: ['One'] },
      { kind: 'heading', level: 2, children: ['Two'] },
      { kind: 'heading', level: 3, children: ['Three'] },
      { kind: 'paragraph', children: ['#### Four\n#Five'] },
    ])
  })
  it('reads the three bullets as one list, across blank lines', () => {
    expect(parseMarkdown('- a\n• b\n\n* c')).toEqual([{ kind: 'bullets', items: [['a'], ['b'], ['c']] }])
  })
  it('keeps the number a list starts with', () => {
    expect(parseMarkdown('1. a\n2) b\n\nText\n\n3. c')).toEqual([
      { kind: 'numbers', start: 1, items: [['a'], ['b']] },
      { kind: 'paragraph', children: ['Text'] },
      { kind: 'numbers', start: 3, items: [['c']] },
    ])
  })
  it('continues an item on an indented line', () => {
    expect(parseMarkdown('- a\n  b\nc')).toEqual([
      { kind: 'bullets', items: [['a\nb']] },
      { kind: 'paragraph', children: ['c'] },
    ])
  })
  it('does not start a list with bold text', () => {
    expect(parseMarkdown('**Root** of it')).toEqual([{ kind: 'paragraph', children: [strong('Root'), ' of it'] }])
  })
})

describe('nothing else is markup', () => {
  it.each([
    '[click](https://example.test)',
    '![x](https://example.test/x.png)',
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    '`code`',
    '> quote',
    '---',
    'https://example.test',
    '&lt;b&gt;',
    '| a | b |',
    '~~gone~~',
    '\\',
  ])('%s', (text) => {
    expect(parseMarkdown(text)).toEqual([{ kind: 'paragraph', children: [text] }])
  })
})

describe('hostile input', () => {
  const size = 1_000
  const inputs: [string, (n: number) => string][] = [
    ['brackets', (n) => '['.repeat(n)],
    ['stars', (n) => '*'.repeat(n)],
    ['stars apart', (n) => '* '.repeat(n)],
    ['opening stars', (n) => ' *a'.repeat(n)],
    ['opening double stars', (n) => ' **a'.repeat(n)],
    ['alternating marks', (n) => ' *a **b _c'.repeat(n)],
    ['closing stars', (n) => 'a* '.repeat(n)],
    ['crossing marks', (n) => '**a *b** c*'.repeat(n)],
    ['hashes', (n) => '#'.repeat(n)],
    ['heading spaces', (n) => `# ${' \t'.repeat(n)}`],
    ['bullets', (n) => '- a\n'.repeat(n)],
    ['nested indents', (n) => Array.from({ length: n }, (_, i) => `${' '.repeat(i % 50)}- a`).join('\n')],
    ['numbers', (n) => '1. '.repeat(n)],
    ['blank lines', (n) => '\n'.repeat(n)],
  ]
  const textOf = (parts: Inline[]): number =>
    parts.reduce((sum, part) => sum + (typeof part === 'string' ? part.length : textOf(part.children)), 0)
  /** How often a text's parsing puts something into a list: each of its steps and of its loops does so. */
  const stepsOf = (text: string) => {
    const { push } = Array.prototype
    let steps = 0
    Array.prototype.push = function (...items: unknown[]) {
      steps++
      return push.apply(this, items)
    }
    try {
      parseMarkdown(text)
    } finally {
      Array.prototype.push = push
    }
    return steps
  }

  it.each(inputs)('%s cost no more than their length', (_, make) => {
    // Eight times the text takes eight times the steps, and a few more. Quadratic would be 64 times.
    expect(stepsOf(make(size * 8))).toBeLessThan(stepsOf(make(size)) * 8 + 100)
  })
  it('keeps every character of unpaired marks', () => {
    const text = ' *a'.repeat(size).trim()
    expect(textOf(parseInline(text))).toBe(text.length)
  })
})

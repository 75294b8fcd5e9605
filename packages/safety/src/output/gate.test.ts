import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SentenceGate } from './gate.ts'
import { splitSentences } from './sentences.ts'

const analysis = readFileSync(new URL('../../test/fixtures/insight.md', import.meta.url), 'utf8')

function stream(text: string, size: number, personText = '') {
  const gate = new SentenceGate({ personText })
  let shown = ''
  for (let at = 0; at < text.length; at += size) shown += gate.push(text.slice(at, at + size)).text
  const { text: last, violation } = gate.end()
  return { shown: shown + last, violation }
}

describe('splitSentences', () => {
  it('keeps the whole text', () => {
    for (const text of [analysis, '', 'a', 'No end', '1. One. Two!\n\n- Three?! *Four.* "Five." 3.5 six…  seven']) {
      expect(splitSentences(text).join('')).toBe(text)
    }
  })

  it('ends a sentence at its punctuation or its line, not at a number', () => {
    expect(splitSentences('One. *Two!* Three?\n1. Four 3.5 five.').map((text) => text.trim())).toEqual([
      'One.',
      '*Two!*',
      'Three?',
      '',
      '1. Four 3.5 five.',
    ])
  })
})

describe('SentenceGate', () => {
  it.each([1, 3, 7, 50, 10_000])('releases a good text whole, in pieces of %d', (size) => {
    expect(stream(analysis, size)).toEqual({ shown: analysis, violation: null })
  })

  it.each([1, 4, 10_000])('releases neither a bad sentence nor any text after it, in pieces of %d', (size) => {
    const bad = `${analysis.replace('\n\n## ', '\n\nThis will cure your neck. And so on.\n\n## ')}`
    const { shown, violation } = stream(bad, size)
    expect(violation?.rule).toBe('promise')
    expect(bad.startsWith(shown)).toBe(true)
    expect(shown).toBe(
      bad.slice(0, bad.indexOf(' This will') < 0 ? bad.indexOf('This will') : bad.indexOf(' This will')),
    )
  })

  it('waits for the end of a sentence', () => {
    const gate = new SentenceGate({ personText: '' })
    expect(gate.push('# A title').text).toBe('')
    expect(gate.push('\n\nOne half').text).toBe('# A title\n\n')
    expect(gate.push(' and the other. ').text).toBe('One half and the other.')
  })

  it.each(['BANANA', 'My knees hurt.\n\n# Title', '{"ai_analysis": "# A"}'])('requires a heading first: %s', (text) => {
    expect(stream(text, 3)).toEqual({ shown: '', violation: { rule: 'structure', excerpt: 'no heading at the start' } })
  })

  it('finds a quotation across two sentences', () => {
    const personText = 'my grey cat sleeps on my sore back'
    const { shown, violation } = stream('# Title\n\nImagine my grey cat. Sleeps on my sore back!\n', 5, personText)
    expect(violation?.rule).toBe('echo')
    expect(shown).toBe('# Title\n\nImagine my grey cat.')
  })

  it('limits the length of a sentence', () => {
    expect(stream(`# Title\n\n${'word '.repeat(1_000)}`, 20).violation?.rule).toBe('structure')
  })
})

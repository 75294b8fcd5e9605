import { expect, test } from 'vitest'
import { nearDuplicates } from './near-duplicates.ts'
import { readCorpus } from './record.ts'

const texts = readCorpus()

test('each text is valid and has an id of its own', () => {
  expect(texts.length).toBeGreaterThan(0)
  expect(new Set(texts.map(({ id }) => id)).size).toBe(texts.length)
})

test('each text has the level of its card', () => {
  const wrong = texts.filter(({ card, urgent, category }) => {
    if (card.level === 'urgent') return !urgent
    return urgent || (card.level === 'soon') !== (category !== null)
  })
  expect(wrong.map(({ id }) => id)).toEqual([])
})

test('no two texts are written from one another', () => {
  expect(nearDuplicates(texts)).toEqual([])
})

test('two texts that share eight words in a row are found, whatever their case and punctuation', () => {
  const pair = [
    { id: 'a', text: 'Well, my left knee hurts when I go down the stairs.' },
    { id: 'b', text: 'since monday MY LEFT KNEE hurts: when I go down' },
    { id: 'c', text: 'My left knee hurts when I run' },
  ]
  expect(nearDuplicates(pair)).toEqual([['a', 'b']])
})

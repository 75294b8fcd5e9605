import { expect, test } from 'vitest'
import { fold } from './fold.ts'
import { spokenIn } from './spoken.ts'
import { tokenise } from './tokens.ts'

test.each([
  ['Ｃäfé', 'cafe'],
  ['k\u0456ll', 'kill'],
  ['di\u200be', 'die'],
])('%j folds to %s', (text, plain) => {
  expect(fold(text)).toBe(plain)
})

test('words know their sentence, and "do not" reads as "dont"', () => {
  const words = tokenise('I do not sleep. Je t’aime').map(({ word, sentence }) => [word, sentence])
  expect(words).toEqual([
    ['i', 0],
    ['dont', 0],
    ['sleep', 0],
    ['je', 1],
    ['t', 1],
    ['aime', 1],
  ])
})

test('the languages of a text are those whose small words it has, or all of them without a clue', () => {
  const languages = [
    { name: 'en', smallWords: new Set(['the', 'and', 'on']) },
    { name: 'fr', smallWords: new Set(['le', 'et', 'on']) },
  ]
  const names = (text: string) => spokenIn(tokenise(text), languages).map(({ name }) => name)
  expect(names('the cat and the dog and the bird on')).toEqual(['en'])
  expect(names('le chat et the dog')).toEqual(['en', 'fr'])
  expect(names('kms')).toEqual(['en', 'fr'])
})

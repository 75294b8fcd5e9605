import { ADVANCED_TEXT_MAX_LENGTH } from '@soulsign/contracts'
import { expect, test } from 'vitest'
import { assess } from '../src/assess.ts'

const screen = ([
  description = '',
  knownConditions,
  currentMedications,
  allergiesSensitivities,
  customDiet,
]: string[]) =>
  assess({
    description,
    advancedInfo: { knownConditions, currentMedications, allergiesSensitivities, customDiet },
  })

test.each([
  ['one word each', (letter: string) => letter],
  ['spelled-out letters', (letter: string) => `${letter} `],
  ['plain sentences', (letter: string) => `Today was ${letter} plain day at work with tea and no pain. `],
])('five texts at their longest, %s, are screened at once', (_, piece) => {
  screen(['warm'])
  const texts = Array.from('abcde', (letter) =>
    piece(letter).repeat(ADVANCED_TEXT_MAX_LENGTH).slice(0, ADVANCED_TEXT_MAX_LENGTH),
  )
  expect(screen(texts)?.level).not.toBe('urgent')
})

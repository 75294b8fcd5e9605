import { ADVANCED_TEXT_MAX_LENGTH } from '@soulsign/contracts'
import { featuresOf, Scores } from '@soulsign/language/reader'
import { describe, expect, test } from 'vitest'
import { assess } from '../src/assess.ts'
import { opinionOn } from '../src/reader/consider.ts'
import { loadModel } from '../src/reader/model.ts'
import { read } from '../src/reading.ts'
import { factsIn, rulesOn } from '../src/rules/held.ts'

const KINDS: [string, (letter: string) => string][] = [
  ['one word each', (letter) => letter],
  ['spelled-out letters', (letter) => `${letter} `],
  ['plain sentences', (letter) => `Today was ${letter} plain day at work with tea and no pain. `],
]

test.each(KINDS)('five texts at their longest, %s, are no emergency', (_, piece) => {
  const [description = '', knownConditions, currentMedications, allergiesSensitivities, customDiet] = Array.from(
    'abcde',
    (letter) => piece(letter).repeat(ADVANCED_TEXT_MAX_LENGTH).slice(0, ADVANCED_TEXT_MAX_LENGTH),
  )
  const advancedInfo = { knownConditions, currentMedications, allergiesSensitivities, customDiet }
  expect(assess({ description, advancedInfo })?.level).not.toBe('urgent')
})

const model = loadModel()

/** How often `work` calls a method. */
function callsOf<Name extends string>(of: Record<Name, (...args: never[]) => unknown>, name: Name, work: () => void) {
  const original = of[name]
  let count = 0
  of[name] = function (this: unknown, ...args: never[]) {
    count++
    return original.apply(this, args)
  }
  try {
    work()
  } finally {
    of[name] = original
  }
  return count
}

/** What it takes to read a text, counted. */
function workOn(description: string) {
  const wordsAskedFor = callsOf(Map.prototype, 'get', () => read({ description }))
  const idsAskedFor = callsOf(Set.prototype, 'has', () => read({ description }))
  const reading = read({ description })
  let tokensLookedAt = 0
  const tokens = new Proxy(reading.tokens, {
    get(target, key) {
      tokensLookedAt++
      return Reflect.get(target, key)
    },
  })
  const facts = factsIn(reading, null, new Date(0))
  rulesOn({ ...reading, tokens }, facts)
  const sentences = featuresOf(reading, facts)
  const features = sentences.reduce((sum, { kinds }) => sum + kinds.flat().length, 0)
  const partsRead = callsOf(Scores.prototype, 'of', () => opinionOn(sentences, model))
  return { wordsAskedFor, idsAskedFor, tokensLookedAt, features, partsRead }
}

test.each(['no', 'não', 'not', 'cannot'])('each %s of a text that is nothing else is little work', (word) => {
  // It begins up to a thousand wordings.
  const times = 1_000
  const asked = callsOf(Set.prototype, 'has', () => read({ description: `${word} `.repeat(times) }))
  expect(asked / times).toBeLessThan(50)
})

describe('a text twice as long takes twice the work', () => {
  test.each([
    ['symptoms', 'chest pain blood fever numb arm jaw vomiting baby pills faint rash '],
    ['one symptom', 'pain '],
    ['half a rule', 'pregnant '],
    ['sentences', 'My chest hurts. My arm is numb. '],
    ['wishes', 'i want to die and kill myself '],
    ['one word', 'chestpain'],
    ['slips', 'chset apin hedache vomitng suicde '],
  ])('%s', (_, piece) => {
    // Whole pieces: a word that is cut off may be one of another language.
    const of = (length: number) => workOn(piece.repeat(length / piece.length))
    const [half, whole] = [of(ADVANCED_TEXT_MAX_LENGTH), of(2 * ADVANCED_TEXT_MAX_LENGTH)]
    const growth = Object.entries(whole).map(([name, count]) => [name, count / (half[name as keyof typeof half] + 100)])
    expect(growth.filter(([, times]) => Number(times) > 2.2)).toEqual([])
  })
})

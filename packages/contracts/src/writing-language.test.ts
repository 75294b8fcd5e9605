import { expect, test } from 'vitest'
import { SAFETY_LANGUAGES } from './enums.ts'
import { guessLanguage, languageNotice } from './writing-language.ts'

test.each([
  ['My jaw is tight when I think of the meeting', 'en'],
  ['Me duele la espalda desde que murió mi padre y no duermo', 'es'],
  ['Seit Wochen kann ich nicht schlafen, und mir ist übel', 'de'],
  ['J’ai mal au dos depuis que je suis dans ce bureau', 'fr'],
  ['Desde que o bebê nasceu não durmo e estou com dor', 'pt'],
  ['knee', undefined],
])('%s: %s', (text, language) => expect(guessLanguage(text)).toBe(language))

test('every language that is understood has its notice, but the one that is written', () => {
  expect(SAFETY_LANGUAGES.filter((language) => !languageNotice(language))).toEqual(['en'])
  expect(languageNotice(null)).toBeUndefined()
})

import { fold } from '@soulsign/language'
import words from './elsewhere.json' with { type: 'json' }
import { type Language, withPeople } from './people.ts'

const LANGUAGES = Object.keys(words.persons) as Language[]
const anyOf = (lists: Record<Language, string>) =>
  new RegExp(`(?<![\\w'])(?:${LANGUAGES.map((language) => lists[language]).join('|')})(?![\\w])`, 'u')
const ofEach = (pattern: (language: Language) => string) =>
  Object.fromEntries(LANGUAGES.map((language) => [language, pattern(language)])) as Record<Language, string>

const HURTS = new RegExp(`\\b(?:${words.hurts})\\b`, 'u')
const OTHERS = anyOf(ofEach((language) => `${words.persons[language]}|${withPeople(language, '{anyone}')}`))
const EVENTS = anyOf(words.events)
const CARE = anyOf(words.care)
const SAYINGS = new RegExp(`\\b(?:${words.sayings})\\b`, 'gu')
const SENTENCE = /[^.!?;\n]+/gu

const without = (text: string, isElsewhere: (sentence: string) => boolean) => {
  const folded = fold(text)
  const left = folded.replace(SENTENCE, (sentence) => (isElsewhere(sentence) ? '' : sentence))
  return left === folded ? text : left
}

/** Whether folded words tell of somebody else, and of nothing that hurts: 'since Wednesday he sends me a good-morning'. */
export const isOfOthers = (folded: string): boolean => OTHERS.test(folded) && !HURTS.test(folded)
export const hurts = (folded: string): boolean => HURTS.test(folded)

/** A text without what happened once and what is done for somebody: their hours are not when it comes. */
export const withoutEvents = (text: string): string =>
  without(text, (sentence) => (EVENTS.test(sentence) || CARE.test(sentence)) && !HURTS.test(sentence))

/** A text without what is told of others, and without sayings: dry land is not dry, and a left side may be somebody's. */
export const ofOwnBody = (text: string): string => {
  const own = without(text, isOfOthers)
  const folded = fold(own)
  const left = folded.replace(SAYINGS, '')
  return left === folded ? own : left
}

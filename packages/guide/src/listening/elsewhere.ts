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
const CLAUSE = /[^.!?;,\n]+/gu
/** The season in which it began: since the sale, in spring. */
const BEGAN = new RegExp(`\\b(?:${Object.values(words.since).join('|')}) [^.!?;\\n]{0,60}?${words.seasons}\\b`, 'gu')
/** Where it never comes: 'daheim nie'. */
const NEVER = new RegExp(`\\b(?:${Object.values(words.never).join('|')})\\b`, 'gu')
const PARKED = new RegExp(`\\b(?:${words.parked})\\b`, 'u')

const without = (text: string, isElsewhere: (part: string) => boolean, parts = SENTENCE) => {
  const folded = fold(text)
  const left = folded.replace(parts, (part) => (isElsewhere(part) ? '' : part))
  return left === folded ? text : left
}

/** Whether folded words tell of somebody else, and of nothing that hurts: 'since Wednesday he sends me a good-morning'. */
export const isOfOthers = (folded: string): boolean => OTHERS.test(folded) && !HURTS.test(folded)
export const hurts = (folded: string): boolean => HURTS.test(folded)

/** A text without what happened once, what is done for somebody, and when it began: those hours are not when it comes. */
export function withoutEvents(text: string): string {
  const isEvent = (part: string) => (EVENTS.test(part) || CARE.test(part)) && !HURTS.test(part)
  const left = without(without(text, isEvent), isEvent, CLAUSE)
  const folded = fold(left)
  const later = folded.replace(BEGAN, '')
  return later === folded ? left : later
}

/** A text without the places where it never comes. */
export function withoutNever(text: string): string {
  const folded = fold(text)
  const left = folded.replace(NEVER, '')
  return left === folded ? text : left
}

/** Somebody in a parked car is not on the way. */
export const isParked = (text: string): boolean => PARKED.test(fold(text))

/** A text without what is told of others, and without sayings: dry land is not dry, and a left side may be somebody's. */
export const ofOwnBody = (text: string): string => {
  const own = without(text, isOfOthers)
  const folded = fold(own)
  const left = folded.replace(SAYINGS, '')
  return left === folded ? own : left
}

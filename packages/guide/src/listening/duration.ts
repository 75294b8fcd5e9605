import type { Duration } from '@soulsign/contracts'
import { fold } from '@soulsign/language'
import { isOfOthers } from './elsewhere.ts'
import { isDone, since } from './since.ts'

/** A number or a small word between 'for' and 'weeks'. */
const SOME = '(?:[\\w+]+ ){0,3}?'
const UNITS: readonly (readonly [Duration, string])[] = [
  ['a few days', 'days?|tagen?|dias?|jours?'],
  ['weeks', 'weeks?|wks?|wochen?|semanas?|semaines?|(?<=\\b(?:a|one|einem|un|uno|um) )(?:month|monat|mes|mois)'],
  ['months', 'months?|monaten?|mes(?:es)?|mois'],
  ['years', 'years?|yrs?|ages|decades?|jahren?|jahrzehnten?|ewigkeiten|anos?|decadas?|ans|(?<=\\bun )an|annees?'],
]
/** 'I'm 43 years now' is an age. */
const NO_AGE = "(?<!\\b(?:i'?m|am|is|he'?s|she'?s|turned|bin|ist|wird|tengo|tiene|ai|tenho|tem) )"
/** What stands before a length of time that lasts until today. */
const lasting = (unit: string) =>
  [
    '(?<!\\bwait(?:ing|ed)? )for',
    'the (?:past|last)',
    'these(?! days\\b)',
    'seit',
    'desde hace',
    'llevo',
    'depuis',
    `ha(?= (?:[\\w]+ )?(?:${unit})\\b)`,
    '(?:ha|faz)(?= [\\w ]{1,20}que)',
  ].join('|')
const lengthIn = (unit: string) =>
  new RegExp(
    `\\b(?:${lasting(unit)}) ${SOME}(?:${unit})\\b|${NO_AGE}\\b[\\w+]+ (?:${unit}) (?:now|schon|already|deja)\\b`,
    'u',
  )
const HALF_A_YEAR = /\b(?:half a year|(?:einem )?halben jahr|medio ano|meio ano)\b/u
/** Words for what goes on, as opposed to what happened once. */
const ES_GOES_ON = ['duel', 'tengo', 'siento', 'estoy', 'duermo', 'sufro', 'padezco', 'ando', 'vivo'].join('|')
/** 'Hace semanas que me duele': what goes on since then, not what happened then. */
const goingOn = (unit: string) =>
  new RegExp(
    `\\b(?:hace ${SOME}(?:${unit}) que (?:no )?(?:me |se )?(?:${ES_GOES_ON})\\w*|` +
      `ca fait ${SOME}(?:${unit}) que (?:je|j|ca|mon|ma|mes)\\b)`,
    'u',
  )
/** Clauses; a comma between numbers, as in '3, 4 weeks', parts none. */
const CLAUSE = /[.!?;\n]|,(?!\s*\d)/u
const LENGTHS = UNITS.map(([duration, unit]) => [duration, [lengthIn(unit), goingOn(unit)]] as const)

/**
 * How long it has been going on, by the person's own words: 'for three weeks', 'since May', 'all my life'. Null if they
 * do not say so; how long they have done something, or somebody else has, does not count.
 * @param today the day on which they wrote, from which 'since May' is counted
 */
export function durationOf(text: string, today = new Date()): Duration | null {
  const folded = fold(text).replace(HALF_A_YEAR, '6 months')
  const clauses = folded.split(CLAUSE).filter((clause) => !isDone(clause) && !isOfOthers(clause))
  const isIn = (pattern: RegExp) => clauses.some((clause) => pattern.test(clause))
  return LENGTHS.find(([, patterns]) => patterns.some(isIn))?.[0] ?? since(clauses, today)
}

import type { Duration } from '@soulsign/contracts'
import { hurts } from './elsewhere.ts'
import words from './since.json' with { type: 'json' }

/** Small words between 'since' and what it names: 'since last May', 'seit dem Sommer', 'desde el lunes'. */
const THE =
  "(?:(?:about|around|early|late|mid|ungefahr|etwa|anfang|mitte|ende|principios de|finales de|debut|mi|fin|the|this|dem|der|diesem|dieser|den|el|la|este|esta|le|cette|ce|o|a|os|as|de|du|do|da|l['’]) ?){0,3}"
const SINCE = `\\b(?:ever since|since|seit|desde|depuis) ${THE}`
const pattern = (words: string) => new RegExp(`${SINCE}(?:${words})\\b`, 'u')
const LAST = '(?:last|past|letzt\\w+|vergangen\\w+|vorig\\w+)'

/** 'Since yesterday': a day or a time that is not long past. */
const POINTS: readonly (readonly [Duration, RegExp])[] = [
  [
    'today',
    pattern(
      'today|morning|noon|lunch|heute|heut|fruh|hoy|manana|mediodia|aujourd.?hui|matin|midi|hoje|manha|meio.dia|almoco',
    ),
  ],
  ['a few days', pattern(words.days.join('|').replaceAll('{last}', LAST))],
  ['weeks', pattern(`${LAST} (?:month|monat)|mes pasado|mois dernier|mes passado`)],
  ['months', pattern(`${LAST} (?:year|jahr)|ano pasado|annee derniere|an dernier|ano passado`)],
]

/** The names of the months in five languages; 'may' as a month is 'since May', and 'mar' is a sea. */
const MONTHS: readonly string[] = [
  'january|jan|januar|janner|enero|janvier|janeiro|new year|neujahr|ano nuevo|ano novo|nouvel an',
  'february|feb|februar|febrero|fevrier|fevereiro',
  'march|marz|marzo|mars|marco',
  'april|abril|avril|easter|ostern|paques|semana santa|pascoa|spring|fruhling|fruhjahr|primavera|printemps',
  'may|mai|mayo|maio',
  'june|juni|junio|juin|junho',
  'july|juli|julio|juillet|julho|summer|sommer|verano|ete|verao',
  'august|aug|agosto|aout|pfingsten',
  'september|sept|septiembre|setiembre|septembre|setembro',
  'october|oct|oktober|octubre|octobre|outubro|autumn|last fall|herbst|otono|automne|outono',
  'november|nov|noviembre|novembre|novembro',
  'december|dec|dezember|diciembre|decembre|dezembro|christmas|weihnachten|navidad\\w*|noel|natal|winter|invierno|hiver|inverno',
]
const MONTH = MONTHS.map((names) => pattern(`(?<last>${LAST} )?(?:${names})`))
const YEAR = pattern('(?<year>(?:19|20)\\d{2})')

/** All the time that somebody can think of. */
const ALWAYS = [pattern(words.always.join('|')), new RegExp(words.anywhere.join('|'), 'u')]

/** A habit of all that time is no complaint, nor is something given up: 'I worked all my life', 'I have not smoked since May'. */
const DONE = new RegExp(`\\b(?:${words.done.join('|')})\\b`, 'u')
export const isDone = (clause: string): boolean => DONE.test(clause) && !hurts(clause)

/** How long ago a month began, as a duration. In November, 'last November' is a year ago. */
function sinceMonth(month: number, isLast: boolean, today: Date): Duration {
  const ago = (today.getMonth() - month + 12) % 12
  return ago < 2 && !isLast ? 'weeks' : 'months'
}

/**
 * How long it has been going on, if a text names when it began.
 * @param clauses what the text says of the complaint, as `fold` writes it
 */
export function since(clauses: readonly string[], today: Date): Duration | null {
  for (const clause of clauses) {
    if (ALWAYS.some((always) => always.test(clause))) return 'years'
    const year = YEAR.exec(clause)?.groups?.['year']
    if (year !== undefined) return today.getFullYear() - Number(year) > 1 ? 'years' : 'months'
    const point = POINTS.find(([, words]) => words.test(clause))
    if (point) return point[0]
    for (const [month, names] of MONTH.entries()) {
      const found = names.exec(clause)
      if (found) return sinceMonth(month, found.groups?.['last'] !== undefined, today)
    }
  }
  return null
}

import type { AdvancedInfo, Duration, SymptomType } from '@soulsign/contracts'
import { languagesOf } from './language.ts'
import { type Entry, LEXICON_LANGUAGES, type LexiconLanguage, lexicon } from './lexicon.ts'
import { type Word, wordsOf } from './normalise.ts'
import { isSensitive } from './sensitive.ts'

/** A person's entry. */
export interface SymptomEntry {
  symptomType: SymptomType
  description: string
  duration?: Duration | null | undefined
  advancedInfo?: AdvancedInfo | null | undefined
  /** The screening found a subject that allows only comfort, whatever the words match. */
  comfortOnly?: boolean | undefined
  /** The screening found an eating disorder: a plan must not mention food or weight. */
  sparesEating?: boolean | undefined
}

/** The interpretation of an entry, from which the whole insight follows. */
export interface Reading {
  mode: 'reflect' | 'companion'
  primary: Entry
  secondary: Entry | null
  /** Keys of the lexicon's qualities; empty in companion mode, like `contexts`. */
  qualities: string[]
  contexts: string[]
  /** The subject is serious but has no companion entry, so the comfort names nothing. */
  quietCompanion: boolean
}

interface Term {
  words: string[]
  languages: readonly LexiconLanguage[]
  target: string
}

interface Span {
  target: string
  start: number
  end: number
  /** Characters in the term; longer terms are more exact. */
  length: number
}

/** The context for each duration. The last two contexts come only from here, not from words. */
const DURATION_CONTEXT: Record<Duration, string> = {
  today: 'duration_new',
  'a few days': 'duration_new',
  weeks: 'duration_weeks',
  months: 'duration_long',
  years: 'duration_long',
}
const MAX_QUALITIES = 1
const MAX_CONTEXTS = 2
/** A companion term of this length is unambiguous in any language. */
const LONG_WORD = 8
/** In mourning, the insight must not comment on relationships or time. */
const MOURNING = new Set<string>(['grief', 'heartbreak'])
const UNFIT_FOR_MOURNING = new Set([
  'family',
  'partner',
  'children',
  'conflict',
  'duration_new',
  'duration_weeks',
  'duration_long',
])
const NEGATION_REACH = 3
const NEGATORS = new Set(
  'no not without never nor neither dont doesnt isnt arent havent hasnt didnt sin nunca ni kein keine keinen keiner nicht ohne nie sans pas aucun aucune jamais sem nao nenhum nenhuma nem'.split(
    ' ',
  ),
)
/** "I say no to my mother" is no negation. */
const SAYING = new Set(['say', 'says', 'saying', 'said'])
const CONTRAST = new Set(
  'but however though only just aber sondern nur pero sino solo mais seulement mas apenas'.split(' '),
)
/** Words of one language that look like a quality or context word of another. */
const FALSE_FRIENDS: Partial<Record<LexiconLanguage, ReadonlySet<string>>> = {
  en: new Set(['kind', 'mari', 'chef', 'sec', 'mann', 'vif', 'femme']),
  fr: new Set(['son']),
}

const terms = (words: readonly string[], languages: readonly LexiconLanguage[], target: string): Term[] =>
  words.map((word) => ({ words: wordsOf(word).map(({ text }) => text), languages, target }))

function indexByFirstWord(all: readonly Term[]): Map<string, Term[]> {
  const index = new Map<string, Term[]>()
  for (const term of all) {
    const first = term.words[0]
    if (first !== undefined) index.set(first, [...(index.get(first) ?? []), term])
  }
  return index
}

const entries = new Map(lexicon.entries.map((entry) => [entry.key, entry]))
const entryTerms = indexByFirstWord(
  lexicon.entries.flatMap((entry) => [
    ...terms(entry.synonyms, ['en'], entry.key),
    ...LEXICON_LANGUAGES.flatMap((language) =>
      language === 'en' ? [] : terms(entry.synonyms_i18n[language], [language], entry.key),
    ),
  ]),
)
const qualityTerms = indexByFirstWord(
  lexicon.qualities.flatMap(({ key, words }) => terms(words, LEXICON_LANGUAGES, key)),
)
const contextTerms = indexByFirstWord(
  lexicon.contexts.flatMap(({ key, words }) => terms(words, LEXICON_LANGUAGES, key)),
)

const isWord = (written: string, term: string) =>
  written === term || (term.length >= 3 && (written === `${term}s` || written === `${term}es`))

/** Whether a word shortly before `start`, in the same clause, negates it ("no headache, but my knee"). */
function isNegated(words: readonly Word[], start: number): boolean {
  for (let at = start; at > start - NEGATION_REACH && at > 0; at--) {
    if (words[at]?.startsClause) return false
    const before = words[at - 1]?.text ?? ''
    if (CONTRAST.has(before)) return false
    if (NEGATORS.has(before)) return !SAYING.has(words[at - 2]?.text ?? '')
  }
  return false
}

function findSpans(words: readonly Word[], index: Map<string, Term[]>, allowed: (term: Term) => boolean): Span[] {
  return words.flatMap(({ text }, start) => {
    const candidates = [text, text.replace(/s$/u, ''), text.replace(/es$/u, '')].flatMap((form, place, forms) =>
      forms.indexOf(form) === place ? (index.get(form) ?? []) : [],
    )
    return candidates
      .filter(
        (term) => allowed(term) && term.words.every((word, offset) => isWord(words[start + offset]?.text ?? '', word)),
      )
      .map((term) => ({
        target: term.target,
        start,
        end: start + term.words.length,
        length: term.words.join(' ').length,
      }))
  })
}

/** Keeps the longest of overlapping spans. */
function longest(spans: readonly Span[]): Span[] {
  const kept: Span[] = []
  for (const span of spans.toSorted((a, b) => b.length - a.length || a.start - b.start)) {
    if (kept.every((other) => span.end <= other.start || span.start >= other.end)) kept.push(span)
  }
  return kept
}

const isGeneral = (key: string) => key.startsWith('general_')
const isCompanion = (key: string) => entries.get(key)?.mode === 'companion'
const isOfMind = (type: SymptomType) => type !== 'physical'
/** Areas of both body and mind fit either type. */
const fits = (key: string, type: SymptomType) => {
  const area = entries.get(key)?.area
  return area === 'energy' || area === 'sleep' || (area === 'mind') === isOfMind(type)
}

function entryNamed(key: string): Entry {
  const entry = entries.get(key)
  if (!entry) throw new Error(`The lexicon has no entry "${key}".`)
  return entry
}

function findEntries(words: readonly Word[], languages: readonly LexiconLanguage[]): Span[] {
  const spans = findSpans(
    words,
    entryTerms,
    (term) =>
      term.languages.some((language) => languages.includes(language)) ||
      (isCompanion(term.target) && term.words.join(' ').length >= LONG_WORD),
  )
  return longest(spans).filter((span) => !isNegated(words, span.start))
}

/** Whether someone or something dear was lost. */
export const isMourning = ({ primary, secondary, contexts }: Pick<Reading, 'primary' | 'secondary' | 'contexts'>) =>
  contexts.includes('loss') || [primary, secondary].some((entry) => entry !== null && MOURNING.has(entry.key))

const unique = (keys: readonly string[]) => [...new Set(keys)]

/**
 * Interprets a person's words. A companion entry leads and suppresses meaning, qualities and the second match; general
 * entries are used only without any other match.
 */
export function readSymptom({ symptomType, description, duration, advancedInfo, comfortOnly }: SymptomEntry): Reading {
  const words = wordsOf(description)
  const languages = languagesOf(words)
  const spans = findEntries(words, languages)
  const ranked = unique(
    spans
      .filter(({ target }) => !isGeneral(target))
      .toSorted(
        (a, b) =>
          Number(isCompanion(b.target)) - Number(isCompanion(a.target)) ||
          Number(fits(b.target, symptomType)) - Number(fits(a.target, symptomType)) ||
          b.length - a.length ||
          a.start - b.start,
      )
      .map(({ target }) => target),
  )
  const primary = entryNamed(ranked[0] ?? (isOfMind(symptomType) ? 'general_mind' : 'general_body'))
  const quietCompanion =
    primary.mode === 'reflect' && (comfortOnly || isSensitive(description) || hasSeriousCondition(advancedInfo))
  if (primary.mode === 'companion' || quietCompanion) {
    return { mode: 'companion', primary, secondary: null, qualities: [], contexts: [], quietCompanion }
  }

  const friendly = (term: Term) => !languages.every((language) => FALSE_FRIENDS[language]?.has(term.words.join(' ')))
  const inText = (index: Map<string, Term[]>) =>
    findSpans(words, index, friendly)
      .filter((span) => !isNegated(words, span.start))
      .toSorted((a, b) => b.length - a.length || a.start - b.start)
  const outsideEntries = ({ start, end }: Span) =>
    spans.every((span) => isGeneral(span.target) || end <= span.start || start >= span.end)
  const contexts = inText(contextTerms)
    .filter(outsideEntries)
    .map(({ target }) => target)
  const secondary = ranked[1] === undefined ? null : entryNamed(ranked[1])
  const mourns = isMourning({ primary, secondary, contexts })
  return {
    mode: 'reflect',
    primary,
    secondary,
    qualities: unique(inText(qualityTerms).map(({ target }) => target)).slice(0, MAX_QUALITIES),
    contexts: unique(duration ? [DURATION_CONTEXT[duration], ...contexts] : contexts)
      .filter((key) => !(mourns && UNFIT_FOR_MOURNING.has(key)))
      .slice(0, MAX_CONTEXTS),
    quietCompanion: false,
  }
}

/** Whether the advanced info names a condition that must not be given a meaning. */
function hasSeriousCondition(advancedInfo: AdvancedInfo | null | undefined): boolean {
  const conditions = advancedInfo?.knownConditions ?? ''
  const words = wordsOf(conditions)
  return isSensitive(conditions) || findEntries(words, languagesOf(words)).some(({ target }) => isCompanion(target))
}

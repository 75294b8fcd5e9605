import { type AdvancedInfo, helplinesFor, type Safety, type SafetyCategory, urgentPanelKind } from '@soulsign/contracts'
import { applyGuards, type GuardedHit, idiomWords, studiedWords } from './guards.ts'
import { LEXICONS, VOCABULARY } from './lexicon/load.ts'
import { EVER_SINCE, RULES, TRUE_OF_THE_PERSON } from './rules/load.ts'
import { holds, type Level, type Rule } from './rules/rule.ts'
import { type Token, tokenise } from './text/tokens.ts'

export interface ScreenedText {
  readonly description: string
  readonly advancedInfo?: AdvancedInfo | null | undefined
  /** For the age that a date of birth gives; today unless set. */
  readonly today?: Date
}

export interface Assessment {
  readonly level: Level
  readonly category: SafetyCategory
  /** Which rules held. Names of concepts, never words of the text. */
  readonly matched: readonly string[]
}

/**
 * Most severe first: what a person does, or suffers at another's hands, before illness, and illness of the unborn and
 * the small before the rest, where the category with the most signs is taken.
 */
const BY_SEVERITY: readonly (readonly SafetyCategory[])[] = [
  ['suicide'],
  ['abuse_child'],
  ['abuse_adult'],
  ['self_harm'],
  ['psychosis_or_harm'],
  ['pregnancy'],
  ['infant_child'],
  ['poisoning', 'anaphylaxis', 'stroke', 'breathing', 'cardiac', 'bleeding', 'neuro', 'infection', 'acute_other'],
  ['medication'],
  ['eating_disorder'],
  ['see_doctor_soon'],
]

const FREE_TEXT = ['knownConditions', 'currentMedications', 'allergiesSensitivities', 'customDiet'] as const
/** Between the description and each field of the advanced info, so that no rule reaches across. */
const SENTENCES_APART = 10

/**
 * Screens what a person wrote, in five languages at once, without any AI: null, or the most severe thing found. Pure,
 * and linear in the length of the text.
 */
export function assess({ description, advancedInfo, today = new Date() }: ScreenedText): Assessment | null {
  const tokens = tokensOf([description, ...FREE_TEXT.map((field) => advancedInfo?.[field] ?? '')])
  const words = VOCABULARY.find(tokens)
  const found = spoken(tokens).map(({ lexicon }) => lexicon.find(tokens, words))
  const idiom = idiomWords(found)
  const studied = studiedWords(found, tokens)
  const languages = found.map((hits) => applyGuards(hits, tokens, idiom, studied))
  const everywhere = factsAbout(languages, advancedInfo, today)
  const held = RULES.filter((rule) =>
    languages.some((hits) => holds(rule, hits, tokens, everywhere, counting(rule, hits))),
  )
  const rulesOf = (category: SafetyCategory) => held.filter((rule) => rule.category === category).length
  const [worst] = held.toSorted((a, b) => rank(a) - rank(b) || rulesOf(b.category) - rulesOf(a.category))
  if (!worst) return null
  return { level: worst.level, category: worst.category, matched: held.map(({ id }) => id) }
}

/** The assessment as a row carries it, with the help of the person's country (ISO 3166 two letters). */
export function toSafety(assessment: Assessment | null, country?: string): Safety | null {
  if (!assessment) return null
  const { level, category } = assessment
  return { level, category, resources: helplinesFor(country, category) }
}

/**
 * The language with the most small words in the text, those close behind, and each that has small words of its own
 * there: "on" alone makes an English text no French one. All of them if there are none ("kms").
 */
function spoken(tokens: readonly Token[]) {
  const small = ({ everyday }: (typeof LEXICONS)[number]) => tokens.filter(({ word }) => everyday.has(word)).length
  const [main] = LEXICONS.toSorted((a, b) => small(b) - small(a))
  if (!main || small(main) === 0) return LEXICONS
  return LEXICONS.filter(
    (each) =>
      small(each) * 3 >= small(main) || tokens.some(({ word }) => each.everyday.has(word) && !main.everyday.has(word)),
  )
}

const rank = ({ level, category }: Rule) =>
  (level === 'urgent' ? 0 : BY_SEVERITY.length) + BY_SEVERITY.findIndex((group) => group.includes(category))

function tokensOf(texts: readonly string[]): Token[] {
  const tokens: Token[] = []
  for (const text of texts) {
    const last = tokens.at(-1)
    for (const token of tokenise(text, last ? last.sentence + SENTENCES_APART : 0)) tokens.push(token)
  }
  return tokens
}

/** What is true of the person as a whole: said anywhere in the text, or known from the advanced info. */
function factsAbout(
  languages: readonly ReadonlyMap<string, readonly GuardedHit[]>[],
  advancedInfo: AdvancedInfo | null | undefined,
  today: Date,
): Set<string> {
  const facts = new Set<string>()
  for (const concept of TRUE_OF_THE_PERSON)
    if (
      languages.some((hits) =>
        hits.get(concept)?.some(({ past, reported }) => !reported && (!past || EVER_SINCE.has(concept))),
      )
    )
      facts.add(concept)
  const birth = advancedInfo?.dateOfBirth
  if (birth) {
    const days = (today.getTime() - Date.parse(birth)) / 86_400_000
    if (days < 92) facts.add('youngInfant')
    if (days < 2 * 365) facts.add('infant')
    if (days < 12 * 365) facts.add('child')
    if (days < 18 * 365) facts.add('minor')
  }
  return facts
}

/** Which hits a rule may use. Films, courses and long-gone things are no emergency; a wish to die is never waved away as past alone. */
function counting(rule: Rule, hits: ReadonlyMap<string, readonly GuardedHit[]>): (hit: GuardedHit) => boolean {
  if (rule.category === 'medication') return () => true
  if (rule.category === 'abuse_child' || rule.category === 'abuse_adult')
    return ({ reported, dreamt, past }) => !reported && (rule.level === 'card' || !(dreamt || past))
  const recovered = hits.has('recovered')
  if (rule.category === 'eating_disorder' || urgentPanelKind(rule.category) === 'crisis')
    return ({ reported, past }) => !reported && !(past && recovered)
  return ({ reported, dreamt, past, assessed, studied }) => !reported && !dreamt && !past && !assessed && !studied
}

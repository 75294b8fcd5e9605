import type { AdvancedInfo } from '@soulsign/contracts'
import { type SafetyCategory, urgentPanelKind } from '@soulsign/contracts/safety-category'
import type { GuardedHit } from '@soulsign/language'
import type { Reading } from '@soulsign/language/reader'
import { EVER_SINCE, RULES, TRUE_OF_THE_PERSON } from './load.ts'
import { holds, type Rule } from './rule.ts'

/** What the rules say of a text. */
export interface RulesVerdict {
  readonly level: Rule['level'] | null
  readonly category: SafetyCategory | null
  /** Which rules held. Names of concepts, never words of the text. */
  readonly matched: readonly string[]
  /** Two or more rules of illnesses that kill within the hour held. */
  readonly isStrong: boolean
}

const KILL_WITHIN_THE_HOUR: ReadonlySet<SafetyCategory> = new Set(['cardiac', 'stroke', 'breathing', 'anaphylaxis'])

/**
 * Most severe first: what a person does, or suffers at another's hands, before illness, and illness of the unborn and
 * the small before the rest. In a group the category with the most signs is taken, and of those the first: a mother who
 * gave birth three weeks ago writes of the fever of her baby.
 */
const BY_SEVERITY: readonly (readonly SafetyCategory[])[] = [
  ['suicide'],
  ['abuse_child'],
  ['abuse_adult'],
  ['self_harm'],
  ['psychosis_or_harm'],
  ['infant_child', 'pregnancy'],
  ['cardiac', 'stroke', 'breathing', 'anaphylaxis', 'bleeding', 'neuro', 'infection', 'acute_other', 'poisoning'],
  ['medication'],
  ['eating_disorder'],
  ['see_doctor_soon'],
]

/** The rules that hold for a text. */
export const rulesIn = ({ tokens, languages }: Reading, everywhere: ReadonlySet<string>): Rule[] =>
  RULES.filter((rule) => languages.some(({ said }) => holds(rule, said, tokens, everywhere, counting(rule, said))))

/** What the rules that hold for a text say of it. */
export const rulesOn = (reading: Reading, everywhere: ReadonlySet<string>): RulesVerdict =>
  verdictOf(rulesIn(reading, everywhere))

/** The most severe of the rules that hold. */
export function verdictOf(held: readonly Rule[]): RulesVerdict {
  const rulesOf = (category: SafetyCategory) => held.filter((rule) => rule.category === category).length
  const [worst] = held.toSorted(
    (a, b) => rank(a) - rank(b) || rulesOf(b.category) - rulesOf(a.category) || placeOf(a) - placeOf(b),
  )
  const strong = held.filter(({ level, category }) => level === 'urgent' && KILL_WITHIN_THE_HOUR.has(category))
  return {
    level: worst?.level ?? null,
    category: worst?.category ?? null,
    matched: held.map(({ id }) => id),
    isStrong: strong.length > 1,
  }
}

const groupOf = (category: SafetyCategory) => BY_SEVERITY.findIndex((group) => group.includes(category))
const placeOf = ({ category }: Rule) => BY_SEVERITY[groupOf(category)]?.indexOf(category) ?? 0
const rank = ({ level, category }: Rule) => (level === 'urgent' ? 0 : BY_SEVERITY.length) + groupOf(category)

/** What is true of the person as a whole: said anywhere in the text, or known from the advanced info. */
export function factsIn(
  { languages }: Reading,
  advancedInfo: AdvancedInfo | null | undefined,
  today: Date,
): Set<string> {
  const facts = new Set<string>()
  for (const concept of TRUE_OF_THE_PERSON)
    if (
      languages.some(({ said }) =>
        said.get(concept)?.some(({ past, reported }) => !reported && (!past || EVER_SINCE.has(concept))),
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

import type { SafetyCategory } from '@soulsign/contracts'
import type { GuardedHit } from './guards.ts'
import type { Token } from './tokens.ts'

export type Level = 'urgent' | 'card'

/**
 * Rules of one category, one a line: concepts joined by `+` that stand together (`a/b`: either), then `! c/d`: unless
 * one of these stands in the same sentence, then `@n`: within n words (else 26).
 */
export type RuleSheet = Readonly<Partial<Record<SafetyCategory, Readonly<Partial<Record<Level, string>>>>>>

export interface Rule {
  readonly id: string
  readonly category: SafetyCategory
  readonly level: Level
  readonly all: readonly (readonly string[])[]
  readonly unless: readonly string[]
  readonly within: number
}

const WITHIN = 20
/** Words that a rule may span where a sentence ends within. */
const ACROSS_SENTENCES = 10
/** How many words away a harmless cause still explains what is said. */
const EXEMPT_WITHIN = 14

/**
 * Reads rules.
 * @param concepts what each language has words for
 * @throws when a rule names a concept that a language has no words for: people who write in it would go unheard
 */
export function parseRules(sheet: RuleSheet, concepts: Readonly<Record<string, ReadonlySet<string>>>): Rule[] {
  const rules: Rule[] = []
  for (const [category, levels] of Object.entries(sheet))
    for (const [level, lines] of Object.entries(levels))
      for (const line of lines.split('\n').map((each) => each.trim())) {
        if (!line) continue
        const {
          all = '',
          unless = '',
          within,
        } = /^(?<all>[^!@]+)(?:!(?<unless>[^@]+))?(?:@(?<within>\d+))?$/u.exec(line)?.groups ?? {}
        const rule: Rule = {
          id: `${category}.${level}: ${all.trim()}`,
          category: category as SafetyCategory,
          level: level as Level,
          all: all.split('+').map((term) => term.trim().split('/')),
          unless: unless.trim() ? unless.trim().split('/') : [],
          within: within ? Number(within) : WITHIN,
        }
        for (const name of [...rule.all.flat(), ...rule.unless])
          for (const [language, known] of Object.entries(concepts))
            if (!known.has(name)) throw new Error(`Rule "${rule.id}": the ${language} lexicon has no words for ${name}`)
        rules.push(rule)
      }
  return rules
}

/**
 * Do the rule's concepts stand together: in one sentence or two that follow each other, within its number of words?
 * A concept in `everywhere` (what is true of the person, such as a pregnancy) needs no place.
 */
export function holds(
  rule: Rule,
  hits: ReadonlyMap<string, readonly GuardedHit[]>,
  tokens: readonly Token[],
  everywhere: ReadonlySet<string>,
  counts: (hit: GuardedHit) => boolean,
): boolean {
  const said = (concept: string) => everywhere.has(concept) || hits.has(concept)
  if (!rule.all.every((term) => term.some(said))) return false
  const terms: GuardedHit[][] = []
  for (const term of rule.all) {
    if (term.some((concept) => everywhere.has(concept))) continue
    const found = term.flatMap((concept) => (hits.get(concept) ?? []).filter(counts))
    if (found.length === 0) return false
    terms.push(term.length > 1 ? found.sort((a, b) => a.start - b.start) : found)
  }
  if (terms.length === 0) return false
  const exempt = (anchor: GuardedHit) =>
    rule.unless.some((concept) =>
      hits
        .get(concept)
        ?.some(
          ({ start }) =>
            tokens[start]?.sentence === tokens[anchor.start]?.sentence &&
            Math.abs(start - anchor.start) <= EXEMPT_WITHIN,
        ),
    )
  const [anchors = [], ...others] = terms.toSorted((a, b) => a.length - b.length)
  return anchors.some((anchor) => !exempt(anchor) && standTogether([anchor], others, rule.within, tokens))
}

function standTogether(
  chosen: readonly GuardedHit[],
  terms: readonly (readonly GuardedHit[])[],
  within: number,
  tokens: readonly Token[],
): boolean {
  const [term, ...rest] = terms
  if (!term) return true
  const start = Math.min(...chosen.map((hit) => hit.start))
  const end = Math.max(...chosen.map((hit) => hit.end))
  const sentence = tokens[chosen[0]?.start ?? 0]?.sentence ?? 0
  for (let i = firstFrom(term, end - within); i < term.length; i++) {
    const hit = term[i]
    if (!hit || hit.start > start + within) return false
    if (
      hit.end <= start + within &&
      nearby(hit, start, end, (tokens[hit.start]?.sentence ?? 0) - sentence) &&
      chosen.every((other) => hit.end <= other.start || hit.start >= other.end) &&
      standTogether([...chosen, hit], rest, within, tokens)
    )
      return true
  }
  return false
}

/** In the same sentence, or in the next if both are short: "Chest pain. Left arm numb." */
function nearby(hit: GuardedHit, start: number, end: number, sentencesApart: number): boolean {
  if (sentencesApart === 0) return true
  return Math.abs(sentencesApart) === 1 && Math.max(hit.end, end) - Math.min(hit.start, start) <= ACROSS_SENTENCES
}

/** Index of the first hit that starts at `start` or later; the hits are in order. */
function firstFrom(hits: readonly GuardedHit[], start: number): number {
  let low = 0
  let high = hits.length
  while (low < high) {
    const middle = (low + high) >> 1
    if ((hits[middle]?.start ?? 0) < start) low = middle + 1
    else high = middle
  }
  return low
}

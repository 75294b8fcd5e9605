import type { SafetyCategory } from '@soulsign/contracts'
import type { GuardedHit, Token } from '@soulsign/language'
import type { Section } from '@soulsign/language/wordings'

const LEVELS = ['urgent', 'card'] as const
type Level = (typeof LEVELS)[number]

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

const RULE = /^(?<all>[^!@]+)(?:!(?<unless>[^@]+))?(?:@(?<within>\d+))?$/u

/**
 * Reads the rules of one category, one a line under their level: concepts joined by `+` that stand together (`a/b`:
 * either), then `! c/d`: unless one of these stands in the same sentence, then `@n`: within n words (else 20).
 * @param concepts what the lexicon has words for
 * @throws when a rule cannot be read, or names a concept that has no words: people who write of it would go unheard
 */
export function parseRules(
  category: SafetyCategory,
  sections: readonly Section[],
  concepts: ReadonlySet<string>,
): Rule[] {
  return sections.flatMap(({ heading, place, lines }) => {
    const level = LEVELS.find((each) => each === heading)
    if (!level) throw new Error(`${place}: [${heading}] is no level. Use ${LEVELS.join(' or ')}.`)
    return lines.map((line) => {
      const { all, unless = '', within } = RULE.exec(line)?.groups ?? {}
      if (!all) throw new Error(`${place}: "${line}" is no rule. Write: a + b/c ! d @12.`)
      const rule: Rule = {
        id: `${category}.${level}: ${all.trim()}`,
        category,
        level,
        all: all.split('+').map((term) => term.trim().split('/')),
        unless: unless.trim() ? unless.trim().split('/') : [],
        within: within ? Number(within) : WITHIN,
      }
      for (const name of [...rule.all.flat(), ...rule.unless])
        if (!concepts.has(name)) throw new Error(`${place}: rule "${line}": the lexicon has no [${name}].`)
      return rule
    })
  })
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
  const exempt = (anchor: GuardedHit) => rule.unless.some((concept) => stands(hits.get(concept) ?? [], anchor, tokens))
  // Always the first concept of the rule: how often the others stand in a text changes nothing.
  const [anchors = [], ...others] = terms
  return anchors.some((anchor) => !exempt(anchor) && standTogether([anchor], others, rule.within, tokens))
}

/** Does one of these hits, which are in order, stand close to the anchor, in its sentence? */
function stands(hits: readonly GuardedHit[], anchor: GuardedHit, tokens: readonly Token[]): boolean {
  for (let i = firstFrom(hits, anchor.start - EXEMPT_WITHIN); i < hits.length; i++) {
    const { start } = hits[i] as GuardedHit
    if (start > anchor.start + EXEMPT_WITHIN) return false
    if (tokens[start]?.sentence === tokens[anchor.start]?.sentence) return true
  }
  return false
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

import type { Hit } from './concepts.ts'
import type { Token } from './tokens.ts'

/** A hit with what stands around it. */
export interface GuardedHit extends Hit {
  /** Long ago, and nothing says that it is back. */
  readonly past: boolean
  /** From a film, a book, a course or work, not from life. */
  readonly reported: boolean
  /** From a dream. Dreams of death are no film: they do not lower a crisis. */
  readonly dreamt: boolean
  /** A professional has looked at it and found it harmless. */
  readonly assessed: boolean
}

/** How many words may stand between "no" and what it denies; "not" must stand closer. */
const NEGATION_REACH = 3
const CLOSE_NEGATION_REACH = 1
const AFTER_REACH = 2
/** How many words away a film, a dream, a check-up or the past still colours what is said. */
const GUARD_REACH = 8
const CONTINUES_LIST = new Set('or nor o ni oder noch ou nem'.split(' '))
const ENDS_LIST = new Set('and y e und et but pero aber mais mas'.split(' '))

/** The words that belong to an idiom of any of the languages: no other language may take them at their word. */
export const idiomWords = (languages: readonly ReadonlyMap<string, Hit[]>[]): Set<number> =>
  new Set(languages.flatMap((found) => (found.get('idiom') ?? []).flatMap(({ start, end }) => range(start, end))))

/**
 * Drops the hits that are denied or part of an idiom, and marks those that are past, reported or assessed. A guard
 * reaches no further than its own part of the sentence: a harmless sentence elsewhere never lowers anything.
 */
export function applyGuards(
  found: ReadonlyMap<string, Hit[]>,
  tokens: readonly Token[],
  idiom: ReadonlySet<number>,
): Map<string, GuardedHit[]> {
  const of = (concept: string) => found.get(concept) ?? []
  const near = (concept: string) => tokensNear(of(concept), tokens)
  const reported = near('reported')
  const dreamt = near('dreamt')
  const assessed = near('assessed')
  const present = near('present')
  const past = near('past')
  const falseNegation = new Set(of('falseNegator').map(({ start }) => start))
  const denied = deniedTokens(
    [
      ...of('negator').map((hit) => ({ ...hit, reach: NEGATION_REACH })),
      ...of('closeNegator').map((hit) => ({ ...hit, reach: CLOSE_NEGATION_REACH })),
    ].filter(({ start }) => !falseNegation.has(start)),
    tokens,
  )
  for (const { start } of of('negatorAfter'))
    for (let i = Math.max(0, start - AFTER_REACH); i < start; i++)
      if (tokens[i]?.clause === tokens[start]?.clause) denied.set(i, start)

  const guarded = new Map<string, GuardedHit[]>()
  for (const [concept, hits] of found) {
    const kept = hits
      .filter(({ start, end }) => {
        if (range(start, end).some((i) => idiom.has(i))) return false
        const by = denied.get(start)
        return by === undefined || (by >= start && by < end)
      })
      .map((hit) => ({
        ...hit,
        past: past.has(hit.start) && !present.has(hit.start),
        reported: reported.has(hit.start),
        dreamt: dreamt.has(hit.start),
        assessed: assessed.has(hit.start),
      }))
    if (kept.length > 0) guarded.set(concept, kept)
  }
  return guarded
}

/** The tokens that a guard speaks of: those of its own part of the sentence, and in one that runs on only the nearest. */
function tokensNear(guards: readonly Hit[], tokens: readonly Token[]): Set<number> {
  const found = new Set<number>()
  for (const { start, end } of guards)
    for (let i = Math.max(0, start - GUARD_REACH); i < Math.min(tokens.length, end + GUARD_REACH); i++)
      if (tokens[i]?.segment === tokens[start]?.segment) found.add(i)
  return found
}

/** Which tokens a negation denies, and where that negation starts. "No fever, cough or rash" denies all three. */
function deniedTokens(negations: readonly (Hit & { reach: number })[], tokens: readonly Token[]): Map<number, number> {
  const denied = new Map<number, number>()
  for (const { start, end, reach } of negations) {
    const last = tokens[end - 1]
    let left = reach
    for (let i = end; left >= 0 && i < tokens.length; i++) {
      const token = tokens[i]
      if (!token || token.segment !== last?.segment) break
      if (token.clause !== last.clause && !(reach > 1 && listGoesOn(tokens, i))) break
      if (ENDS_LIST.has(token.word)) break
      denied.set(i, start)
      left = CONTINUES_LIST.has(token.word) ? Math.max(left, 2) : left - 1
    }
  }
  return denied
}

/** After a comma: does an "or" follow within three words, so that the list of what is denied goes on? */
function listGoesOn(tokens: readonly Token[], at: number): boolean {
  for (let i = at; i < at + 4; i++) if (/^(?:or|nor|ni|o|oder|ou|nem)$/u.test(tokens[i]?.word ?? '')) return true
  return false
}

const range = (start: number, end: number) => Array.from({ length: end - start }, (_, i) => start + i)

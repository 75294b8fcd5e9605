import type { Hit } from './hit.ts'
import type { Token } from './tokens.ts'

/** A hit with what stands around it. */
export interface GuardedHit extends Hit {
  /** Long ago, and nothing says that it is back. */
  readonly past: boolean
  /** From a film, a book, a course or work, not from life. */
  readonly reported: boolean
  /** From a dream. Dreams of death are no film: they do not lower a crisis. */
  readonly dreamt: boolean
  /** What somebody learns or teaches about: "revising sepsis for the exam". */
  readonly studied: boolean
  /** A professional has looked at it and found it harmless. */
  readonly assessed: boolean
}

/** The hits of one language, by concept. */
export interface Guarded {
  /** What is said to be so, each with what stands around it. */
  readonly said: ReadonlyMap<string, readonly GuardedHit[]>
  /** What is denied, or part of an idiom. */
  readonly denied: ReadonlyMap<string, readonly Hit[]>
}

/** How many words may stand between "no" and what it denies; "not" must stand closer. */
const NEGATION_REACH = 3
const CLOSE_NEGATION_REACH = 1
const AFTER_REACH = 2
/** How many words away a film, a dream, a check-up or the past still colours what is said. */
const GUARD_REACH = 8
/** How many words before "she is grown now" its past may begin. */
const LONGEST_TALE = 30
/** Ages that a length of time can be taken for: "two months". */
const AGES = new Set(['infant', 'youngInfant'])
const CONTINUES_LIST = new Set('or nor o ni oder noch ou nem'.split(' '))
const ENDS_LIST = new Set('and y e und et but pero aber mais mas'.split(' '))

/** How many words after "revising" can name what is revised. */
const STUDY_REACH = 6
/** Here the talk turns from what is studied to the person who studies. */
const FIRST_PERSON = new Set('i me myself yo ich mir mich je j moi eu mim'.split(' '))
const OWN = new Set('my mi mis mein meine meinen mon ma mes meu minha'.split(' '))
/** After these "studying" is what somebody does meanwhile, not what it is about. */
const MEANWHILE = new Set(
  `and with when while for since until makes is was all too so but or cause because y con cuando mientras para pra desde es me porque
  und mit wenn wahrend fur seit ist weil et avec quand pour depuis est e com quando enquanto desde por`.split(/\s+/u),
)

const wordsOf = (hits: readonly Hit[]) => new Set(hits.flatMap(({ start, end }) => range(start, end)))

/** The words that belong to an idiom of any of the languages: no other language may take them at their word. */
export const idiomWords = (languages: readonly ReadonlyMap<string, Hit[]>[]): Set<number> =>
  wordsOf(languages.flatMap((found) => found.get('idiom') ?? []))

/** The words that name what somebody studies or teaches, in any of the languages: "studying sepsis for the exam". */
export const studiedWords = (languages: readonly ReadonlyMap<string, Hit[]>[], tokens: readonly Token[]): Set<number> =>
  topicsOf(
    languages.flatMap((found) => found.get('studied') ?? []),
    tokens,
  )

/**
 * Sets the hits that are denied or part of an idiom apart, and marks those that are past, reported or assessed. A guard
 * reaches no further than its own part of the sentence: a harmless sentence elsewhere never lowers anything.
 */
export function applyGuards(
  found: ReadonlyMap<string, Hit[]>,
  tokens: readonly Token[],
  idiom: ReadonlySet<number>,
  studied: ReadonlySet<number>,
): Guarded {
  const of = (concept: string) => found.get(concept) ?? []
  const near = (concept: string) => tokensNear(of(concept), tokens)
  const reported = near('reported')
  const dreamt = near('dreamt')
  const assessed = near('assessed')
  const present = near('present')
  // 'My chest hurts, I had a bypass in 2015' tells of today first.
  const past = new Set([...tokensNear(of('past'), tokens, 'clause'), ...longOver(of('backThen'), of('grown'), tokens)])
  const lasting = wordsOf(of('duration'))
  const trueNegation = new Set(of('trueNegator').map(({ start }) => start))
  const falseNegation = new Set(
    of('falseNegator')
      .map(({ start }) => start)
      .filter((start) => !trueNegation.has(start)),
  )
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

  const isDenied = (concept: string, { start, end }: Hit) => {
    if (range(start, end).some((i) => idiom.has(i))) return true
    if (AGES.has(concept) && range(start, end).some((i) => lasting.has(i))) return true
    const by = denied.get(start)
    return by !== undefined && (by < start || by >= end)
  }
  const said = new Map<string, GuardedHit[]>()
  const deniedHits = new Map<string, Hit[]>()
  for (const [concept, hits] of found) {
    const out = hits.filter((hit) => isDenied(concept, hit))
    if (out.length > 0) deniedHits.set(concept, out)
    if (out.length === hits.length) continue
    const kept = hits
      .filter((hit) => !out.includes(hit))
      .map((hit) => ({
        ...hit,
        past: past.has(hit.start) && !present.has(hit.start),
        reported: reported.has(hit.start),
        dreamt: dreamt.has(hit.start),
        assessed: assessed.has(hit.start),
        studied: studied.has(hit.start),
      }))
    said.set(concept, kept)
  }
  return { said, denied: deniedHits }
}

/**
 * The tokens that a guard speaks of: those of its own part of the sentence, and in one that runs on only the nearest.
 * @param back how far it reaches back
 */
function tokensNear(
  guards: readonly Hit[],
  tokens: readonly Token[],
  back: 'segment' | 'clause' = 'segment',
): Set<number> {
  const found = new Set<number>()
  for (const { start, end } of guards)
    for (let i = Math.max(0, start - GUARD_REACH); i < Math.min(tokens.length, end + GUARD_REACH); i++) {
      const isWithin = (part: 'segment' | 'clause') => tokens[i]?.[part] === tokens[start]?.[part]
      if (isWithin('segment') && (i >= start || isWithin(back))) found.add(i)
    }
  return found
}

/** The words from the first that tells of studying to the end of the topic, or as far as the talk is of the topic. */
function topicsOf(studies: readonly Hit[], tokens: readonly Token[]): Set<number> {
  const found = new Set<number>()
  for (const { start, end } of studies) {
    const topic = range(start + 1, end).concat(ahead(end, tokens))
    const other = topic.findIndex((i) => FIRST_PERSON.has(tokens[i]?.word ?? ''))
    if (MEANWHILE.has(tokens[start + 1]?.word ?? '')) continue
    for (const i of other < 0 ? topic : topic.slice(0, other)) found.add(i)
  }
  return found
}

const ahead = (end: number, tokens: readonly Token[]) =>
  MEANWHILE.has(tokens[end]?.word ?? '') || OWN.has(tokens[end]?.word ?? '')
    ? []
    : range(end, end + STUDY_REACH).filter((i) => tokens[i]?.clause === tokens[end - 1]?.clause)

/** "I bled when I carried him, he is 20 now": what is told in the past tense before a child that has since grown up. */
function longOver(then: readonly Hit[], grown: readonly Hit[], tokens: readonly Token[]): Set<number> {
  const begins = new Set(then.map(({ start }) => start))
  const found = new Set<number>()
  for (const { start: until, end } of grown) {
    const sentence = range(Math.max(0, until - LONGEST_TALE), until).filter(
      (i) => tokens[i]?.sentence === tokens[until]?.sentence,
    )
    const first = sentence.find((i) => begins.has(i))
    if (first === undefined) continue
    for (const i of sentence) if (i >= first || tokens[i]?.clause === tokens[first]?.clause) found.add(i)
    for (const i of range(until, end)) found.add(i)
  }
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

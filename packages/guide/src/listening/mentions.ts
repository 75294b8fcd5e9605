import { type Bag, bagFrom, type Reading } from '@soulsign/language/reader'

/** A place where a concept of the guide stands. */
export interface Mention {
  readonly concept: string
  readonly start: number
  readonly end: number
  readonly live: boolean
  /** It is denied, or part of an idiom. */
  readonly denied: boolean
}

/** How many words around a mention tell whether it is what troubles the person. */
const AROUND = 8
const CLOSE = 3
const SIGNS = ['hurts', 'lasting', 'aside', 'other', 'mine'] as const
type Sign = (typeof SIGNS)[number]
const NEGATORS = ['negator', 'closeNegator'] as const
/** How many words after a negation still belong to it. */
const NEGATED = 4

/** What a text mentions, and what stands around each mention. */
export class Mentions {
  readonly #reading: Reading
  /** By concept, each of its places once, whatever languages know it. */
  readonly #places: ReadonlyMap<string, readonly Mention[]>
  /** By sentence, the concepts that stand in it. */
  readonly #besides = new Map<number, Set<string>>()
  /** By sign, the clauses in which it stands. */
  readonly signs: Record<Sign, ReadonlySet<number>>

  constructor(reading: Reading) {
    this.#reading = reading
    this.#places = placesIn(reading)
    for (const [concept, list] of this.#places)
      for (const { start } of list) {
        const sentence = reading.tokens[start]?.sentence ?? 0
        const concepts = this.#besides.get(sentence)
        if (concepts) concepts.add(concept)
        else this.#besides.set(sentence, new Set([concept]))
      }
    const clausesOf = (sign: Sign) => new Set(this.of(`sign:${sign}`).map((mention) => this.clauseOf(mention)))
    this.signs = {
      hurts: clausesOf('hurts'),
      lasting: clausesOf('lasting'),
      aside: clausesOf('aside'),
      other: clausesOf('other'),
      mine: clausesOf('mine'),
    }
  }

  of = (concept: string): readonly Mention[] => this.#places.get(concept) ?? []
  clauseOf = ({ start }: Pick<Mention, 'start'>): number => this.#reading.tokens[start]?.clause ?? -1

  /** The concepts that are said to be so. */
  live(): Set<string> {
    return new Set([...this.#places].filter(([, list]) => list.some(({ live }) => live)).map(([concept]) => concept))
  }

  /** What stands around a mention, and tells whether it is what troubles the person. */
  around({ concept, start, end, live }: Mention): Bag {
    const { tokens } = this.#reading
    const sentence = tokens[start]?.sentence ?? 0
    const last = tokens.at(-1)?.sentence ?? 0
    const features = new Set([concept, `${concept} ${live}`, `live ${live}`])
    const place = last === 0 ? 'only' : sentence === 0 ? 'first' : sentence === last ? 'last' : 'middle'
    features.add(`place ${place}`)
    for (let at = start; at < end; at++) features.add(`${concept} as ${tokens[at]?.word}`)
    for (let at = Math.max(0, start - AROUND); at < Math.min(tokens.length, end + AROUND); at++) {
      const token = tokens[at]
      if (!token || token.sentence !== sentence || (at >= start && at < end)) continue
      const side = at < start ? 'before' : 'after'
      features.add(`near ${token.word}`)
      features.add(`${side} ${token.word}`)
      if (token.clause === tokens[start]?.clause) features.add(`with ${token.word}`)
      if (at >= start - CLOSE && at < end + CLOSE) features.add(`close ${token.word}`)
      const next = tokens[at + 1]
      if (next?.sentence === sentence) features.add(`near ${token.word} ${next.word}`)
    }
    for (const sign of SIGNS) if (this.signs[sign].has(this.clauseOf({ start }))) features.add(`sign ${sign}`)
    for (const other of this.#besides.get(sentence) ?? []) if (other !== concept) features.add(`beside ${other}`)
    return bagFrom(features)
  }
}

function placesIn({ languages, tokens }: Reading): Map<string, Mention[]> {
  const found = new Map<string, Map<number, Mention>>()
  const add = (mention: Mention) => {
    const places = found.get(mention.concept) ?? new Map<number, Mention>()
    const known = places.get(mention.start)
    // What one language denies ('no cancer') another may not know as a denial.
    if (!known || mention.denied || (!known.denied && (mention.end > known.end || (mention.live && !known.live))))
      places.set(mention.start, mention)
    found.set(mention.concept, places)
  }
  for (const { said, denied } of languages) {
    for (const [concept, hits] of said)
      if (concept.includes(':'))
        for (const { start, end, past, reported, dreamt, studied } of hits)
          add({ concept, start, end, live: !(past || reported || dreamt || studied), denied: false })
    const idioms = denied.get('idiom') ?? []
    const negators = NEGATORS.flatMap((negator) => said.get(negator) ?? [])
    for (const [concept, hits] of denied)
      if (concept.includes(':'))
        for (const { start, end } of hits) {
          // A wording that has the whole idiom means it: 'a lump in my throat' is one.
          const isMeant =
            idioms.some((idiom) => idiom.start >= start && idiom.end <= end) &&
            !negators.some(
              (no) => no.end <= start && start - no.end < NEGATED && tokens[no.start]?.clause === tokens[start]?.clause,
            )
          add({ concept, start, end, live: isMeant, denied: !isMeant })
        }
  }
  return new Map([...found].map(([concept, places]) => [concept, [...places.values()]]))
}

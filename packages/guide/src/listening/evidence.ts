import type { SymptomType } from '@soulsign/contracts'
import { type Bag, type LinearModel, type Reading, type Sentence, scoreOf } from '@soulsign/language/reader'
import { KEYS, type Kind, NONE, SOURCES, suits } from './kinds.ts'
import { Mentions } from './mentions.ts'
import { scoresOf, type TextScores } from './text-scores.ts'

/** How far each concept can be trusted to name what it says, as the logarithm of odds. */
export type Trust = ReadonlyMap<string, number>

/** A theme or a situation that a text may be about, with what speaks for it. */
export interface Candidate {
  readonly key: string
  readonly evidence: Float64Array
}

/** What is seen of a candidate. Both kinds share the list; some entries are of no use to one of them. */
const EVIDENCE = [
  'whole text',
  'best sentence',
  'is the best',
  'trust in what is said',
  'trust in the words',
  'said more than once',
  'share of what is said',
  'only guarded',
  'in the first sentence',
  'in the last sentence',
  'length of the wording',
  'hurts',
  'lasts',
  'mentioned aside',
  'of somebody else',
  'of the person',
  'best mention',
  'best mention above the others',
  'all mentions',
  'worst mention',
  'suits the type',
  'is general',
  'nothing is said of any',
  'none in the whole text',
  'none in the best sentence',
  'one',
] as const
export const EVIDENCE_SIZE = EVIDENCE.length

/** What a mention says that is none. */
const LEAST = -1.5
/** How many of the likeliest by the model alone are considered beside what is named. */
const LIKELIEST = 20
/** A theme that is not named and scores less is only what a text without any sign is likeliest to be about. */
const FAINT = -0.5

/** In a text of so few words, what is named as what troubles the person is what it is about. */
const SHORT = 12

/** What a text says for each theme or situation that it names, and for those that the model finds likeliest. */
export class Evidence {
  readonly #reading: Reading
  readonly #sentences: readonly Sentence[]
  readonly #mentions: Mentions
  #scored: { model: LinearModel; scores: Record<Kind, TextScores> } | undefined

  constructor(reading: Reading, sentences: readonly Sentence[]) {
    this.#reading = reading
    this.#sentences = sentences
    this.#mentions = new Mentions(reading)
  }

  /** Each mention of what is asked about, with what stands around it. */
  mentionsOf(kind: Kind): { readonly key: string; readonly bag: Bag }[] {
    return SOURCES[kind].flatMap((source) =>
      KEYS[kind].flatMap((key) =>
        this.#mentions.of(`${source}:${key}`).map((mention) => ({ key, bag: this.#mentions.around(mention) })),
      ),
    )
  }

  /** The concepts that are said to be so, for how far they can be trusted. */
  live(): Set<string> {
    return this.#mentions.live()
  }

  /** Whether one of the themes is the person's own, in so many words: 'my diabetes', 'ich habe Krebs'. */
  isOwn(themes: readonly string[]): boolean {
    const { mine, other, aside } = this.#mentions.signs
    return themes.some((key) =>
      this.#mentions.of(`theme:${key}`).some((mention) => {
        const clause = this.#mentions.clauseOf(mention)
        return mention.live && mine.has(clause) && !other.has(clause) && !aside.has(clause)
      }),
    )
  }

  /** The themes that a short text names as what is so. A long one names others beside what it is about. */
  namedInShort(): ReadonlySet<string> {
    if (this.#reading.tokens.length > SHORT) return new Set()
    const isSo = (key: string) => this.#mentions.of(`theme:${key}`).some(({ live }) => live)
    return new Set(KEYS.theme.filter((key) => !key.startsWith('general_') && isSo(key)))
  }

  /** What may be what is asked about, each with what speaks for it. */
  candidates(kind: Kind, type: SymptomType, model: LinearModel, mentionModel: LinearModel, trust: Trust): Candidate[] {
    const { whole, best } = this.#scores(model)[kind]
    const { signs } = this.#mentions
    const heard = new Map<string, number[]>()
    for (const { key, bag } of this.mentionsOf(kind)) {
      const score = scoreOf(bag, mentionModel)
      const list = heard.get(key)
      if (list) list.push(score)
      else heard.set(key, [score])
    }
    const bestOf = (key: string) => Math.max(LEAST, ...(heard.get(key) ?? []))
    const loudest = [...heard.keys()].map((key) => bestOf(key)).sort((a, b) => b - a)
    const sources = SOURCES[kind]
    const liveIn = (concept: string) => this.#mentions.of(concept).filter(({ live }) => live).length
    let total = 0
    for (const key of KEYS[kind]) total += liveIn(`${sources[0]}:${key}`)
    const byScore = [...whole].filter(([key]) => key !== NONE).sort(([, a], [, b]) => b - a)
    const likeliest = new Set(byScore.slice(0, LIKELIEST).map(([key]) => key))
    const top = byScore[0]?.[0]
    const { tokens } = this.#reading
    const first = tokens[0]?.sentence
    const last = tokens.at(-1)?.sentence
    const found = KEYS[kind].flatMap((key) => {
      const mentions = sources.flatMap((source) => this.#mentions.of(`${source}:${key}`))
      const isFaint = kind === 'theme' && Math.max(whole.get(key) ?? 0, best.get(key) ?? 0) < FAINT
      if (mentions.length === 0 && (!likeliest.has(key) || isFaint) && !key.startsWith('general_')) return []
      // What is only denied is never what troubles the person.
      if (mentions.length > 0 && mentions.every(({ denied }) => denied)) return []
      const live = mentions.filter((mention) => mention.live)
      const said = liveIn(`${sources[0]}:${key}`)
      const trusted = (source: string | undefined) =>
        source !== undefined && liveIn(`${source}:${key}`) > 0 ? (trust.get(`${source}:${key}`) ?? 0) : 0
      const clauses = live.map((mention) => this.#mentions.clauseOf(mention))
      const share = (clausesOf: ReadonlySet<number>) =>
        clauses.length === 0 ? 0 : clauses.filter((clause) => clausesOf.has(clause)).length / clauses.length
      const inSentence = (number: number | undefined) =>
        Number(live.some(({ start }) => tokens[start]?.sentence === number))
      const longest = Math.max(0, ...live.map(({ start, end }) => lengthOf(tokens, start, end)))
      const evidence = Float64Array.of(
        whole.get(key) ?? 0,
        best.get(key) ?? 0,
        Number(key === top),
        trusted(sources[0]),
        trusted(sources[1]),
        Math.min(2, Math.max(0, said - 1)) / 2,
        total === 0 ? 0 : said / total,
        Number(mentions.length > 0 && live.length === 0),
        inSentence(first),
        inSentence(last),
        Math.min(2, longest / 12),
        share(signs.hurts),
        share(signs.lasting),
        share(signs.aside),
        share(signs.other),
        share(signs.mine),
        bestOf(key),
        bestOf(key) - (bestOf(key) === loudest[0] ? (loudest[1] ?? LEAST) : (loudest[0] ?? LEAST)),
        Math.min(
          4,
          (heard.get(key) ?? []).reduce((sum, score) => sum + Math.max(0, score - LEAST), 0),
        ),
        Math.min(1, ...(heard.get(key) ?? [])),
        kind === 'theme' ? Number(suits(key, type)) : 0,
        Number(key.startsWith('general_')),
        Number(total === 0),
        0,
        0,
        1,
      )
      return [{ key, evidence }]
    })
    if (kind === 'theme') return found
    const none = new Float64Array(EVIDENCE_SIZE)
    none[EVIDENCE.indexOf('none in the whole text')] = whole.get(NONE) ?? 0
    none[EVIDENCE.indexOf('none in the best sentence')] = best.get(NONE) ?? 0
    none[EVIDENCE.indexOf('is general')] = 1
    none[EVIDENCE.indexOf('nothing is said of any')] = Number(total === 0)
    // A long text has room for more than the complaint.
    none[EVIDENCE.indexOf('length of the wording')] = Math.min(2, tokens.length / 100)
    return [...found, { key: NONE, evidence: none }]
  }

  #scores(model: LinearModel): Record<Kind, TextScores> {
    if (this.#scored?.model !== model) this.#scored = { model, scores: scoresOf(model, this.#sentences) }
    return this.#scored.scores
  }
}

const lengthOf = (tokens: Reading['tokens'], start: number, end: number) => {
  let length = 0
  for (let at = start; at < end; at++) length += tokens[at]?.word.length ?? 0
  return length
}

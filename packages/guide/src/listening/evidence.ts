import type { SymptomType } from '@soulsign/contracts'
import {
  type Bag,
  bagFrom,
  type LinearModel,
  type Reading,
  Scores,
  type Sentence,
  scoreOf,
} from '@soulsign/language/reader'
import { lexicon } from '../lexicon.ts'
import { SITUATIONS } from './situations.ts'

/** What is asked about: which theme, or which situation. */
export type Kind = 'theme' | 'life'

/** How far each concept can be trusted to name what it says, as the logarithm of odds. */
export type Trust = ReadonlyMap<string, number>

/** A theme or a situation that a text may be about, with what speaks for it. */
export interface Candidate {
  readonly key: string
  readonly evidence: Float64Array
}

/** By kind, the concepts that name it: what people say, and the words of the lexicon. */
export const SOURCES = { theme: ['says', 'theme'], life: ['life'] } as const

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

const areas = new Map(lexicon.entries.map(({ key, area }) => [key, area]))
/** Areas that suit either type. */
const OF_BOTH = new Set(['energy', 'sleep', 'whole_body', 'immune'])
const KEYS: Record<Kind, readonly string[]> = {
  theme: lexicon.entries.map(({ key }) => key),
  life: Object.keys(SITUATIONS),
}

/** Whether a theme suits the type that the person chose. */
function suits(theme: string, type: SymptomType): boolean {
  const area = areas.get(theme) ?? ''
  return OF_BOTH.has(area) || (area === 'mind') === (type !== 'physical')
}

interface Mention {
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

/** Where the concepts of the guide stand, each place once, whatever languages know it. */
function mentionsIn({ languages }: Reading): Map<string, Mention[]> {
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
    for (const [concept, hits] of denied)
      if (concept.includes(':'))
        for (const { start, end } of hits) add({ concept, start, end, live: false, denied: true })
  }
  return new Map([...found].map(([concept, places]) => [concept, [...places.values()]]))
}

/** The text tells of no situation. */
export const NONE = 'none'
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
  readonly #mentions: ReadonlyMap<string, readonly Mention[]>
  /** By sentence, the concepts that stand in it. */
  readonly #besides = new Map<number, Set<string>>()
  readonly #signs: Record<'hurts' | 'lasting' | 'aside' | 'other' | 'mine', ReadonlySet<number>>

  constructor(reading: Reading, sentences: readonly Sentence[]) {
    this.#reading = reading
    this.#sentences = sentences
    this.#mentions = mentionsIn(reading)
    for (const [concept, list] of this.#mentions)
      for (const { start } of list) {
        const sentence = reading.tokens[start]?.sentence ?? 0
        const concepts = this.#besides.get(sentence)
        if (concepts) concepts.add(concept)
        else this.#besides.set(sentence, new Set([concept]))
      }
    const clausesOf = (sign: string) =>
      new Set((this.#mentions.get(`sign:${sign}`) ?? []).map(({ start }) => reading.tokens[start]?.clause ?? -1))
    this.#signs = {
      hurts: clausesOf('hurts'),
      lasting: clausesOf('lasting'),
      aside: clausesOf('aside'),
      other: clausesOf('other'),
      mine: clausesOf('mine'),
    }
  }

  /** Each mention of what is asked about, with what stands around it. */
  mentionsOf(kind: Kind): { readonly key: string; readonly bag: Bag }[] {
    return SOURCES[kind].flatMap((source) =>
      KEYS[kind].flatMap((key) =>
        (this.#mentions.get(`${source}:${key}`) ?? []).map((mention) => ({ key, bag: this.#around(mention) })),
      ),
    )
  }

  #around({ concept, start, end, live }: Mention): Bag {
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
    for (const [sign, clauses] of Object.entries(this.#signs))
      if (clauses.has(tokens[start]?.clause ?? -1)) features.add(`sign ${sign}`)
    for (const other of this.#besides.get(sentence) ?? []) if (other !== concept) features.add(`beside ${other}`)
    return bagFrom(features)
  }

  /** The concepts that are said to be so, for how far they can be trusted. */
  live(): Set<string> {
    return new Set([...this.#mentions].filter(([, list]) => list.some(({ live }) => live)).map(([concept]) => concept))
  }

  /** Whether one of the themes is the person's own, in so many words: 'my diabetes', 'ich habe Krebs'. */
  isOwn(themes: readonly string[]): boolean {
    return themes.some((key) =>
      (this.#mentions.get(`theme:${key}`) ?? []).some(({ start, live }) => {
        const clause = this.#reading.tokens[start]?.clause ?? -1
        return live && this.#signs.mine.has(clause) && !this.#signs.other.has(clause) && !this.#signs.aside.has(clause)
      }),
    )
  }

  /** The themes that a short text names as what is so. A long one names others beside what it is about. */
  namedInShort(): ReadonlySet<string> {
    if (this.#reading.tokens.length > SHORT) return new Set()
    const isSo = (key: string) => this.#mentions.get(`theme:${key}`)?.some(({ live }) => live)
    return new Set(KEYS.theme.filter((key) => !key.startsWith('general_') && isSo(key)))
  }

  candidates(kind: Kind, type: SymptomType, model: LinearModel, mentionModel: LinearModel, trust: Trust): Candidate[] {
    const { whole, best } = this.#scores(kind, model)
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
    const liveIn = (concept: string) => (this.#mentions.get(concept) ?? []).filter(({ live }) => live).length
    let total = 0
    for (const key of KEYS[kind]) total += liveIn(`${sources[0]}:${key}`)
    const byScore = [...whole].filter(([key]) => key !== NONE).sort(([, a], [, b]) => b - a)
    const likeliest = new Set(byScore.slice(0, LIKELIEST).map(([key]) => key))
    const top = byScore[0]?.[0]
    const { tokens } = this.#reading
    const first = tokens[0]?.sentence
    const last = tokens.at(-1)?.sentence
    const found = KEYS[kind].flatMap((key) => {
      const mentions = sources.flatMap((source) => this.#mentions.get(`${source}:${key}`) ?? [])
      const isFaint = kind === 'theme' && Math.max(whole.get(key) ?? 0, best.get(key) ?? 0) < FAINT
      if (mentions.length === 0 && (!likeliest.has(key) || isFaint) && !key.startsWith('general_')) return []
      // What is only denied is never what troubles the person.
      if (mentions.length > 0 && mentions.every(({ denied }) => denied)) return []
      const live = mentions.filter((mention) => mention.live)
      const said = liveIn(`${sources[0]}:${key}`)
      const trusted = (source: string | undefined) =>
        source !== undefined && liveIn(`${source}:${key}`) > 0 ? (trust.get(`${source}:${key}`) ?? 0) : 0
      const clauses = live.map(({ start }) => tokens[start]?.clause ?? -1)
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
        share(this.#signs.hurts),
        share(this.#signs.lasting),
        share(this.#signs.aside),
        share(this.#signs.other),
        share(this.#signs.mine),
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

  /** By head, the model's score for the whole text, and for the sentence where it is highest. */
  #scored: { model: LinearModel; whole: Float64Array; best: Float64Array } | undefined

  #score(model: LinearModel) {
    if (this.#scored?.model === model) return this.#scored
    const scores = new Scores(model, this.#sentences)
    const whole = scores.of(0, this.#sentences.length)
    const best = whole.slice()
    if (this.#sentences.length > 1) best.fill(Number.NEGATIVE_INFINITY)
    if (this.#sentences.length > 1)
      for (let at = 0; at < this.#sentences.length; at++)
        for (const [head, score] of scores.of(at, at + 1).entries())
          if (score > (best[head] as number)) best[head] = score
    this.#scored = { model, whole, best }
    return this.#scored
  }

  /** By key, the model's score for the whole text, and for the sentence where it is highest. */
  #scores(kind: Kind, model: LinearModel): { whole: Map<string, number>; best: Map<string, number> } {
    const { whole, best } = this.#score(model)
    const named = (values: Float64Array) =>
      new Map(
        model.heads.flatMap((head, i): [string, number][] =>
          head.startsWith(`${kind}:`) ? [[head.slice(kind.length + 1), values[i] as number]] : [],
        ),
      )
    return { whole: named(whole), best: named(best) }
  }
}

const lengthOf = (tokens: Reading['tokens'], start: number, end: number) => {
  let length = 0
  for (let at = start; at < end; at++) length += tokens[at]?.word.length ?? 0
  return length
}

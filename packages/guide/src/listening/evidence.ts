import type { SymptomType } from '@soulsign/contracts'
import { type Bag, type LinearModel, type Reading, type Sentence, scoreOf } from '@soulsign/language/reader'
import { KEYS, type Kind, NONE, SOURCES, suits } from './kinds.ts'
import { Mentions } from './mentions.ts'
import { type Place, placeIn } from './places.ts'
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
  'above the others',
  'said and read',
  'goes with the theme',
  'the likeliest in the whole text',
  'the likeliest in a sentence',
  'the likeliest mention',
] as const
export const EVIDENCE_SIZE = EVIDENCE.length
/** Where each piece of evidence stands. */
const AT = Object.fromEntries(EVIDENCE.map((name, at) => [name, at])) as Record<(typeof EVIDENCE)[number], number>

/** What the readers have learned about single texts and mentions. */
export interface Readers {
  readonly texts: LinearModel
  readonly mentions: LinearModel
  readonly trust: Trust
}

/** What a mention says that is none. */
const LEAST = -1.5
/** How many of the likeliest by the model alone are considered beside what is named. */
const LIKELIEST = 20
/** A theme that is not named and scores less is only what a text without any sign is likeliest to be about. */
const FAINT = -0.5

/** A text of so few words is about the complaint that it names. */
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

  /** Whether one of the concepts is in the text in any way, denied or not. */
  mentionsAny(concepts: readonly string[]): boolean {
    return concepts.some((concept) => this.#mentions.of(concept).length > 0)
  }

  /** Where it comes, if the words say so. */
  place(): Place | null {
    return placeIn(this.#mentions)
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

  /** Whether a theme is only told of others: 'my sister has leukaemia'. */
  isOfAnother(theme: string): boolean {
    const { other } = this.#mentions.signs
    const live = SOURCES.theme.flatMap((source) => this.#mentions.of(`${source}:${theme}`)).filter(({ live }) => live)
    return live.length > 0 && live.every((mention) => other.has(this.#mentions.clauseOf(mention)))
  }

  /** The themes that hurt the person, in so many words: 'my neck is stiff'. */
  hurting(): ReadonlySet<string> {
    const { hurts, other, aside } = this.#mentions.signs
    const isHurting = (key: string) =>
      SOURCES.theme
        .flatMap((source) => this.#mentions.of(`${source}:${key}`))
        .some((mention) => {
          const clause = this.#mentions.clauseOf(mention)
          return mention.live && hurts.has(clause) && !other.has(clause) && !aside.has(clause)
        })
    return new Set(KEYS.theme.filter((key) => !key.startsWith('general_') && isHurting(key)))
  }

  /** Whether a theme hurts the person in words that look like a tale: 'scripts to mark, and my eyes are burning'. */
  hurtsOwn(theme: string): boolean {
    const { hurts, mine } = this.#mentions.signs
    return SOURCES.theme
      .flatMap((source) => this.#mentions.of(`${source}:${theme}`))
      .some((mention) => {
        const clause = this.#mentions.clauseOf(mention)
        return !mention.live && !mention.denied && hurts.has(clause) && mine.has(clause)
      })
  }

  /** The themes that a short text names as what is so. A long one names others beside what it is about. */
  namedInShort(): ReadonlySet<string> {
    if (this.#reading.tokens.length > SHORT) return new Set()
    const themes = KEYS.theme.filter((key) => !key.startsWith('general_'))
    const said = themes.flatMap((key) =>
      SOURCES.theme.flatMap((source) => this.#mentions.of(`${source}:${key}`)).map((mention) => ({ key, ...mention })),
    )
    const named = themes.flatMap((key) => this.#mentions.of(`theme:${key}`)).filter(({ live }) => live)
    // 'My heart pounds' names no heavy heart, though 'heart' alone does.
    return new Set(
      named.flatMap((name) => {
        const wider = said.filter(({ live, start, end }) => live && start <= name.start && end >= name.end)
        const widest = Math.max(...wider.map(({ start, end }) => end - start))
        return wider.flatMap(({ key, start, end }) => (end - start === widest ? [key] : []))
      }),
    )
  }

  /** Whether a short text describes a theme in more than a word: it is about something, even if it names nothing. */
  describesInShort(): boolean {
    if (this.#reading.tokens.length > SHORT) return false
    const isDescribed = (key: string) =>
      this.#mentions.of(`says:${key}`).some(({ live, start, end }) => live && end - start > 1)
    return KEYS.theme.some((key) => !key.startsWith('general_') && isDescribed(key))
  }

  /** The themes that it may be about, each with what speaks for it. */
  themes(type: SymptomType, readers: Readers): Candidate[] {
    return this.#candidates('theme', readers).map(({ key, evidence }) => {
      evidence[AT['suits the type']] = Number(suits(key, type))
      return { key, evidence }
    })
  }

  /**
   * The situations that it may tell of, and that there is none, each with what speaks for it.
   * @param goesWith how much likelier a situation is with the themes that were heard
   */
  situations(readers: Readers, goesWith: (situation: string) => number): Candidate[] {
    const found = this.#candidates('life', readers)
    const of = (name: keyof typeof AT) => found.map(({ evidence }) => evidence[AT[name]] as number)
    const [first = 0, second = first] = of('whole text').sort((a, b) => b - a)
    const { whole, best } = this.#scores(readers.texts).life
    const none = new Float64Array(EVIDENCE_SIZE)
    none[AT['none in the whole text']] = whole.get(NONE) ?? 0
    none[AT['none in the best sentence']] = best.get(NONE) ?? 0
    none[AT['is general']] = 1
    none[AT['nothing is said of any']] = found[0]?.evidence[AT['nothing is said of any']] ?? 1
    // A long text has room for more than the complaint.
    none[AT['length of the wording']] = Math.min(2, this.#reading.tokens.length / 100)
    none[AT['the likeliest in the whole text']] = first
    none[AT['the likeliest in a sentence']] = Math.max(...of('best sentence'))
    none[AT['the likeliest mention']] = Math.max(LEAST, ...of('best mention'))
    for (const { evidence } of found) {
      const score = evidence[AT['whole text']] as number
      evidence[AT['above the others']] = score - (score === first ? second : first)
      // One word may name a place in passing; what is named and also reads like it seldom is.
      evidence[AT['said and read']] =
        Math.max(0, evidence[AT['best sentence']] as number) * ((evidence[AT['best mention']] as number) - LEAST)
    }
    const all = [...found, { key: NONE, evidence: none }]
    for (const { key, evidence } of all) evidence[AT['goes with the theme']] = goesWith(key)
    return all
  }

  #candidates(kind: Kind, { texts, mentions: mentionModel, trust }: Readers): Candidate[] {
    const { whole, best } = this.#scores(texts)[kind]
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
    return KEYS[kind].flatMap((key) => {
      const mentions = sources.flatMap((source) => this.#mentions.of(`${source}:${key}`))
      const isFaint = kind === 'theme' && Math.max(whole.get(key) ?? 0, best.get(key) ?? 0) < FAINT
      if (mentions.length === 0 && (!likeliest.has(key) || isFaint) && !key.startsWith('general_')) return []
      // A theme that is only denied does not trouble the person.
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
      const evidence = new Float64Array(EVIDENCE_SIZE)
      const seen: Partial<Record<keyof typeof AT, number>> = {
        'whole text': whole.get(key) ?? 0,
        'best sentence': best.get(key) ?? 0,
        'is the best': Number(key === top),
        'trust in what is said': trusted(sources[0]),
        'trust in the words': trusted(sources[1]),
        'said more than once': Math.min(2, Math.max(0, said - 1)) / 2,
        'share of what is said': total === 0 ? 0 : said / total,
        'only guarded': Number(mentions.length > 0 && live.length === 0),
        'in the first sentence': inSentence(first),
        'in the last sentence': inSentence(last),
        'length of the wording': Math.min(2, longest / 12),
        hurts: share(signs.hurts),
        lasts: share(signs.lasting),
        'mentioned aside': share(signs.aside),
        'of somebody else': share(signs.other),
        'of the person': share(signs.mine),
        'best mention': bestOf(key),
        'best mention above the others':
          bestOf(key) - (bestOf(key) === loudest[0] ? (loudest[1] ?? LEAST) : (loudest[0] ?? LEAST)),
        'all mentions': Math.min(
          4,
          (heard.get(key) ?? []).reduce((sum, score) => sum + Math.max(0, score - LEAST), 0),
        ),
        'worst mention': Math.min(1, ...(heard.get(key) ?? [])),
        'is general': Number(key.startsWith('general_')),
        'nothing is said of any': Number(total === 0),
        one: 1,
      }
      for (const [name, value] of Object.entries(seen)) evidence[AT[name as keyof typeof AT]] = value
      return [{ key, evidence }]
    })
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
